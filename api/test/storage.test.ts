import { randomBytes } from 'node:crypto';
import fs, {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PassThrough, Readable, Transform } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import S3rver from 's3rver';
import type { S3Config } from '../src/config';
import { AppError } from '../src/platform/http/app-error';
import { createLocalStorage } from '../src/platform/storage/local-storage';
import { createS3Storage } from '../src/platform/storage/s3-storage';
import type { Storage } from '../src/platform/storage/storage';
import { freePort, listen } from './support/ports';

const BUCKET = 'fichiers';
const UNKNOWN = 'a'.repeat(32);

let folder: string;
let bucket: S3rver;
let s3: S3Config;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mosta-storage-'));
  const port = await freePort();
  bucket = new S3rver({
    address: '127.0.0.1',
    port,
    silent: true,
    directory: join(folder, 's3'),
    configureBuckets: [{ name: BUCKET, configs: [] }],
  });
  await bucket.run();
  s3 = {
    bucket: BUCKET,
    endpoint: `http://127.0.0.1:${port}`,
    region: 'us-east-1',
    credentials: { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' },
  };
});
afterAll(async () => {
  await bucket.close();
  rmSync(folder, { recursive: true, force: true });
});

const pass = () => new PassThrough();
const unavailable = { code: 'UNAVAILABLE', detail: expect.stringContaining('réessayez') };

const adapters: [string, () => Promise<{ storage: Storage; kept: () => string[] }>][] = [
  [
    'a folder',
    async () => {
      const uploads = join(folder, randomBytes(4).toString('hex'));
      return { storage: createLocalStorage(uploads), kept: () => readdirSync(uploads) };
    },
  ],
  [
    'a bucket',
    async () => {
      rmSync(join(folder, 's3', BUCKET), { recursive: true, force: true });
      mkdirSync(join(folder, 's3', BUCKET));
      const kept = () =>
        readdirSync(join(folder, 's3', BUCKET)).filter((name) => name.endsWith('_object'));
      return { storage: await createS3Storage(s3), kept };
    },
  ],
];

describe.each(adapters)('storage in %s', (_name, start) => {
  let storage: Storage;
  let kept: () => string[];
  beforeEach(async () => {
    ({ storage, kept } = await start());
  });

  const MEGABYTE = 1024 * 1024;
  it.each([
    ['nothing', 0],
    ['a small file', 1000],
    ['five megabytes', 5 * MEGABYTE],
    ['a large file', 12 * MEGABYTE + 7],
  ])('keeps %s, gives it back and removes it', async (_what, size) => {
    const content = randomBytes(size);
    const pieces = Array.from({ length: Math.ceil(size / 65_536) }, (_, n) =>
      content.subarray(n * 65_536, (n + 1) * 65_536),
    );
    const key = await storage.put(Readable.from(pieces), pass(), pass());
    expect(key).toMatch(/^[\w-]{32}$/);
    const found = await storage.open(key);
    expect(found.size).toBe(size);
    expect((await buffer(found.content)).equals(content)).toBe(true);
    await storage.remove(key);
    expect(kept()).toEqual([]);
    await expect(storage.open(key)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });

  it('gives every file a key of its own', async () => {
    const put = () => storage.put(Readable.from([Buffer.from('x')]), pass());
    const keys = await Promise.all([put(), put(), put()]);
    expect(new Set(keys).size).toBe(3);
  });

  it('names the files kept before an instant', async () => {
    const keys = await Promise.all(
      ['a', 'b'].map((text) => storage.put(Readable.from([Buffer.from(text)]), pass())),
    );
    const inAnHour = new Date(Date.now() + 3_600_000);
    const anHourAgo = new Date(Date.now() - 3_600_000);
    expect((await storage.keysBefore(inAnHour)).sort()).toEqual(keys.sort());
    expect(await storage.keysBefore(anHourAgo)).toEqual([]);
  });

  it('keeps what the checks let through', async () => {
    const louder = new Transform({
      transform: (chunk: Buffer, _encoding, done) => done(null, chunk.toString().toUpperCase()),
    });
    const key = await storage.put(Readable.from([Buffer.from('exemple')]), louder);
    expect((await buffer((await storage.open(key)).content)).toString()).toBe('EXEMPLE');
  });

  it.each([
    ['small', 10],
    ['large', 11 * MEGABYTE],
  ])('keeps nothing of a %s file that a check refuses at its end', async (_what, size) => {
    const refusing = new Transform({
      transform: (chunk, _encoding, done) => done(null, chunk),
      flush: (done) => done(new AppError('INFECTED_FILE')),
    });
    const put = storage.put(Readable.from([randomBytes(size)]), refusing);
    await expect(put).rejects.toMatchObject({ code: 'INFECTED_FILE' });
    expect(kept()).toEqual([]);
  });

  it('keeps nothing of a file that breaks off', async () => {
    const breaking = new Readable({ read: () => undefined });
    breaking.push(Buffer.from('le début'));
    const put = storage.put(breaking, pass());
    breaking.destroy(new Error('hung up'));
    await expect(put).rejects.toThrow('hung up');
    expect(kept()).toEqual([]);
  });

  it('has nothing under a key that it did not give, and takes nothing else for a key', async () => {
    await expect(storage.open(UNKNOWN)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    await storage.remove(UNKNOWN);
    for (const key of ['../secret', '', `${UNKNOWN}.part`]) {
      await expect(storage.open(key)).rejects.toThrow(TypeError);
      await expect(async () => storage.remove(key)).rejects.toThrow(TypeError);
    }
  });
});

describe('a folder', () => {
  it('that is full or gone makes calls fail as unavailable, and keeps nothing', async () => {
    const uploads = join(folder, 'full');
    const storage = createLocalStorage(uploads);
    const full = new PassThrough();
    const put = storage.put(full, pass());
    full.destroy(Object.assign(new Error('no space left on device'), { code: 'ENOSPC' }));
    await expect(put).rejects.toMatchObject(unavailable);
    expect(readdirSync(uploads)).toEqual([]);
    rmSync(uploads, { recursive: true });
    await expect(storage.put(Readable.from(['x']), pass())).rejects.toMatchObject(unavailable);
  });

  it('keeps nothing of a file that breaks off before a slow disk has opened it', async () => {
    const uploads = join(folder, 'slow');
    const storage = createLocalStorage(uploads);
    const { open } = fs;
    // The process opens other files too.
    const isUpload = (path: unknown) => typeof path === 'string' && path.startsWith(uploads);
    const opened = new Promise<void>((resolve) => {
      jest.spyOn(fs, 'open').mockImplementation((...asked: unknown[]) => {
        if (!isUpload(asked[0])) return Reflect.apply(open, fs, asked);
        setTimeout(() => {
          Reflect.apply(open, fs, asked);
          resolve();
        }, 20);
      });
    });
    const content = new PassThrough();
    const put = storage.put(content, pass());
    content.destroy(new Error('hung up'));
    await expect(put).rejects.toThrow('hung up');
    await opened;
    expect(readdirSync(uploads)).toEqual([]);
  });

  it('loses at the start what a killed process left an hour ago, and nothing else', () => {
    const uploads = join(folder, 'left');
    mkdirSync(uploads);
    const old = new Date(Date.now() - 2 * 3_600_000);
    for (const name of ['a.part', 'b.part', UNKNOWN]) writeFileSync(join(uploads, name), 'x');
    for (const name of ['a.part', UNKNOWN]) utimesSync(join(uploads, name), old, old);
    createLocalStorage(uploads);
    expect(readdirSync(uploads).sort()).toEqual([UNKNOWN, 'b.part']);
    expect(existsSync(join(uploads, 'a.part'))).toBe(false);
  });
});

describe('a bucket', () => {
  it('that does not exist or cannot be reached makes calls fail as unavailable', async () => {
    const gone = { ...s3, endpoint: `http://127.0.0.1:${await freePort()}` };
    for (const config of [gone, { ...s3, bucket: 'inconnu' }]) {
      const storage = await createS3Storage(config);
      const put = storage.put(Readable.from([Buffer.from('x')]), pass());
      await expect(put).rejects.toMatchObject(unavailable);
      await expect(storage.open(UNKNOWN)).rejects.toMatchObject(
        config === gone ? unavailable : { code: expect.any(String) },
      );
    }
  });

  it('that never answers makes calls fail', async () => {
    const silent = createServer();
    const port = await listen(silent);
    const storage = await createS3Storage({ ...s3, endpoint: `http://127.0.0.1:${port}` });
    const calls = [
      storage.put(Readable.from([Buffer.from('x')]), pass()),
      storage.put(Readable.from([randomBytes(6 * 1024 * 1024)]), pass()),
      storage.open(UNKNOWN),
      storage.remove(UNKNOWN),
    ];
    for (const outcome of await Promise.allSettled(calls)) {
      expect(outcome).toMatchObject({ status: 'rejected', reason: unavailable });
    }
    silent.close();
  });
});
