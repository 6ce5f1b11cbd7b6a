import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import * as v from 'valibot';
import { SDK_DIR } from './places';

export type ChildResult = { code: number; output: string };

export type ChildOptions = {
  /** Keeps the output for the result instead of showing it. */
  quiet?: boolean;
  env?: Record<string, string>;
  /** Where it runs; this process's own folder by default. */
  cwd?: string;
};

/**
 * Runs a program of an installed package and waits for its end.
 * @param name the package, with `#program` where the program has another name
 * @param options `cwd` is also where the package is looked for; the SDK's own takes its place
 */
export async function runBinary(
  name: string,
  args: string[],
  options: ChildOptions & { cwd: string },
): Promise<ChildResult> {
  return run(process.execPath, [binary(name, options.cwd), ...args], options);
}

/** Runs a program and waits for its end; its exit code is the caller's to judge. */
export function run(
  program: string,
  args: string[],
  { quiet = false, env, cwd }: ChildOptions = {},
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
export function binary(specifier: string, from: string): string {
  const [name = specifier, command] = specifier.split('#');
  const folder = installed(name, from) ?? installed(name, SDK_DIR);
  if (!folder) throw new Error(`${name} is not installed`);
  const { bin } = v.parse(
    manifestSchema,
    JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')),
  );
  const short = command ?? name.replace(/^@[^/]+\//, '');
  const file = typeof bin === 'string' ? bin : bin[short];
  if (!file) throw new Error(`${name} has no program ${short}`);
  return join(folder, file);
}

/** A package's folder, as Node looks for it; its exports need not give its manifest away. */
function installed(name: string, from: string): string | undefined {
  for (let folder = from; ; folder = dirname(folder)) {
    const found = join(folder, 'node_modules', name);
    if (existsSync(join(found, 'package.json'))) return found;
    if (folder === dirname(folder)) return undefined;
  }
}

const manifestSchema = v.object({ bin: v.union([v.string(), v.record(v.string(), v.string())]) });
