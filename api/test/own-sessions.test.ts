import type { AddressInfo } from 'node:net';
import { type SessionAnswer, sessionAnswerSchema } from '@mosta/shared/schemas/account.schema';
import { ownSessionListSchema } from '@mosta/shared/schemas/own-session.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { refreshFamilies, refreshTokens } from '../src/tables/session';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PATH = '/v1/account/session';
const PHONE =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.1 Mobile/15E148 Safari/604.1';
const DESKTOP = 'Mozilla/5.0 (X11; Linux x86_64; rv:133.0) Gecko/20100101 Firefox/133.0';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const call = (method: 'GET' | 'DELETE', url: string, session: SessionAnswer) =>
  service.app.inject({ method, url, headers: bearer(session) });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const list = async (session: SessionAnswer) =>
  v.parse(ownSessionListSchema, (await call('GET', PATH, session)).json());
const refresh = ({ refresh: { token } }: SessionAnswer) =>
  service.app.inject({
    ...{ method: 'POST', url: '/auth/refresh-tokens', payload: { refreshToken: token } },
  });

async function loginWith(email: string, userAgent: string): Promise<SessionAnswer> {
  const response = await service.app.inject({
    ...{ method: 'POST', url: '/auth/login', headers: { 'user-agent': userAgent } },
    payload: { email, password: SAMPLE_PASSWORD },
  });
  return v.parse(sessionAnswerSchema, response.json());
}

async function connect(session: SessionAnswer) {
  const { port } = service.app.server.address() as AddressInfo;
  const socket = io(`http://127.0.0.1:${port}`, {
    ...{ transports: ['websocket'], forceNew: true, reconnection: false },
    auth: { token: session.access.token },
  });
  const closed = new Promise<void>((resolve) => socket.once('disconnect', () => resolve()));
  await new Promise<void>((resolve) => socket.once('connect', resolve));
  return { socket, closed };
}

it('shows where an account is signed in, by names of programs alone', async () => {
  await service.signup('liste@exemple.dz');
  await service.signup('voisin@exemple.dz');
  const phone = await loginWith('liste@exemple.dz', PHONE);
  await loginWith('liste@exemple.dz', DESKTOP);
  const answer = await call('GET', PATH, phone);
  expect(answer.headers['cache-control']).toBe('private, no-store');
  const shown = v.parse(ownSessionListSchema, answer.json());
  expect(shown.map(({ browser, system, here }) => [browser, system, here])).toEqual([
    ['Firefox', 'Linux', false],
    ['Safari', 'iPhone', true],
    [null, null, false],
  ]);
  const { db } = service.database;
  expect(JSON.stringify(await db.select().from(refreshFamilies))).not.toMatch(/Mozilla|127\.0\.0/);
});

it('says when each was used last, and puts that one first', async () => {
  const first = await service.signup('usage@exemple.dz');
  const second = await service.login('usage@exemple.dz');
  const [before] = await list(second);
  expect(before?.here).toBe(true);
  const renewed = v.parse(sessionAnswerSchema, (await refresh(first)).json());
  const [latest, other] = await list(renewed);
  expect([latest?.here, other?.here]).toEqual([true, false]);
  expect(Date.parse(latest?.lastUsed ?? '')).toBeGreaterThan(Date.parse(other?.lastUsed ?? ''));
  expect(Date.parse(latest?.since ?? '')).toBeLessThan(Date.parse(latest?.lastUsed ?? ''));
});

it('leaves out a session that no token can prolong any more', async () => {
  const gone = await service.signup('passe@exemple.dz');
  const here = await service.login('passe@exemple.dz');
  const shown = await list(here);
  const former = shown.find(({ here }) => !here)?._id ?? '';
  await service.database.db
    .update(refreshTokens)
    .set({ expiresAt: new Date() })
    .where(eq(refreshTokens.familyId, former));
  expect((await list(here)).map(({ here }) => here)).toEqual([true]);
  expect(gone.user._id).toBe(here.user._id);
});

it('ends one session at once: its calls, its renewal, its sockets; and no other', async () => {
  const lost = await service.signup('perdu@exemple.dz');
  const here = await service.login('perdu@exemple.dz');
  const elsewhere = await connect(lost);
  const own = await connect(here);
  const id = (await list(here)).find(({ here }) => !here)?._id ?? '';
  expect((await call('DELETE', `${PATH}/${id}`, here)).statusCode).toBe(204);
  await elsewhere.closed;
  expect(own.socket.connected).toBe(true);
  own.socket.disconnect();
  expect((await call('GET', PATH, lost)).statusCode).toBe(401);
  expect(codeOf(await refresh(lost))).toBe('INVALID_REFRESH_TOKEN');
  expect((await list(here)).map(({ here }) => here)).toEqual([true]);
  expect((await call('DELETE', `${PATH}/${id}`, here)).statusCode).toBe(404);
});

it('ends nobody else’s', async () => {
  const owner = await service.signup('proprietaire@exemple.dz');
  const stranger = await service.signup('etranger@exemple.dz');
  const [own] = await list(owner);
  expect(codeOf(await call('DELETE', `${PATH}/${own?._id}`, stranger))).toBe('NOT_FOUND');
  expect(codeOf(await call('DELETE', `${PATH}/autre`, stranger))).toBe('NOT_FOUND');
  expect(await list(owner)).toHaveLength(1);
});

it('ends all others with their sockets, and keeps the one that asks', async () => {
  const first = await service.signup('partout@exemple.dz');
  const second = await service.login('partout@exemple.dz');
  const here = await service.login('partout@exemple.dz');
  const sockets = [await connect(first), await connect(second)];
  expect((await call('DELETE', PATH, here)).statusCode).toBe(204);
  await Promise.all(sockets.map(({ closed }) => closed));
  expect((await call('GET', PATH, first)).statusCode).toBe(401);
  expect((await call('GET', PATH, second)).statusCode).toBe(401);
  expect((await list(here)).map(({ here }) => here)).toEqual([true]);
});
