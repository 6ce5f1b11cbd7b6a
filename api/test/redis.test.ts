import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'drizzle-orm';
import { Redis } from 'ioredis';
import { io, type Socket } from 'socket.io-client';
import { createApp } from '../src/app';
import { readConfig } from '../src/config';
import { outbox } from '../src/tables/outbox';
import { freePort } from './support/ports';
import { bearer, startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

let folder: string;
let port: number;
let redis: ChildProcess | null = null;
let service: TestApp;
let other: Awaited<ReturnType<typeof createApp>>;
const sockets: Socket[] = [];
const REDIS_SERVER = 'redis-server';
const original = Redis.prototype.disconnect;

async function startRedis(): Promise<void> {
  const started = spawn(
    REDIS_SERVER,
    ['--port', `${port}`, '--bind', '127.0.0.1', '--save', '', '--dir', folder],
    { stdio: 'ignore' },
  );
  await Promise.race([
    once(started, 'spawn'),
    once(started, 'error').then(() => {
      throw new Error('redis-server is not installed: these tests start one of their own.');
    }),
  ]);
  redis = started;
  const client = new Redis(port, '127.0.0.1', { maxRetriesPerRequest: null });
  client.on('error', () => undefined);
  await client.ping();
  client.disconnect();
}

async function killRedis(): Promise<void> {
  if (!redis) return;
  const ended = once(redis, 'exit');
  redis.kill('SIGKILL');
  await ended;
  redis = null;
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'mosta-redis-'));
  port = await freePort();
  await startRedis();
  const REDIS_URL = `redis://127.0.0.1:${port}`;
  service = await startTestApp({ REDIS_URL });
  // Another process on the same database, as far as anything but memory goes.
  const config = readConfig({
    NODE_ENV: 'test',
    LOG_LEVEL: 'silent',
    AUTH_SECRET: TEST_SECRET,
    PORTAL_DATA: service.dataDir,
    PORTAL_HOST_DIST: service.hostDist,
    REDIS_URL,
  });
  other = await createApp(config, { ...service.database, close: async () => undefined });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  await other.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(async () => {
  for (const socket of sockets) socket.disconnect();
  await other?.close();
  await service?.close();
  await killRedis();
  rmSync(folder, { recursive: true, force: true });
});

const connect = async (app: TestApp['app'], token: string) => {
  const address = `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
  const socket = io(address, { transports: ['websocket'], forceNew: true, auth: { token } });
  sockets.push(socket);
  const received: { _id: string; title: string }[] = [];
  socket.on('notification', (notification) => received.push(notification));
  await new Promise<void>((resolve, reject) => {
    socket.once('connect', resolve);
    socket.once('connect_error', reject);
  });
  return received;
};
const until = async (condition: () => boolean | Promise<boolean>) => {
  while (!(await condition())) await wait(20);
};

it('loses no notification when Redis dies, and goes on answering', async () => {
  const organizer = await service.organizer();
  const exhibitor = await service.exhibitor();
  const near = await connect(service.app, exhibitor.access.token);
  const far = await connect(other, exhibitor.access.token);
  const send = (title: string) =>
    service.app.inject({
      method: 'POST',
      url: '/v1/notification',
      headers: bearer(organizer),
      payload: { title, message: 'Exemple.', userId: exhibitor.user._id },
    });
  const titles = (list: { title: string }[]) => [...new Set(list.map(({ title }) => title))];

  await send('avant');
  await until(() => near.length > 0 && far.length > 0);

  await killRedis();
  expect((await send('pendant 1')).statusCode).toBe(202);
  // Signing in is limited and counted in Redis: it goes on without.
  for (let n = 0; n < 3; n += 1) await service.login('exposant@exemple.dz').catch(() => undefined);
  const again = await service.exhibitor();
  expect(again.user._id).toBe(exhibitor.user._id);
  expect((await send('pendant 2')).statusCode).toBe(202);
  const waiting = await service.database.db
    .select()
    .from(outbox)
    .where(sql`topic = 'notification' and sent_at is null`);
  expect(waiting).toHaveLength(2);

  await startRedis();
  await until(() => [near, far].every((list) => titles(list).length === 3));
  expect(titles(far).sort()).toEqual(['avant', 'pendant 1', 'pendant 2']);
  for (const list of [near, far]) expect(new Set(list.map(({ _id }) => _id)).size).toBe(3);
  await until(async () => {
    const rows = await service.database.db.select().from(outbox);
    return rows.every(({ sentAt }) => sentAt !== null);
  });
});

it('answers while Redis is there and says nothing', async () => {
  redis?.kill('SIGSTOP');
  for (let n = 0; n < 2; n += 1) {
    const session = await service.exhibitor();
    expect(session.user._id).toEqual(expect.any(String));
  }
  redis?.kill('SIGCONT');
});

it('ends each client once: one that is ended again keeps the process for two seconds', async () => {
  const disconnect = jest.spyOn(Redis.prototype, 'disconnect');
  const already: string[] = [];
  disconnect.mockImplementation(function (this: Redis, reconnect?: boolean) {
    already.push(this.status);
    return original.call(this, reconnect);
  });
  const brief = await startTestApp({ REDIS_URL: `redis://127.0.0.1:${port}` });
  await brief.close();
  await new Promise(setImmediate);
  disconnect.mockRestore();
  expect(already.length).toBeGreaterThanOrEqual(2);
  expect(already).not.toContain('end');
});

it('still refuses guesses while Redis is away', async () => {
  await killRedis();
  const guess = async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: 'devine@exemple.dz', password: 'mot de passe' },
    });
    return answer.statusCode;
  };
  const answers = await Promise.all(Array.from({ length: 25 }, guess));
  expect(answers.filter((status) => status === 429).length).toBeGreaterThanOrEqual(5);
  expect(answers.every((status) => [401, 429].includes(status))).toBe(true);
});

it('stops while Redis is away, also when it was never there', async () => {
  const lonely = await startTestApp({ REDIS_URL: `redis://127.0.0.1:${await freePort()}` });
  await lonely.close();
});
