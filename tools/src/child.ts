import { spawn } from 'node:child_process';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ROOT } from './project';

const require = createRequire(join(ROOT, 'package.json'));

export type ChildResult = { code: number; output: string };

/**
 * Runs a program of an installed package and waits for its end.
 * @param from the package folder whose dependency it is
 * @param quiet keeps the output for the result instead of showing it
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
  const manifestPath = require.resolve(`${name}/package.json`);
  const manifest = require(manifestPath) as { bin: string | Record<string, string> };
  const short = command ?? name.replace(/^@[^/]+\//, '');
  const file =
    typeof manifest.bin === 'string'
      ? manifest.bin
      : (manifest.bin[short] ?? Object.values(manifest.bin)[0]);
  if (!file) throw new Error(`${name} has no program ${short}`);
  return join(dirname(manifestPath), file);
}
