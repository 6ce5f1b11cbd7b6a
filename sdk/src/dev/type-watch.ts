import { type ChildProcess, spawn } from 'node:child_process';
import { statSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { constants, setPriority } from 'node:os';
import { join } from 'node:path';
import { hasCode } from '@mosta/release/error-code';
import { binary } from '../child';

/**
 * Has TypeScript check projects again and again as their files change, in a process of its own that gives way to builds.
 * @param from folder in which the compiler is looked for
 * @param projects their folders, with the sources in `src`
 * @param report is told all errors, in the compiler's own words, whenever a check ends
 * @returns the function that ends it
 */
export function watchTypes(
  from: string,
  projects: readonly string[],
  report: (errors: string[]) => void,
): () => void {
  let child = startCompiler(from, projects);
  let ended = false;
  const watch = () => {
    const started = Date.now();
    let checks = 0;
    const read = readChecks((errors) => {
      report(errors);
      checks += 1;
      if (checks === 1) void restartIfMissed(started);
    });
    child.stdout?.setEncoding('utf8').on('data', read);
  };
  // The compiler watches files from the end of its first check on: what was saved meanwhile, it would never see. It
  // would not after a restart either, since its own notes of the check are newer, unless it is made to look again.
  const restartIfMissed = async (started: number) => {
    if (!(await changedSince(started, projects)) || ended) return;
    child.kill();
    child = startCompiler(from, projects, ['--force']);
    watch();
  };
  watch();
  const end = () => {
    ended = true;
    child.kill();
  };
  process.once('exit', end);
  return () => {
    process.off('exit', end);
    end();
  };
}

function startCompiler(
  from: string,
  projects: readonly string[],
  more: readonly string[] = [],
): ChildProcess {
  const program = binary('typescript#tsc', from);
  const flags = ['-b', '-w', '--preserveWatchOutput', '--pretty', 'false', ...more];
  const child = spawn(process.execPath, [program, ...flags, ...projects], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (child.pid !== undefined) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
  return child;
}

/** Whether a source of the projects was saved after that time, in milliseconds; none was in a folder that is gone. */
export async function changedSince(time: number, projects: readonly string[]): Promise<boolean> {
  for (const project of projects) {
    const sources = join(project, 'src');
    const paths = await readdir(sources, { recursive: true }).catch((error) => {
      if (hasCode(error, 'ENOENT')) return [];
      throw error;
    });
    for (const path of paths) {
      // an editor’s passing file may be gone by now
      const saved = statSync(join(sources, path), { throwIfNoEntry: false });
      if (saved && saved.mtimeMs > time) return true;
    }
  }
  return false;
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
