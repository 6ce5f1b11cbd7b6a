/** Whether an error of Node or of a driver carries that code: `ENOENT`, `57P01`. */
export function hasCode(error: unknown, ...codes: string[]): error is { code: string } {
  if (typeof error !== 'object' || error === null || !('code' in error)) return false;
  return codes.some((code) => code === error.code);
}

/** Whether the operating system refused something, such as the opening of a file. */
export function isSystemError(error: unknown): boolean {
  return error instanceof Error && 'syscall' in error;
}
