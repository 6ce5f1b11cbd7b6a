import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { lockTimes } from './lock';
import { publishOutput } from './publish-output';
import { readRegistry } from './registry-store';
import { layBuild, makeBuild } from './testing/build';
import { isLeftover, verify } from './verify';

const KILLS = 20;
/** Milliseconds by which each kill falls later than the one before: about one publication over all. */
const STEP = 3;

// A limit against hanging, not a measure.
jest.setTimeout(300_000);

// No lock runs out by itself here: that of a killed process is known to be free.
lockTimes.lease = Number.POSITIVE_INFINITY;

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'killed-'));
});
afterAll(() => rm(folder, { recursive: true, force: true }));

function startPublishing(name: string): ChildProcess {
  const script = join(__dirname, 'testing', 'publish-forever.ts');
  const args = ['--import', 'tsx', script, join(folder, 'data'), join(folder, 'builds'), name];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

it(`survives ${KILLS} publications killed at all their points: nothing half, and the next one works at once`, async () => {
  const dataDir = join(folder, 'data');
  let next = startPublishing('0');
  for (let kill = 0; kill < KILLS; kill += 1) {
    const child = next;
    const ready = child.stdout && once(child.stdout, 'data');
    // The next process starts meanwhile, and waits for its turn.
    if (kill < KILLS - 1) next = startPublishing(String(kill + 1));
    await ready;
    const started = child.stdout && once(child.stdout, 'data');
    child.stdin?.write('go\n');
    await started;
    await wait(kill * STEP);
    const ended = once(child, 'exit');
    child.kill('SIGKILL');
    await ended;
    const { remotes } = await readRegistry(dataDir);
    expect((await verify(dataDir)).filter((finding) => !isLeftover(finding))).toEqual([]);

    const { files, version } = makeBuild('exemple', `after kill ${kill}`);
    const build = join(folder, `after-${kill}`);
    await layBuild(build, files);
    const output = { remote: 'exemple', folder: build, by: 'user:essai', activate: true };
    const { active } = await publishOutput(dataDir, output);
    expect(active).toBe(version);
    const before = Object.keys(remotes.exemple?.versions ?? {});
    expect(Object.keys((await readRegistry(dataDir)).remotes.exemple?.versions ?? {})).toEqual([
      ...before,
      version,
    ]);
  }
});
