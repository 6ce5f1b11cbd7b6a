import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { acquirePidLock } from './pid-lock';

let folder: string;
let path: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosta-lock-'));
  path = join(folder, 'database.pid');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('names this process while held, and leaves nothing when released', () => {
  const lock = acquirePidLock(path, folder);
  expect(readFileSync(path, 'utf8').split(' ')[0]).toBe(String(process.pid));
  lock.release();
  expect(readdirSync(folder)).toEqual([]);
});

it('is not given twice', () => {
  acquirePidLock(path, folder);
  expect(() => acquirePidLock(path, folder)).toThrow(`n° ${process.pid}`);
  expect(existsSync(path)).toBe(true);
});

it('is taken over from a process that has ended', async () => {
  const child = spawn(process.execPath, ['-e', '']);
  await once(child, 'exit');
  writeFileSync(path, `${child.pid} 1`);
  acquirePidLock(path, folder).release();
});

it('is taken over from a process whose number was given to another', () => {
  // Process 1 lives, but did not start at tick -1.
  writeFileSync(path, '1 -1');
  const lock = acquirePidLock(path, folder);
  expect(readFileSync(path, 'utf8')).toContain(String(process.pid));
  lock.release();
});

it('is taken over when it says nothing readable', () => {
  writeFileSync(path, 'nonsense');
  acquirePidLock(path, folder).release();
});

it('is not removed by who does not hold it', () => {
  const lock = acquirePidLock(path, folder);
  writeFileSync(path, '1 -');
  lock.release();
  expect(readFileSync(path, 'utf8')).toBe('1 -');
});

const onLinux = process.platform === 'linux' ? it : () => undefined;
onLinux('is taken over from a killed process whose end nobody has asked for', async () => {
  const read = (of: number | undefined, file: string) =>
    readFileSync(`/proc/${of}/${file}`, 'utf8');
  const moment = () => new Promise((resolve) => setTimeout(resolve, 10));
  // The shell becomes another program, which knows nothing of the child it has; the shell itself would bury it.
  const parent = spawn('sh', ['-c', 'sleep 60 & echo $!; exec sleep 60']);
  const [chunk] = (await once(parent.stdout, 'data')) as [Buffer];
  const pid = Number(chunk.toString('utf8').trim());
  while (read(parent.pid, 'comm').trim() !== 'sleep') await moment();
  process.kill(pid, 'SIGKILL');
  writeFileSync(path, `${pid} ${read(pid, 'stat').split(' ')[21]}`);
  while (!/\) Z /.test(read(pid, 'stat'))) await moment();
  acquirePidLock(path, folder).release();
  parent.kill('SIGKILL');
});
