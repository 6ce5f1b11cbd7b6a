import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { Refusal } from '@mosta/release/refusal';
import { type ChildResult, runBinary } from '../child';
import { repositoryOf } from '../places';
import type { RemoteProject } from '../remote-project';

/** Lines of a tool's output that are told; the rest is at the terminal of whoever runs it. */
const LINES = 6;

type RunTool = (
  name: string,
  args: string[],
  options: { quiet: true; cwd: string },
) => Promise<ChildResult>;

/**
 * What the sources of a remote have against being published: their types, and their own tests.
 * @param runTool starts TypeScript and jest
 */
export async function sourceRefusals(
  { name, directory }: RemoteProject,
  runTool: RunTool = runBinary,
): Promise<Refusal[]> {
  const refusals: Refusal[] = [];
  const options = { quiet: true, cwd: repositoryOf(directory) } as const;
  if (existsSync(join(directory, 'tsconfig.json'))) {
    const types = await runTool('typescript#tsc', ['-b', directory, '--pretty', 'false'], options);
    if (types.code !== 0) {
      const errors = linesOf(types.output, /error TS/);
      const message = `Les types de ${name} ne passent pas : corrigez ${errors}`;
      refusals.push({ code: 'TYPES_FAILED', message });
    }
  }
  if (existsSync(join(directory, 'jest.config.mjs'))) {
    const args = ['--projects', directory, '--passWithNoTests', '--silent'];
    const tests = await runTool('jest', args, options);
    if (tests.code !== 0) {
      const failed = linesOf(tests.output, /●/);
      const command = `npm run unit -- ${basename(directory)}`;
      const message = `Les tests de ${name} échouent : ${failed}. Relancez-les par « ${command} ».`;
      refusals.push({ code: 'TESTS_FAILED', message });
    }
  }
  return refusals;
}

function linesOf(output: string, wanted: RegExp): string {
  const lines = output.split('\n').filter((line) => wanted.test(line));
  return [...new Set(lines.map((line) => line.trim()))].slice(0, LINES).join(' ; ');
}
