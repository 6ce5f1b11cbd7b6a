import { createHash } from 'node:crypto';
import { once } from 'node:events';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  statSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { startEmbeddedDatabase } from '../src/platform/database/embedded-database';
import { readTemplate } from './support/template';

let dataDir: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'mosta-embedded-'));
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
  rmSync(dataDir, { recursive: true, force: true });
});

const start = () => startEmbeddedDatabase({ dataDir, template: readTemplate() });
const lock = () => join(dataDir, 'database.pid');

describe('closing', () => {
  it('stops a worker that does not answer, and leaves neither socket nor lock', async () => {
    const database = await start();
    const terminate = jest.spyOn(Worker.prototype, 'terminate');
    jest.spyOn(Worker.prototype, 'postMessage').mockReturnValue(undefined);
    jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate'] });
    const closed = expect(database.close()).rejects.toThrow('no answer within 15 s');
    jest.advanceTimersByTime(15_000);
    await closed;
    expect(terminate).toHaveBeenCalledTimes(1);
    expect(existsSync(database.socketDir)).toBe(false);
    expect(existsSync(lock())).toBe(false);
  });

  it('does not wait for a worker that has already ended', async () => {
    const database = await start();
    const post = jest.spyOn(Worker.prototype, 'postMessage');
    await database.dump();
    const worker = post.mock.contexts[0];
    if (!(worker instanceof Worker)) throw new Error('no worker was asked');
    const exit = once(worker, 'exit');
    await worker.terminate();
    await exit;
    // One that waited for an answer would be refused it.
    await expect(database.close()).resolves.toBeUndefined();
    expect(existsSync(database.socketDir)).toBe(false);
    expect(existsSync(lock())).toBe(false);
  });
});

describe('the folder of the socket', () => {
  const name = () => createHash('sha256').update(dataDir).digest('hex').slice(0, 16);
  const folder = () => join(tmpdir(), `mosta-${name()}`);
  afterEach(() => rmSync(folder(), { recursive: true, force: true }));

  it('is this user’s alone', async () => {
    const database = await start();
    expect(database.socketDir).toBe(folder());
    expect(statSync(folder()).mode & 0o777).toBe(0o700);
    await database.close();
  });

  it.each([
    [
      'one that others may enter',
      () => {
        mkdirSync(folder());
        chmodSync(folder(), 0o755);
      },
    ],
    [
      'one of another user',
      () => {
        mkdirSync(folder(), { mode: 0o700 });
        jest.spyOn(process, 'getuid').mockReturnValue(statSync(folder()).uid + 1);
      },
    ],
    ['a link', () => symlinkSync(dataDir, folder())],
  ])('is never %s', async (_case, lay) => {
    lay();
    await expect(start()).rejects.toThrow(`${folder()} n’est pas réservé à cet utilisateur`);
    expect(existsSync(lock())).toBe(false);
    expect(existsSync(folder())).toBe(true);
  });
});
