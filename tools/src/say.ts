/** Tells the person at the terminal one thing, on a line of its own. */
export function say(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** The same for what went wrong, on the error stream. */
export function complain(text: string): void {
  process.stderr.write(`${text}\n`);
}
