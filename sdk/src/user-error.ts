/** An error whose message is one clear sentence for the person at the terminal; shown without a stack. */
export class UserError extends Error {
  constructor(message: string) {
    super(message);
    this.name = 'UserError';
  }
}
