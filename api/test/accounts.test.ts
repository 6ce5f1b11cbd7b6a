import { sessionAnswerSchema } from '@mosta/shared/schemas/account.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq, isNotNull } from 'drizzle-orm';
import * as v from 'valibot';
import { deleteExpired } from '../src/modules/account/account.repository';
import { REFRESH_TOKEN_LIFE } from '../src/modules/account/account.service';
import { SAMPLE_EXHIBITOR, SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { users } from '../src/tables/account';
import { refreshFamilies, refreshTokens } from '../src/tables/session';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({
    ...{ LOGIN_FAILURES: '3', LOGIN_PER_MINUTE: '1000', TRUST_PROXY: '1' },
  });
});
afterAll(() => service.close());

const post = (url: string, payload: object) => service.app.inject({ method: 'POST', url, payload });
const refresh = (refreshToken: string) => post('/auth/refresh-tokens', { refreshToken });
const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());

describe('sign-in', () => {
  it('opens a session, whatever the case of the address', async () => {
    const response = await post('/auth/login', {
      email: ` ${SAMPLE_EXHIBITOR.toUpperCase()} `,
      password: SAMPLE_PASSWORD,
    });
    expect(response.statusCode).toBe(200);
    expect(response.headers['cache-control']).toBe('no-store');
    const session = v.parse(sessionAnswerSchema, response.json());
    expect(session.role).toBe('Exhibitor');
    expect(session.user.email).toBe(SAMPLE_EXHIBITOR);
    const life = Date.parse(session.access.expires) - Date.now();
    expect(life).toBeGreaterThan(9 * 60_000);
    expect(life).toBeLessThanOrEqual(10 * 60_000);
    expect(response.body).not.toContain('argon2');
  });

  it('says the same of a wrong password and of an unknown account', async () => {
    const wrong = await post('/auth/login', { email: SAMPLE_EXHIBITOR, password: 'pas le bon' });
    const unknown = await post('/auth/login', { email: 'nul@exemple.dz', password: 'pas le bon' });
    expect(wrong.statusCode).toBe(401);
    expect(unknown.statusCode).toBe(401);
    const { requestId: _wrong, ...wrongProblem } = problemOf(wrong);
    const { requestId: _unknown, ...unknownProblem } = problemOf(unknown);
    expect(wrongProblem).toEqual(unknownProblem);
    expect(wrongProblem.code).toBe('INVALID_CREDENTIALS');
  });

  it('stops guessing at one account, and leaves other accounts alone', async () => {
    const account = 'cible@exemple.dz';
    await service.signup(account);
    for (let attempt = 0; attempt < 3; attempt += 1) {
      const response = await post('/auth/login', { email: account, password: 'devinette' });
      expect(response.statusCode).toBe(401);
    }
    const blocked = await post('/auth/login', { email: account, password: SAMPLE_PASSWORD });
    expect(blocked.statusCode).toBe(429);
    expect(problemOf(blocked).code).toBe('TOO_MANY_REQUESTS');
    await expect(service.exhibitor()).resolves.toHaveProperty('role', 'Exhibitor');
  });
});

it('a burst of guesses at one account passes no more of them than one after the other', async () => {
  const guess = () => post('/auth/login', { email: 'rafale@exemple.dz', password: 'devinette' });
  const answers = await Promise.all(Array.from({ length: 8 }, guess));
  const codes = answers.map(({ statusCode }) => statusCode).sort();
  expect(codes).toEqual([401, 401, 401, 429, 429, 429, 429, 429]);
});

describe('sign-in from many addresses', () => {
  const attempt = (email: string, address: string, password = 'devinette', headers = {}) =>
    service.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'x-forwarded-for': address, ...headers },
      payload: { email, password },
    });

  it('stops guessing from one /64, and locks nobody out elsewhere', async () => {
    const account = 'convoitee@exemple.dz';
    await service.signup(account);
    const codes: number[] = [];
    for (let index = 0; index < 200; index += 1) {
      codes.push((await attempt(account, `2001:db8:0:1::${index.toString(16)}`)).statusCode);
    }
    expect(codes.filter((code) => code === 401)).toHaveLength(3);
    expect(codes.filter((code) => code === 429)).toHaveLength(197);
    const owner = await attempt(account, '10.0.1.1', SAMPLE_PASSWORD);
    expect(owner.statusCode).toBe(200);
  });

  it('lets a device that is known sign in from the very network that guesses', async () => {
    const account = 'appareil@exemple.dz';
    await service.signup(account);
    const address = '2001:db8:0:2::1';
    const signedIn = await attempt(account, address, SAMPLE_PASSWORD);
    const [cookie = ''] = String(signedIn.headers['set-cookie']).split(';');
    for (let index = 0; index < 5; index += 1) await attempt(account, address);
    expect((await attempt(account, address, SAMPLE_PASSWORD)).statusCode).toBe(429);
    const known = await attempt(account, address, SAMPLE_PASSWORD, { cookie });
    expect(known.statusCode).toBe(200);
    // It is counted by itself.
    for (let index = 0; index < 3; index += 1) await attempt(account, address, 'faux', { cookie });
    const guessed = await attempt(account, address, SAMPLE_PASSWORD, { cookie });
    expect(guessed.statusCode).toBe(429);
  });

  it('takes a stranger’s account of the same address for no known device', async () => {
    const account = 'imitee@exemple.dz';
    await service.signup(account);
    const address = '2001:db8:0:3::1';
    const stranger = await service.app.inject({
      method: 'POST',
      url: '/auth/signup',
      payload: { nom: 'Autre', prenom: 'Autre', email: account, password: 'phrase de l’étranger' },
    });
    const [cookie = ''] = String(stranger.headers['set-cookie']).split(';');
    for (let index = 0; index < 3; index += 1) await attempt(account, address, 'faux', { cookie });
    expect((await attempt(account, address, 'faux', { cookie })).statusCode).toBe(429);
  });

  it('is limited for each address', async () => {
    const limited = await startTestApp({ LOGIN_PER_MINUTE: '2' });
    const calls = [];
    for (let index = 0; index < 3; index += 1) {
      calls.push(
        await limited.app.inject({ method: 'POST', url: '/auth/refresh-tokens', payload: {} }),
      );
    }
    await limited.close();
    expect(calls.map(({ statusCode }) => statusCode)).toEqual([400, 400, 429]);
    const last = calls.at(-1);
    expect(last?.headers['content-type']).toBe('application/problem+json');
    expect(last?.json()).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(Number(last?.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('sign-up', () => {
  const input = {
    nom: 'Exemple',
    prenom: 'Nouveau',
    email: 'Nouveau@Exemple.dz',
    password: 'un mot de passe',
  };

  it('creates an exhibitor, and keeps the password as a hash only', async () => {
    const created = await post('/auth/signup', { ...input, role: 'Organizer' });
    expect(created.statusCode).toBe(201);
    const session = v.parse(sessionAnswerSchema, created.json());
    expect(session.role).toBe('Exhibitor');
    const [row] = await service.database.db
      .select()
      .from(users)
      .where(eq(users.email, 'nouveau@exemple.dz'));
    expect(row?.passwordHash).toMatch(/^\$argon2id\$/);
    expect(created.body).not.toContain(input.password);
  });

  it('names each field to correct', async () => {
    const response = await post('/auth/signup', { nom: '', email: 'x', password: 'court' });
    expect(response.statusCode).toBe(400);
    const problem = problemOf(response);
    expect(problem.code).toBe('INVALID_INPUT');
    expect(new Set(problem.errors?.map(({ path }) => path))).toEqual(
      new Set(['nom', 'prenom', 'email', 'password']),
    );
    expect(problem.errors).toContainEqual({
      path: 'prenom',
      message: 'Ce champ est obligatoire.',
    });
  });
});

describe('renewal', () => {
  it('gives a new pair each time', async () => {
    const first = await service.exhibitor();
    const response = await refresh(first.refresh.token);
    expect(response.statusCode).toBe(200);
    const second = v.parse(sessionAnswerSchema, response.json());
    expect(second.refresh.token).not.toBe(first.refresh.token);
    expect(second.user).toEqual(first.user);
    const reading = await service.app.inject({ url: '/v1/notification', headers: bearer(second) });
    expect(reading.statusCode).toBe(200);
  });

  it('ends the whole family when a token is used again after the grace, and only that family', async () => {
    const other = await service.exhibitor();
    const first = await service.exhibitor();
    const second = v.parse(sessionAnswerSchema, (await refresh(first.refresh.token)).json());
    await service.letRefreshGracePass();
    const reuse = await refresh(first.refresh.token);
    expect(reuse.statusCode).toBe(401);
    expect(problemOf(reuse).code).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh(second.refresh.token)).statusCode).toBe(401);
    expect((await refresh(other.refresh.token)).statusCode).toBe(200);
  });

  it('gives the same successor to uses at once, and to one whose answer was lost', async () => {
    const first = await service.exhibitor();
    const tokenOf = async () =>
      v.parse(sessionAnswerSchema, (await refresh(first.refresh.token)).json()).refresh;
    const [one, other] = await Promise.all([tokenOf(), tokenOf()]);
    expect(one).toEqual(other);
    expect(await tokenOf()).toEqual(one);
    // The successor is used, and then the tab that was slow comes: it gets what is used already, within its own grace.
    const third = v.parse(sessionAnswerSchema, (await refresh(one.token)).json());
    expect(await tokenOf()).toEqual(one);
    expect(v.parse(sessionAnswerSchema, (await refresh(one.token)).json()).refresh).toEqual(
      third.refresh,
    );
    expect((await refresh(third.refresh.token)).statusCode).toBe(200);
  });

  it('refuses a token within the grace once its session was signed out', async () => {
    const first = await service.exhibitor();
    const second = v.parse(sessionAnswerSchema, (await refresh(first.refresh.token)).json());
    await post('/auth/logout', { refreshToken: second.refresh.token });
    expect((await refresh(first.refresh.token)).statusCode).toBe(401);
  });

  it('refuses an unknown token, an access token and an expired token', async () => {
    const session = await service.exhibitor();
    expect((await refresh('inconnu')).statusCode).toBe(401);
    expect((await refresh(session.access.token)).statusCode).toBe(401);
    await service.database.db.update(refreshTokens).set({ expiresAt: new Date(0) });
    expect((await refresh(session.refresh.token)).statusCode).toBe(401);
  });

  it('keeps no token in clear, and forgets sessions that nothing can prolong', async () => {
    const session = await service.exhibitor();
    const rows = await service.database.db.select().from(refreshTokens);
    expect(JSON.stringify(rows)).not.toContain(session.refresh.token);
    await deleteExpired(service.database.db, new Date());
    expect((await refresh(session.refresh.token)).statusCode).toBe(200);

    const soon = new Date(Date.now() + 60_000);
    await service.database.db
      .update(refreshTokens)
      .set({ expiresAt: soon })
      .where(isNotNull(refreshTokens.usedAt));
    await deleteExpired(service.database.db, soon);
    const kept = await service.database.db.select().from(refreshTokens);
    expect(kept.filter(({ usedAt }) => usedAt !== null)).toEqual([]);
    expect(kept).not.toEqual([]);

    await deleteExpired(service.database.db, new Date(Date.now() + REFRESH_TOKEN_LIFE + 60_000));
    expect(await service.database.db.select().from(refreshFamilies)).toEqual([]);
  });
});

describe('sign-out', () => {
  it('ends the session, and takes an unknown token without complaint', async () => {
    const session = await service.exhibitor();
    const response = await post('/auth/logout', { refreshToken: session.refresh.token });
    expect(response.statusCode).toBe(204);
    expect(response.body).toBe('');
    expect((await refresh(session.refresh.token)).statusCode).toBe(401);
    expect((await post('/auth/logout', { refreshToken: 'inconnu' })).statusCode).toBe(204);
  });
});
