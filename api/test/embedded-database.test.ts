import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
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
    const before = Date.now();
    await database.close();
    expect(Date.now() - before).toBeLessThan(5000);
    expect(existsSync(database.socketDir)).toBe(false);
    expect(existsSync(lock())).toBe(false);
  });
});
