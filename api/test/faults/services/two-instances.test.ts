import { setTimeout as wait } from 'node:timers/promises';
import { io, type Socket } from 'socket.io-client';
import {
  SAMPLE_EXHIBITOR,
  SAMPLE_ORGANIZER,
  SAMPLE_PASSWORD,
} from '../../../src/sample/sample-data';
import { startNginx } from '../support/nginx';
import { type Cluster, createCluster } from '../support/postgres';
import { freePort, makeFolder, undoAtEnd, until } from '../support/processes';
import { createRedis, type RedisServer } from '../support/redis';
import { query, type Service, startService, tokenFor } from '../support/service';
import { applicationForm } from '../support/staff';

const PER_MINUTE = 30;

let cluster: Cluster;
let redis: RedisServer;
let databaseUrl: string;
let one: Service;
let other: Service;
let site: string;
let restartOther: () => Promise<void>;

beforeAll(async () => {
  cluster = await createCluster();
  redis = await createRedis();
  databaseUrl = await cluster.createDatabase('two');
  const environment = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '5',
    REDIS_URL: redis.url,
    PORTAL_DATA: makeFolder('data'),
    PORTAL_DEMO: '1',
    TRUST_PROXY: '1',
    LOGIN_PER_MINUTE: String(PER_MINUTE),
  };
  const [firstPort, secondPort] = [await freePort(), await freePort()];
  one = await startService({ ...environment, PORT: String(firstPort) });
  other = await startService({ ...environment, PORT: String(secondPort) });
  restartOther = async () => {
    other = await startService({ ...environment, PORT: String(secondPort) });
    await other.ready();
  };
  await Promise.all([one.ready(), other.ready()]);
  site = (await startNginx([firstPort, secondPort])).url;
});

/** Signs in from an address of its own, as far as the service can tell. */
async function signIn(base: string, email: string, from: string) {
  const answer = await fetch(`${base}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': from },
    body: JSON.stringify({ email, password: SAMPLE_PASSWORD }),
  });
  const body = (await answer.json()) as { access?: { token: string }; user?: { _id: string } };
  return {
    status: answer.status,
    id: body.user?._id ?? '',
    token: body.access?.token ?? '',
    headers: { authorization: `Bearer ${body.access?.token ?? ''}` },
  };
}

async function listen(base: string, token = ''): Promise<Socket> {
  const socket = io(base, { transports: ['websocket'], auth: { token }, forceNew: true });
  undoAtEnd(() => {
    socket.disconnect();
  });
  await until('the socket connects', () => socket.connected);
  return socket;
}

async function organizer() {
  const { rows } = await query<{ id: string }>(
    databaseUrl,
    `select id from users where email = '${SAMPLE_ORGANIZER}'`,
  );
  return tokenFor(databaseUrl, rows[0]?.id ?? '', 'Organizer');
}

const send = (base: string, headers: Record<string, string>, userId: string, title: string) =>
  fetch(`${base}/v1/notification`, {
    method: 'POST',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify({ title, message: 'Exemple', userId }),
  });

it('knows a session of one instance on the other, and tells the sockets of both', async () => {
  const session = await signIn(one.url, SAMPLE_EXHIBITOR, '198.51.100.1');
  const mine = await fetch(`${other.url}/v1/hold/mine`, { headers: session.headers });
  expect(mine.status).toBe(200);

  const visitor = await listen(other.url);
  const seen: { code: string; state: string; at: number }[] = [];
  visitor.on('stand', (change: { code: string; state: string }) =>
    seen.push({ ...change, at: Date.now() }),
  );
  const { rows } = await query<{ code: string }>(
    databaseUrl,
    "update stands set state = 'libre' where code = 'A01' returning code",
  );
  expect(rows).toHaveLength(1);
  const began = Date.now();
  const held = await fetch(`${one.url}/v1/stand/A01/hold`, {
    method: 'POST',
    headers: session.headers,
  });
  expect(held.status).toBe(201);
  await until('the hold reaches the other instance', () => seen.length > 0);
  expect(seen[0]).toMatchObject({ code: 'A01', state: 'option' });
  process.stdout.write(`a hold reached the other instance in ${(seen[0]?.at ?? 0) - began} ms\n`);
});

it('serves through nginx: pages, sockets, uploads of 5 MB; figures stay inside', async () => {
  expect((await fetch(`${site}/healthz`)).status).toBe(200);
  expect((await fetch(`${site}/metrics`)).status).toBe(403);
  const stands = await fetch(`${site}/v1/stand`, { headers: { 'accept-encoding': 'br' } });
  expect(stands.headers.get('content-encoding')).toBe('br');
  expect(stands.headers.get('cache-control')).toBe('no-cache');
  expect((await stands.json()) as unknown[]).not.toHaveLength(0);

  const session = await signIn(site, SAMPLE_EXHIBITOR, '198.51.100.2');
  const socket = await listen(site, session.token);
  const titles: string[] = [];
  socket.on('notification', ({ title }: { title: string }) => titles.push(title));
  const { headers } = await organizer();
  for (const [base, title] of [
    [one.url, 'par la première'],
    [other.url, 'par la seconde'],
  ] as const) {
    expect((await send(base, headers, session.id, title)).status).toBe(202);
  }
  await until('both notifications arrive', () => titles.length === 2);

  const upload = await fetch(`${site}/v1/staff`, { method: 'POST', body: applicationForm() });
  expect(upload.status).toBe(201);
});

it('counts calls to both instances together, by the address that nginx saw', async () => {
  const statuses: number[] = [];
  for (let call = 0; call < PER_MINUTE + 4; call += 1) {
    const base = call % 2 === 0 ? one.url : other.url;
    statuses.push((await signIn(base, 'personne@exemple.dz', '198.51.100.3')).status);
  }
  expect(statuses.slice(-4)).toEqual([429, 429, 429, 429]);
});

it('goes on through one instance while the other is dead, and uses it again', async () => {
  const statuses: number[] = [];
  let going = true;
  const reading = Promise.all(
    Array.from({ length: 4 }, async () => {
      while (going) {
        statuses.push((await fetch(`${site}/v1/stand/A01`)).status);
        await wait(10);
      }
    }),
  );
  const { headers, id } = await organizer();
  const socket = await listen(site, headers.authorization.slice('Bearer '.length));
  await until('calls are answered', () => statuses.length > 20);
  other.child.kill('SIGKILL');
  await other.ended;
  const atDeath = statuses.length;
  await until('calls go on', () => statuses.length > atDeath + 50);
  await until('the socket is there', () => socket.connected);
  const heard = new Promise((resolve) => socket.once('notification', resolve));
  expect((await send(site, headers, id, 'à travers la panne')).status).toBe(202);
  await heard;
  await restartOther();
  going = false;
  await reading;
  process.stdout.write(
    `one instance killed: ${statuses.length} reads through nginx, ${statuses.filter((status) => status !== 200).length} failed\n`,
  );
  expect(new Set(statuses)).toEqual(new Set([200]));
});

it('serves while Redis is dead, and brings every notification once it is back', async () => {
  const { headers, id } = await organizer();
  const token = headers.authorization.slice('Bearer '.length);
  const heard = await Promise.all(
    [one, other].map(async ({ url }) => {
      const titles = new Set<string>();
      (await listen(url, token)).on('notification', ({ title }) => titles.add(title));
      return titles;
    }),
  );
  const failed: number[] = [];
  let sent = 0;
  const sendSome = async (count: number) => {
    for (const last = sent + count; sent < last; sent += 1) {
      const { url } = sent % 2 === 0 ? one : other;
      const { status } = await send(url, headers, id, `n° ${sent}`);
      if (status !== 202) failed.push(status);
      const read = await fetch(`${url}/v1/stand/A01`);
      if (read.status !== 200) failed.push(read.status);
    }
  };
  await sendSome(10);
  await redis.kill();
  await sendSome(20);
  await redis.start();
  await sendSome(10);
  await until('all notifications arrive', () => heard.every((titles) => titles.size === sent));
  process.stdout.write(`Redis killed: ${sent} notifications, ${failed.length} calls failed\n`);
  expect(failed).toEqual([]);
});
