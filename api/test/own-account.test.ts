import type { AddressInfo } from 'node:net';
import { accountSchema, type SessionAnswer } from '@mosta/shared/schemas/account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import { io } from 'socket.io-client';
import * as v from 'valibot';
import { SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { passwordResets, users } from '../src/tables/account';
import { mailsTo, nextMailTo } from './support/mailbox';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const PUBLIC_URL = 'https://salon.exemple.dz';
const NEXT = 'un autre mot de passe';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ PUBLIC_URL });
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

const post = (url: string, payload: object, session?: SessionAnswer) =>
  service.app.inject({
    ...{ method: 'POST' as const, url, payload },
    ...(session ? { headers: bearer(session) } : {}),
  });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const refresh = ({ refresh: { token } }: SessionAnswer) =>
  post('/auth/refresh-tokens', { refreshToken: token });
const login = (email: string, password: string) => post('/auth/login', { email, password });

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

/** Asks for a link and reads it from the mail. */
async function linkFor(email: string, former?: string): Promise<string> {
  expect((await post('/auth/forgot-password', { email })).statusCode).toBe(202);
  const words = new RegExp(`${PUBLIC_URL}/login\\?reinitialiser=(?!${former ?? '!'})[\\w-]{43}\\s`);
  const { text: mail } = await nextMailTo(service, email, words);
  return words.exec(mail)?.[0].split('=').at(-1)?.trim() ?? '';
}

it('is shown and corrected by its owner', async () => {
  const session = await service.signup('moi@exemple.dz');
  const changed = await service.app.inject({
    ...{ method: 'PATCH', url: '/v1/account', headers: bearer(session) },
    payload: { nom: '  Corrigé ', role: 'Organizer' },
  });
  expect(v.parse(accountSchema, changed.json())).toMatchObject({
    role: 'Exhibitor',
    user: { _id: session.user._id, nom: 'Corrigé', prenom: 'Autre', email: 'moi@exemple.dz' },
    consents: [],
  });
  const empty = await service.app.inject({
    ...{ method: 'PATCH', url: '/v1/account', headers: bearer(session) },
    payload: { nom: ' ' },
  });
  expect(codeOf(empty)).toBe('INVALID_INPUT');
});

describe('a new password', () => {
  it('ends the account’s other sessions and their sockets, and keeps this one', async () => {
    const session = await service.signup('change@exemple.dz');
    const elsewhere = await service.login('change@exemple.dz');
    const { closed } = await connect(elsewhere);
    const here = await connect(session);
    const input = { current: SAMPLE_PASSWORD, next: NEXT };
    expect((await post('/v1/account/password', input, session)).statusCode).toBe(204);
    await closed;
    expect(here.socket.connected).toBe(true);
    here.socket.disconnect();
    expect(codeOf(await refresh(elsewhere))).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh(session)).statusCode).toBe(200);
    expect((await login('change@exemple.dz', SAMPLE_PASSWORD)).statusCode).toBe(401);
    expect((await login('change@exemple.dz', NEXT)).statusCode).toBe(200);
  });

  it('needs the current one, which cannot be guessed without end', async () => {
    const session = await service.signup('devine@exemple.dz');
    const input = { current: 'au hasard', next: NEXT };
    const codes = [];
    for (let attempt = 0; attempt < 21; attempt += 1) {
      codes.push(codeOf(await post('/v1/account/password', input, session)));
    }
    expect(codes).toEqual([...Array(20).fill('WRONG_PASSWORD'), 'TOO_MANY_REQUESTS']);
    // Guesses of one session keep nobody else out.
    expect((await login('devine@exemple.dz', SAMPLE_PASSWORD)).statusCode).toBe(200);
  });

  it('must be long enough', async () => {
    const session = await service.signup('court@exemple.dz');
    const input = { current: SAMPLE_PASSWORD, next: 'court' };
    expect(codeOf(await post('/v1/account/password', input, session))).toBe('INVALID_INPUT');
  });
});

describe('a forgotten password', () => {
  it('is replaced once by the link of the mail, which ends every session', async () => {
    const session = await service.signup('oublie@exemple.dz');
    const { closed } = await connect(session);
    const token = await linkFor('oublie@exemple.dz');
    const { db } = service.database;
    const [kept] = await db
      .select()
      .from(passwordResets)
      .where(eq(passwordResets.userId, session.user._id));
    expect(kept?.tokenHash).not.toContain(token);
    const answers = await Promise.all([
      post('/auth/reset-password', { token, password: NEXT }),
      post('/auth/reset-password', { token, password: NEXT }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([204, 400]);
    await closed;
    expect(codeOf(await refresh(session))).toBe('INVALID_REFRESH_TOKEN');
    expect((await login('oublie@exemple.dz', NEXT)).statusCode).toBe(200);
    const again = await post('/auth/reset-password', { token, password: NEXT });
    expect(codeOf(again)).toBe('INVALID_RESET_TOKEN');
  });

  it('cannot be replaced by a link that a newer one replaced, or that is an hour old', async () => {
    const { user } = await service.signup('tard@exemple.dz');
    const first = await linkFor('tard@exemple.dz');
    const second = await linkFor('tard@exemple.dz', first);
    const early = await post('/auth/reset-password', { token: first, password: NEXT });
    expect(codeOf(early)).toBe('INVALID_RESET_TOKEN');
    const { db } = service.database;
    await db
      .update(passwordResets)
      .set({ expiresAt: new Date() })
      .where(eq(passwordResets.userId, user._id));
    const late = await post('/auth/reset-password', { token: second, password: NEXT });
    expect(codeOf(late)).toBe('INVALID_RESET_TOKEN');
    expect((await login('tard@exemple.dz', SAMPLE_PASSWORD)).statusCode).toBe(200);
  });

  it('does not tell whether an address has an account', async () => {
    await service.signup('connue@exemple.dz');
    const answers = [];
    for (const email of ['connue@exemple.dz', 'inconnue@exemple.dz']) {
      const { statusCode, body } = await post('/auth/forgot-password', { email });
      answers.push({ statusCode, body });
    }
    expect(answers[0]).toEqual(answers[1]);
    await nextMailTo(service, 'connue@exemple.dz', /reinitialiser/);
    expect(mailsTo(service, 'inconnue@exemple.dz')).toEqual([]);
  });

  it('is asked for five times an hour, account or not', async () => {
    for (const email of ['nulle-part@exemple.dz', 'exposant@exemple.dz']) {
      const codes = [];
      for (let attempt = 0; attempt < 6; attempt += 1) {
        codes.push((await post('/auth/forgot-password', { email })).statusCode);
      }
      expect(codes).toEqual([202, 202, 202, 202, 202, 429]);
    }
  });
});

it('closes its calls to an account that is gone', async () => {
  const session = await service.signup('partie@exemple.dz');
  await service.database.db.delete(users).where(eq(users.id, session.user._id));
  const response = await service.app.inject({ url: '/v1/account', headers: bearer(session) });
  expect(response.statusCode).toBe(401);
});
