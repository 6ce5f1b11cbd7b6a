import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lockTimes, withLock } from './lock';

let folder = '';
let file = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'lock-'));
  file = join(folder, 'registry.lock');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const { lease } = lockTimes;
beforeEach(() => {
  // What is taken over nevertheless is known to be of a process that is gone.
  lockTimes.lease = Number.POSITIVE_INFINITY;
});
afterAll(() => {
  lockTimes.lease = lease;
});

/** Runs a process that does nothing, while `work` runs, and kills it. */
async function withProcess<Result>(work: (pid: number) => Promise<Result>): Promise<Result> {
  const child = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)']);
  await once(child, 'spawn');
  const exited = once(child, 'exit');
  try {
    return await work(child.pid ?? 0);
  } finally {
    child.kill('SIGKILL');
    await exited;
  }
}

/** The lock of this process, as if another of this machine had made it. */
async function lockOf(holder: {
  pid: number;
  started?: string;
  machine?: string;
}): Promise<string> {
  const own = await withLock(file, () => readFile(file, 'utf8'));
  return JSON.stringify({ ...JSON.parse(own), ...holder });
}

describe('a lock', () => {
  it('lets one in at a time, and leaves nothing behind', async () => {
    let inside = 0;
    let most = 0;
    await Promise.all(
      Array.from({ length: 10 }, () =>
        withLock(file, async () => {
          inside += 1;
          most = Math.max(most, inside);
          await new Promise((resolve) => setImmediate(resolve));
          inside -= 1;
        }),
      ),
    );
    expect(most).toBe(1);
    expect(await readdir(folder)).toEqual([]);
  });

  it('is free again when the work fails', async () => {
    const failing = withLock(file, async () => {
      throw new Error('no');
    });
    await expect(failing).rejects.toThrow('no');
    expect(await withLock(file, async () => 'in')).toBe('in');
  });

  it('of a process that was killed is taken over at once', async () => {
    const dead = await withProcess(async (pid) => pid);
    await writeFile(file, await lockOf({ pid: dead }));
    expect(await withLock(file, async () => 'in')).toBe('in');
    expect(await readdir(folder)).toEqual([]);
  });

  it('of a killed process whose number another has by now is taken over too', async () => {
    await withProcess(async (pid) => {
      await writeFile(file, await lockOf({ pid, started: '1' }));
      expect(await withLock(file, async () => 'in')).toBe('in');
    });
  });

  it.each([
    ['another machine', { machine: 'elsewhere', pid: 1, started: '1' }],
    ['nobody knows whom', null],
  ])('of %s is taken over once it is no longer renewed', async (_whose, holder) => {
    lockTimes.lease = 50;
    await writeFile(file, holder ? await lockOf(holder) : '');
    expect(await withLock(file, async () => 'in')).toBe('in');
    expect(await readdir(folder)).toEqual([]);
  });

  it('that was taken away stops the work before its last step', async () => {
    const work = withLock(file, async (held) => {
      held.check();
      await writeFile(file, await lockOfAnother());
      held.check();
    });
    await expect(work).rejects.toThrow(/garde le registre/);
    expect(await readFile(file, 'utf8')).toBe(await lockOfAnother());
  });
});

const lockOfAnother = async () => '{"id":"another"}';
