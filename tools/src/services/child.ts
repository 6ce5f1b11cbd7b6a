import { spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as v from 'valibot';
import { ROOT } from '../project';

export type ChildResult = { code: number; output: string };

/**
 * Runs a program of an installed package and waits for its end.
 * @param name the package, with `#program` where the program has another name
 * @param options `quiet` keeps the output for the result instead of showing it
 */
export async function runBinary(
  name: string,
  args: string[],
  options: { quiet?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<ChildResult> {
  return run(process.execPath, [binary(name), ...args], options);
}

/** Runs a program and waits for its end; its exit code is the caller's to judge. */
export function run(
  program: string,
  args: string[],
  {
    quiet = false,
    env,
    cwd = ROOT,
  }: { quiet?: boolean; env?: Record<string, string>; cwd?: string } = {},
): Promise<ChildResult> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', quiet ? 'pipe' : 'inherit', quiet ? 'pipe' : 'inherit'],
      env: { ...process.env, ...env },
    });
    let output = '';
    const keep = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout?.on('data', keep);
    child.stderr?.on('data', keep);
    child.on('error', reject);
    child.on('exit', (code) => resolve({ code: code ?? 1, output }));
  });
}

/** The script behind `node_modules/.bin/<name>`, read from the package's own manifest. */
function binary(specifier: string): string {
  const [name = specifier, command] = specifier.split('#');
  const folder = join(ROOT, 'node_modules', name);
  const { bin } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const short = command ?? name.replace(/^@[^/]+\//, '');
  const file = typeof bin === 'string' ? bin : bin[short];
  if (!file) throw new Error(`${name} has no program ${short}`);
  return join(folder, file);
}

const manifestSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });
