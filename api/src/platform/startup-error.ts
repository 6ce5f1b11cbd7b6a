/** Something the operator can mend: its message is one French sentence, printed without a stack. */
export class StartupError extends Error {
  override name = 'StartupError';
}
