import { generateKeyPairSync } from 'node:crypto';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { AUDIENCE, createAccessTokens, ISSUER } from '../../src/platform/accounts/access-token';
import { users } from '../../src/tables/account';
import { bearer, startTestApp, TEST_SECRET, type TestApp } from '../support/test-app';
import { makeCaller, type TestCaller } from './support/callers';

let service: TestApp;
let caller: TestCaller;
beforeAll(async () => {
  service = await startTestApp();
  caller = await makeCaller(service, 'Exhibitor');
});
afterAll(() => service.close());

const READ = '/v1/notification';
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const bytes = (secret: string) => new TextEncoder().encode(secret);
const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');

/** What a call answers to an authorisation: the problem's code, or `granted`. */
async function read(authorization: string, url = READ): Promise<string> {
  const response = await service.app.inject({ url, headers: { authorization } });
  return response.statusCode === 200 ? 'granted' : codeOf(response);
}

type Forgery = {
  secret?: string;
  audience?: string;
  issuer?: string;
  algorithm?: string;
  subject?: string;
  claims?: Record<string, unknown>;
  until?: string;
};

/** A token as the service makes it, but for what is changed. */
function forge(changes: Forgery = {}): Promise<string> {
  const { id, sessionId } = caller;
  return new SignJWT({ role: 'Exhibitor', sid: sessionId, ...changes.claims })
    .setProtectedHeader({ alg: changes.algorithm ?? 'HS256' })
    .setSubject(changes.subject ?? id)
    .setIssuer(changes.issuer ?? ISSUER)
    .setAudience(changes.audience ?? AUDIENCE)
    .setIssuedAt()
    .setExpirationTime(changes.until ?? '5m')
    .sign(bytes(changes.secret ?? TEST_SECRET));
}

const post = (url: string, payload: object) => service.app.inject({ method: 'POST', url, payload });
const refresh = (refreshToken: string) => post('/auth/refresh-tokens', { refreshToken });

describe('an access token', () => {
  it('of the service’s own making is taken', async () => {
    expect(await read(`Bearer ${await forge()}`)).toBe('granted');
  });

  it('that has expired says so, so that the page renews it', async () => {
    const old = new Date(Date.now() - 11 * 60_000);
    const { token } = await createAccessTokens(TEST_SECRET).issue(
      { userId: caller.id, role: 'Exhibitor', sessionId: caller.sessionId },
      old,
    );
    expect(await read(`Bearer ${token}`)).toBe('TOKEN_EXPIRED');
  });

  it('of a session that was signed out is refused at once, and so is one of no session', async () => {
    const session = await service.exhibitor();
    const authorization = bearer(session).authorization;
    expect(await read(authorization)).toBe('granted');
    await post('/auth/logout', { refreshToken: session.refresh.token });
    expect(await read(authorization)).toBe('UNAUTHENTICATED');
    const sid = '00000000-0000-4000-8000-000000000000';
    expect(await read(`Bearer ${await forge({ claims: { sid } })}`)).toBe('UNAUTHENTICATED');
  });

  it('of a family that was reused is refused at once', async () => {
    const session = await service.exhibitor();
    await refresh(session.refresh.token);
    await service.letRefreshGracePass();
    await refresh(session.refresh.token);
    expect(await read(bearer(session).authorization)).toBe('UNAUTHENTICATED');
  });

  it.each<[string, Forgery]>([
    ['another key', { secret: `another ${TEST_SECRET}` }],
    ['an empty key', { secret: ' '.repeat(32) }],
    ['another audience', { audience: 'elsewhere' }],
    ['another issuer', { issuer: 'someone' }],
    ['a stronger algorithm', { algorithm: 'HS512' }],
    ['a role that nobody has', { claims: { role: 'Admin' } }],
    ['a role that the account has not', { claims: { role: 'Organizer' } }],
    ['several roles', { claims: { role: ['Exhibitor', 'Organizer'] } }],
    ['no session', { claims: { sid: undefined } }],
    ['a subject that is no identifier', { subject: "' or true --" }],
    ['an account that does not exist', { subject: '00000000-0000-4000-8000-000000000000' }],
  ])('with %s is refused', async (_case, changes) => {
    expect(await read(`Bearer ${await forge(changes)}`)).toBe('UNAUTHENTICATED');
  });

  it('without signature, cut short, or with other claims than were signed is refused', async () => {
    const token = await forge();
    const [header = '', claims = '', signature = ''] = token.split('.');
    const promoted = encode({
      ...JSON.parse(Buffer.from(claims, 'base64url').toString()),
      role: 'Organizer',
    });
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    const signedOtherwise = await new SignJWT({ role: 'Exhibitor', sid: caller.sessionId })
      .setProtectedHeader({ alg: 'RS256' })
      .setSubject(caller.id)
      .setIssuer(ISSUER)
      .setAudience(AUDIENCE)
      .setExpirationTime('5m')
      .sign(privateKey);
    const forged = [
      `${encode({ alg: 'none' })}.${claims}.`,
      `${encode({ alg: 'none' })}.${claims}.${signature}`,
      `${encode({ alg: 'NONE', typ: 'JWT' })}.${claims}.`,
      `${header}.${promoted}.${signature}`,
      `${header}.${claims}.`,
      `${header}.${claims}`,
      token.slice(0, -4),
      token.slice(1),
      `${token}.${signature}`,
      signedOtherwise,
      'x'.repeat(5000),
    ];
    for (const text of forged) expect(await read(`Bearer ${text}`)).toBe('UNAUTHENTICATED');
  });

  it('is taken from its header alone', async () => {
    const token = await forge();
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      token,
      `Basic ${token}`,
      `Bearer  ${token}`,
    ]) {
      expect(await read(authorization)).toBe('UNAUTHENTICATED');
    }
    expect(await read('', `${READ}?access_token=${token}&token=${token}`)).toBe('UNAUTHENTICATED');
    const cookie = await service.app.inject({
      url: READ,
      headers: { cookie: `token=${token}; auth=${token}; Authorization=Bearer ${token}` },
    });
    expect(codeOf(cookie)).toBe('UNAUTHENTICATED');
  });

  it('of an account that is gone, or has another role now, is refused at once', async () => {
    const gone = await makeCaller(service, 'Exhibitor');
    expect(await read(gone.headers.authorization)).toBe('granted');
    await service.database.db.delete(users).where(eq(users.id, gone.id));
    expect(await read(gone.headers.authorization)).toBe('UNAUTHENTICATED');

    const dismissed = await makeCaller(service, 'Organizer');
    await service.database.db
      .update(users)
      .set({ role: 'Exhibitor' })
      .where(eq(users.id, dismissed.id));
    expect(await read(dismissed.headers.authorization)).toBe('UNAUTHENTICATED');
  });
});

describe('a refresh token', () => {
  it('is no access token, and an access token renews nothing', async () => {
    const session = await service.exhibitor();
    expect(await read(`Bearer ${session.refresh.token}`)).toBe('UNAUTHENTICATED');
    expect(codeOf(await refresh(session.access.token))).toBe('INVALID_REFRESH_TOKEN');
    expect((await refresh(session.refresh.token)).statusCode).toBe(200);
  });

  it('that is replayed, even twice at once, ends the family of whoever holds its successors', async () => {
    const first = await service.exhibitor();
    const second = (await refresh(first.refresh.token)).json<typeof first>();
    await service.letRefreshGracePass();
    const replays = await Promise.all([refresh(first.refresh.token), refresh(first.refresh.token)]);
    expect(replays.map(codeOf)).toEqual(['INVALID_REFRESH_TOKEN', 'INVALID_REFRESH_TOKEN']);
    expect(codeOf(await refresh(second.refresh.token))).toBe('INVALID_REFRESH_TOKEN');
  });

  it('that is used many times at once has one successor, and later none', async () => {
    const first = await service.exhibitor();
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => refresh(first.refresh.token)),
    );
    const successors = answers.map((answer) => answer.json<typeof first>().refresh);
    expect(new Set(successors.map(({ token, expires }) => `${token} ${expires}`)).size).toBe(1);
    const successor = successors[0]?.token ?? '';
    await service.letRefreshGracePass();
    expect(codeOf(await refresh(first.refresh.token))).toBe('INVALID_REFRESH_TOKEN');
    expect(codeOf(await refresh(successor))).toBe('INVALID_REFRESH_TOKEN');
  });

  it('cut short or lengthened is unknown, and ends nothing', async () => {
    const session = await service.exhibitor();
    const { token } = session.refresh;
    for (const text of [token.slice(1), `${token}x`, token.toLowerCase(), ` ${token}`]) {
      expect(codeOf(await refresh(text))).toBe('INVALID_REFRESH_TOKEN');
    }
    expect((await refresh(token)).statusCode).toBe(200);
  });
});
