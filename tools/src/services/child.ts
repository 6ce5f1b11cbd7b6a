import {
  type ChildOptions,
  type ChildResult,
  run as runAnywhere,
  runBinary as runBinaryFrom,
} from '@mosta/portal-sdk/child';
import { ROOT } from '../project';

/** Runs a program of one of the repository's packages, in its root by default. */
export function runBinary(
  name: string,
  args: string[],
  options: ChildOptions = {},
): Promise<ChildResult> {
  return runBinaryFrom(name, args, { cwd: ROOT, ...options });
}

/** Runs a program, in the repository's root by default, and waits for its end; its exit code is the caller's to judge. */
export function run(
  program: string,
  args: string[],
  options: ChildOptions = {},
): Promise<ChildResult> {
  return runAnywhere(program, args, { cwd: ROOT, ...options });
}
