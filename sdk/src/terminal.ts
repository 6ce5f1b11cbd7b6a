/** Prints one line for the person at the terminal. */
export function print(text: string): void {
  process.stdout.write(`${text}\n`);
}

/** Prints one line on the error stream. */
export function printError(text: string): void {
  process.stderr.write(`${text}\n`);
}

/** Runs one step of a command and prints its name and duration when it is done. */
export async function step<Result>(
  label: string,
  work: () => Promise<Result>,
  done: (result: Result) => string = () => label,
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  print(`✓ ${done(result)} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return result;
}
