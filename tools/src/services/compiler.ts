import { join } from 'node:path';
import { binary, type ChildOptions, type ChildResult } from '@mosta/portal-sdk/child';
import { ROOT } from '../project';
import { run, runBinary } from './child';

/** The package that alone has the native compiler (docs/decisions/0039-two-compilers.md). */
const COMPILER_DIR = join(ROOT, 'tools', 'compiler');

/** One checker a project: several would each infer the types of what they share. Projects are built side by side. */
const THREADS = ['--checkers', '1'];

/** Checks projects with all that they refer to, and writes their declarations where these are stale. */
export function buildTypes(projects: readonly string[]): Promise<ChildResult> {
  return runTool('typescript#tsc', ['-b', ...projects], { quiet: true });
}

/** Runs a program of an installed package, with the native compiler in TypeScript's place. */
export function runTool(name: string, args: string[], options: ChildOptions): Promise<ChildResult> {
  if (name !== 'typescript#tsc') return runBinary(name, args, options);
  return run(process.execPath, [binary(name, COMPILER_DIR), ...args, ...THREADS], options);
}

/**
 * Writes the declarations of one project into a folder and checks nothing: errors are for `npm run check` to tell.
 * @returns what the compiler had to say
 */
export async function writeDeclarations(project: string, folder: string): Promise<string> {
  const fresh = ['--composite', 'false', '--incremental', 'false', '--tsBuildInfoFile', 'null'];
  const args = ['-p', project, '--outDir', folder, ...fresh, '--noCheck'];
  return (await runTool('typescript#tsc', args, { quiet: true })).output;
}
