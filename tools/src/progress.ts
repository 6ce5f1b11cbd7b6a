import { say } from './say';
/** Says what a command is doing, and how long each step took. */
export async function step<Result>(
  label: string,
  work: () => Promise<Result>,
  done: (result: Result) => string = () => label,
): Promise<Result> {
  const started = performance.now();
  const result = await work();
  say(`✓ ${done(result)} (${seconds(started)})`);
  return result;
}

function seconds(started: number): string {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`;
}
