import { type ChildProcess, spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import { binary } from '../child';

/**
 * Has TypeScript check projects again and again as their files change, in a process of its own that gives way to builds.
 * @param from folder in which the compiler is looked for
 * @param report is told all errors, in the compiler's own words, whenever a check ends
 * @returns the function that ends it
 */
export function watchTypes(
  from: string,
  projects: readonly string[],
  report: (errors: string[]) => void,
): () => void {
  const child: ChildProcess = spawn(
    process.execPath,
    [
      binary('typescript#tsc', from),
      '-b',
      '-w',
      '--preserveWatchOutput',
      '--pretty',
      'false',
      ...projects,
    ],
    { stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  const read = readChecks(report);
  child.stdout?.setEncoding('utf8').on('data', read);
  const end = () => void child.kill();
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}

/** Reads the compiler's output as it comes, in whatever pieces. */
export function readChecks(report: (errors: string[]) => void): (text: string) => void {
  let rest = '';
  let errors: string[] = [];
  return (text) => {
    const lines = (rest + text).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (/error TS\d+:/.test(line)) errors.push(line.trim());
      // the details of the error before
      else if (/^\s+\S/.test(line) && errors.length > 0) errors.push(line.trimEnd());
      else if (/ - Found \d+ errors?\./.test(line)) {
        report(errors);
        errors = [];
      }
    }
  };
}
