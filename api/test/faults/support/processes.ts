import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Every process that has not ended, and the signal that ends it together with its own children. */
const running = new Map<ChildProcess, NodeJS.Signals>();
const folders = new Set<string>();
/** Undone in the opposite order, once every process has ended. */
const undoings: (() => Promise<void> | void)[] = [];

/** A process that is certain to end with the tests. */
export type TestProcess = {
  child: ChildProcess;
  /** What it has written so far, on both streams. */
  output: () => string;
  ended: Promise<{ code: number | null; signal: NodeJS.Signals | null }>;
};

export function startProcess(
  program: string,
  args: string[],
  options: SpawnOptions,
  endBy: NodeJS.Signals = 'SIGKILL',
): TestProcess {
  const child = spawn(program, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] });
  running.set(child, endBy);
  let text = '';
  const keep = (chunk: Buffer) => {
    text += chunk.toString('utf8');
  };
  child.stdout?.on('data', keep);
  child.stderr?.on('data', keep);
  const ended = once(child, 'exit').then(([code, signal]) => {
    running.delete(child);
    return { code, signal };
  });
  return { child, output: () => text, ended };
}

/** A folder that goes with the tests. */
export function makeFolder(name: string): string {
  const folder = mkdtempSync(join(tmpdir(), `mosta-faults-${name}-`));
  folders.add(folder);
  return folder;
}

export function undoAtEnd(undo: () => Promise<void> | void): void {
  undoings.push(undo);
}

/** Ends every process, then removes every folder, whatever became of the tests. */
export async function endEverything(): Promise<void> {
  await Promise.all(
    [...running].map(async ([child, signal]) => {
      child.kill(signal);
      if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
    }),
  );
  running.clear();
  for (const undo of undoings.splice(0).reverse()) await undo();
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
  folders.clear();
}

// A run that is broken off must leave nothing either.
process.on('exit', () => {
  for (const [child, signal] of running) child.kill(signal);
});

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === 'object' && address ? address.port : 0;
}

/** Resolves when the condition holds; `within` milliseconds are its limit. @throws Error that says what did not come */
export async function until(
  what: string,
  condition: () => Promise<boolean> | boolean,
  within = 60_000,
): Promise<void> {
  const limit = Date.now() + within;
  while (!(await condition())) {
    if (Date.now() > limit) throw new Error(`${what}: not within ${within} ms`);
    await wait(25);
  }
}
