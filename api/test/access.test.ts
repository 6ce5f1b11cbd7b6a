import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { reservationListSchema } from '@mosta/shared/schemas/reservation.schema';
import { SignJWT } from 'jose';
import * as v from 'valibot';
import { AUDIENCE, createAccessTokens, ISSUER } from '../src/platform/accounts/access-token';
import { bearer, startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const RESERVATIONS = '/v1/reservation/exhibitor';
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;

/** What a call answers here after access was granted: no stand and nothing to change has these names. */
function answerOnceGranted(method: string, url: string): number {
  if (url.includes(':code') || (method === 'POST' && url.includes(':id'))) return 404;
  // Forms with files only.
  if (url === '/v1/staff') return 415;
  // An empty body is refused by its schema.
  return method === 'POST' ? 400 : 200;
}

describe('every call, for every role', () => {
  it('lets in whom it declares, and nobody else', async () => {
    const exhibitor = await service.exhibitor();
    const organizer = await service.organizer();
    const callers = [
      { role: 'anonymous', headers: {}, id: exhibitor.user._id },
      { role: 'Exhibitor', headers: bearer(exhibitor), id: exhibitor.user._id },
      { role: 'Organizer', headers: bearer(organizer), id: exhibitor.user._id },
    ] as const;
    expect(service.app.calls.length).toBeGreaterThanOrEqual(14);
    for (const { method, url, access } of service.app.calls) {
      for (const caller of callers) {
        const response = await service.app.inject({
          method: method as 'GET',
          url: url.replace(':id', caller.id).replace(':code', 'inconnu'),
          headers: caller.headers,
          ...(method === 'POST' ? { payload: {} } : {}),
        });
        const seen = `${method} ${url} as ${caller.role}: ${response.statusCode}`;
        const allowed =
          access === 'public' || (caller.role !== 'anonymous' && access.includes(caller.role));
        const refused = caller.role === 'anonymous' ? 401 : 403;
        const granted = answerOnceGranted(method, url);
        expect(seen).toBe(`${method} ${url} as ${caller.role}: ${allowed ? granted : refused}`);
      }
    }
  });

  it('hides what belongs to someone else', async () => {
    const owner = await service.exhibitor();
    const stranger = await service.signup('etranger@exemple.dz');
    const owned = service.app.calls.filter(
      ({ url, method }) => url.includes(':id') && method !== 'HEAD',
    );
    expect(owned).not.toEqual([]);
    for (const { method, url } of owned) {
      const response = await service.app.inject({
        method: method as 'GET',
        url: url.replace(':id', owner.user._id),
        headers: bearer(stranger),
      });
      expect(response.statusCode).toBe(404);
      expect(codeOf(response)).toBe('NOT_FOUND');
    }
  });
});

describe('reservations', () => {
  it('lists them to their owner and to an organiser, priced and sized', async () => {
    const owner = await service.exhibitor();
    for (const session of [owner, await service.organizer()]) {
      const response = await service.app.inject({
        url: `${RESERVATIONS}/${owner.user._id}`,
        headers: bearer(session),
      });
      expect(response.statusCode).toBe(200);
      const [first, second] = v.parse(reservationListSchema, response.json());
      expect(first?.currency).toBe('DZD');
      expect(first?.booths.map(({ booth }) => booth)).toEqual([
        { name: 'B12', size: 9, reserved: true },
        { name: 'C48', size: 12, reserved: false },
      ]);
      expect(first?.services[0]?.supplement.prices).toEqual({ DZD: 1500, EUR: 1000 });
      expect(first?.communication).toHaveLength(2);
      expect(second).toMatchObject({ currency: 'EUR', communication: [] });
    }
  });

  it('answers an exhibitor without reservation with an empty list', async () => {
    const newcomer = await service.signup('nouveau@exemple.dz');
    const response = await service.app.inject({
      url: `${RESERVATIONS}/${newcomer.user._id}`,
      headers: bearer(newcomer),
    });
    expect(response.json()).toEqual([]);
  });

  it.each(['pas-un-identifiant', '00000000-0000-4000-8000-000000000000', "'%20or%20true"])(
    'knows no exhibitor "%s"',
    async (id) => {
      const response = await service.app.inject({
        url: `${RESERVATIONS}/${id}`,
        headers: bearer(await service.organizer()),
      });
      expect(response.statusCode).toBe(404);
    },
  );
});

describe('access tokens', () => {
  const read = async (token: string) => {
    const response = await service.app.inject({
      url: '/v1/notification',
      headers: { authorization: `Bearer ${token}` },
    });
    return response.statusCode === 200 ? 'granted' : codeOf(response);
  };
  const forge = async (
    changes: { secret?: string; audience?: string; issuer?: string; algorithm?: string } = {},
  ) => {
    const { user } = await service.exhibitor();
    return new SignJWT({ role: 'Organizer', sid: user._id })
      .setProtectedHeader({ alg: changes.algorithm ?? 'HS256' })
      .setSubject(user._id)
      .setIssuer(changes.issuer ?? ISSUER)
      .setAudience(changes.audience ?? AUDIENCE)
      .setIssuedAt()
      .setExpirationTime('5m')
      .sign(new TextEncoder().encode(changes.secret ?? TEST_SECRET));
  };

  it('takes a token of its own making', async () => {
    expect(await read(await forge())).toBe('granted');
  });

  it('says that a token has expired, so that the page renews it', async () => {
    const { user } = await service.exhibitor();
    const { token } = await createAccessTokens(TEST_SECRET).issue(
      { userId: user._id, role: 'Exhibitor', sessionId: user._id },
      new Date(Date.now() - 11 * 60_000),
    );
    expect(await read(token)).toBe('TOKEN_EXPIRED');
  });

  it('refuses another key, audience, issuer or algorithm', async () => {
    const forged = [
      await forge({ secret: `another ${TEST_SECRET}` }),
      await forge({ audience: 'elsewhere' }),
      await forge({ issuer: 'someone' }),
      await forge({ algorithm: 'HS512' }),
    ];
    for (const token of forged) expect(await read(token)).toBe('UNAUTHENTICATED');
  });

  it('refuses a token without signature, and one whose claims were changed', async () => {
    const [, claims, signature] = (await forge()).split('.');
    const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const unsigned = `${encode({ alg: 'none' })}.${claims}.`;
    expect(await read(unsigned)).toBe('UNAUTHENTICATED');
    const promoted = `${encode({ alg: 'HS256' })}.${encode({ role: 'Organizer' })}.${signature}`;
    expect(await read(promoted)).toBe('UNAUTHENTICATED');
    expect(await read('')).toBe('UNAUTHENTICATED');
  });
});
