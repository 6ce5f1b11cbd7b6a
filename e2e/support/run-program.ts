import { type ChildProcess, spawn } from 'node:child_process';

/** Where a program runs: this process's folder by default. */
type Place = { cwd?: string; env?: Record<string, string> };

/** How a program ended, and all that it printed. */
export type Ended = { code: number; output: string };

/** Runs a program to its end; its exit code is the caller's to judge. */
export function runProgram(
  program: string,
  args: string[],
  { cwd, env = {} }: Place = {},
): Promise<Ended> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      env: { ...process.env, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let output = '';
    const read = (chunk: Buffer) => {
      output += chunk.toString('utf8');
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('error', reject);
    child.once('exit', (code) => resolve({ code: code ?? -1, output }));
  });
}

/**
 * Starts a program that goes on running, and waits until it prints `ready`.
 * @returns the function that sends Ctrl-C and resolves to the exit code
 * @throws Error with everything it printed when it ends before
 */
export async function startProgram(
  program: string,
  args: string[],
  ready: string,
  { cwd, env = {} }: Place = {},
): Promise<() => Promise<number>> {
  const child = spawn(program, args, {
    cwd,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const exited = new Promise<number>((resolve) => {
    child.once('exit', (code) => resolve(code ?? -1));
  });
  await lineWith(child, ready);
  return () => {
    child.kill('SIGINT');
    return exited;
  };
}

function lineWith(child: ChildProcess, ready: string): Promise<void> {
  return new Promise((resolve, reject) => {
    let printed = '';
    const read = (chunk: Buffer) => {
      printed += chunk.toString('utf8');
      if (printed.includes(ready)) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', (code) => reject(new Error(`the command ended with ${code}:\n${printed}`)));
  });
}
