/** A file of tests, relative to the repository or to its suite, and how long it took. */
export type TestFile = { file: string; seconds: number };

/** How many files a suite names: with them, what grew is found without running it again. */
const NAMED = 5;

/** The files that took longest, one a line, longest first. */
export function slowestFiles(files: readonly TestFile[]): string[] {
  return [...files]
    .sort((one, other) => other.seconds - one.seconds)
    .slice(0, NAMED)
    .map(({ file, seconds }) => `${seconds.toFixed(0).padStart(5)} s  ${file}`);
}
