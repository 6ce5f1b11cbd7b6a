import { ORGANIZER_ROLES } from '@mosta/shared/domain/organizer-roles';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { reservationListSchema } from '@mosta/shared/schemas/reservation.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { type Call, mayCall } from '../src/platform/http/access';
import { users } from '../src/tables/account';
import {
  makeCaller,
  makeCallersInAdvance,
  makeColleague,
  makeFormerColleague,
  type TestCaller,
  withToken,
} from './safety/support/callers';
import { parametersOf } from './safety/support/parameters';
import { addressOf, send, validPayload } from './safety/support/requests';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  service = await startTestApp();
  makeCallersInAdvance(service);
  organizer = await makeCaller(service, 'Organizer');
});
afterAll(() => service.close());

const RESERVATIONS = '/v1/reservation/exhibitor';
const CALLERS = [
  'nobody',
  'the owner',
  'a colleague',
  'a former colleague',
  'another exhibitor',
  'an owner',
  'a manager',
  'an accountant',
  'a gate',
  'a reader',
] as const;
type CallerName = (typeof CALLERS)[number];
const ORGANIZERS = {
  'an owner': 'owner',
  'a manager': 'manager',
  'an accountant': 'accountant',
  'a gate': 'gate',
  'a reader': 'reader',
} as const;

/** Milliseconds against hanging, not a measure: the matrix is four thousand requests. */
const MATRIX_LIMIT = 900_000;

/** Calls that answer otherwise than their schema declares, since what a schema alone can make exists nowhere. */
const INSTEAD: Record<string, number> = {
  'POST /auth/login': 401,
  'POST /auth/refresh-tokens': 401,
  'POST /auth/reset-password': 400,
  'POST /auth/confirm-email': 400,
  'POST /v1/promo': 422,
  // No test portal has keys of wallets but that of wallets.test.ts.
  'GET /v1/badge/:token/wallet/apple': 404,
  'HEAD /v1/badge/:token/wallet/apple': 404,
  'GET /v1/badge/:token/wallet/google': 404,
  'HEAD /v1/badge/:token/wallet/google': 404,
  'POST /v1/invitation/open': 400,
  'POST /v1/invitation/accept': 400,
  // Whoever acts alone has nobody to leave the exhibitor to.
  'POST /v1/member/leave': 409,
};

/** What a colleague is answered where the owner is answered otherwise. */
const TO_COLLEAGUES: Record<string, number> = {
  'POST /v1/invitation': 403,
  'DELETE /v1/invitation/:id': 403,
  'DELETE /v1/member/:id': 403,
  'POST /v1/member/:id/owner': 403,
  'POST /v1/member/leave': 204,
};

/** The status by which a call says that it did what was asked. */
function success({ method, url, schema }: Call): number {
  const declared = Object.keys(schema.response ?? {}).map(Number);
  return INSTEAD[`${method} ${url}`] ?? declared.find((code) => code < 300) ?? 200;
}

/** A role that may make the call. */
const roleOfOwner = ({ access }: Call) =>
  access === 'public' || access.includes('Exhibitor') ? 'Exhibitor' : 'Organizer';

/** An owner that no earlier call has changed, of a role that may make the call. */
const makeOwner = (call: Call) => makeCaller(service, roleOfOwner(call));

type Cast = { owner: TestCaller; caller: TestCaller | null; parameters?: Record<string, string> };

/** Who makes a call, and what of the owner's it names. */
async function makeCast(call: Call, name: CallerName): Promise<Cast> {
  const owner = await makeOwner(call);
  const caller = await makeNamed(name, owner);
  const parameters = await parametersOf(call.url)?.make(service, owner);
  return { owner, caller, ...(parameters && { parameters }) };
}

/** By what status a call refuses whoever it is not for, before it asks for anything. */
function refusalOf(call: Call, caller: TestCaller | null): 401 | 403 | undefined {
  if (call.access === 'public') return undefined;
  if (!caller) return 401;
  return mayCall(call, caller) ? undefined : 403;
}

/** One cast for all calls that change nothing and name the same thing: what they name is made and drawn once. */
function rememberCasts(): typeof makeCast {
  const casts = new Map<unknown, Map<string, Cast>>();
  const changes = (call: Call, { caller }: Cast) =>
    call.method !== 'GET' && call.method !== 'HEAD' && refusalOf(call, caller) === undefined;
  return async (call, name) => {
    const named = parametersOf(call.url)?.make;
    const ofNamed = casts.get(named) ?? new Map<string, Cast>();
    casts.set(named, ofNamed);
    const key = `${roleOfOwner(call)} ${name}`;
    const known = ofNamed.get(key);
    if (known && !changes(call, known)) return renewed(known);
    const cast = await makeCast(call, name);
    if (!changes(call, cast)) ofNamed.set(key, cast);
    return cast;
  };
}

/** The matrix may take longer than a token lasts. */
async function renewed(cast: Cast): Promise<Cast> {
  return { ...cast, caller: cast.caller && (await withToken(cast.caller)) };
}

/** What calls name, made once for an owner of each role: for calls that are all refused, which leave it as it is. */
function rememberRows(ownerOf = makeOwner) {
  const owners = new Map<string, Promise<TestCaller>>();
  const rows = new Map<unknown, Map<string, Promise<Record<string, string>>>>();
  return async (call: Call) => {
    const role = roleOfOwner(call);
    const owner = await kept(owners, role, () => ownerOf(call));
    const make = parametersOf(call.url)?.make;
    const ofNamed = rows.get(make) ?? new Map<string, Promise<Record<string, string>>>();
    rows.set(make, ofNamed);
    const known = make && (await kept(ofNamed, role, () => make(service, owner)));
    return { owner, known };
  };
}

function kept<K, V>(values: Map<K, V>, key: K, make: () => V): V {
  const value = values.get(key) ?? make();
  values.set(key, value);
  return value;
}

/** The caller of that name, where `owner` has what is called. */
async function makeNamed(name: CallerName, owner: TestCaller): Promise<TestCaller | null> {
  switch (name) {
    case 'nobody':
      return null;
    case 'the owner':
      return owner;
    case 'a colleague':
      return makeColleague(service, owner.exhibitorId);
    case 'a former colleague':
      return makeFormerColleague(service, owner.exhibitorId);
    case 'another exhibitor':
      return makeCaller(service, 'Exhibitor');
    case 'an owner':
    case 'a manager':
    case 'an accountant':
    case 'a gate':
    case 'a reader':
      return makeCaller(service, 'Organizer', ORGANIZERS[name]);
  }
}

function expectedFor(call: Call, name: CallerName, caller: TestCaller | null): number {
  const refusal = refusalOf(call, caller);
  if (refusal !== undefined) return refusal;
  const toColleague = TO_COLLEAGUES[`${call.method} ${call.url}`];
  if (name === 'a colleague' && toColleague !== undefined) return toColleague;
  const seenBy = parametersOf(call.url)?.seenBy ?? 'everybody';
  const seen =
    name === 'the owner' ||
    (name === 'a colleague' && seenBy !== 'its account') ||
    seenBy === 'everybody' ||
    (seenBy === 'its owner and organizers' && caller?.role === 'Organizer');
  return seen ? success(call) : 404;
}

/** Calls of the table for which a check throws or answers something else, each with what it said. */
async function failuresOf(check: (call: Call) => Promise<string[]>): Promise<string[]> {
  const failures: string[] = [];
  for (const call of service.app.calls) {
    try {
      failures.push(...(await check(call)).map((said) => `${call.method} ${call.url} ${said}`));
    } catch (error) {
      failures.push(
        `${call.method} ${call.url}: ${error instanceof Error ? error.message : error}`,
      );
    }
  }
  return failures;
}

/** Whether an address is one of a pattern's. */
function fits(pattern: string, address: string): boolean {
  const [path = ''] = address.split('?');
  return new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`).test(path);
}

/** Why an answer is not the expected one; empty when it is. */
function wrong(
  response: Awaited<ReturnType<typeof send>>,
  { method }: Call,
  expected: number,
  asked: string,
): string[] {
  const { statusCode, body, headers } = response;
  if (statusCode !== expected)
    return [`${asked}: ${statusCode} for ${expected} ${body.slice(0, 300)}`];
  if (method === 'HEAD') return body === '' ? [] : [`${asked}: a body`];
  if (statusCode < 400) return [];
  const problem = v.safeParse(problemSchema, response.json());
  const described = problem.success && problem.output.status === statusCode;
  return described && headers['content-type'] === 'application/problem+json'
    ? []
    : [`${asked}: not a problem document`];
}

describe('every call', () => {
  it(
    'lets in whom it declares, to what is theirs, and nobody else',
    async () => {
      expect(service.app.calls.length).toBeGreaterThanOrEqual(20);
      const castOf = rememberCasts();
      const failures = await failuresOf(async (call) => {
        const found: string[] = [];
        for (const name of CALLERS) {
          const { owner, caller, parameters } = await castOf(call, name);
          const { headers, ...payload } = await validPayload(service, call, caller ?? owner);
          const response = await send(service, call, {
            url: addressOf(call, parameters),
            headers: { ...headers, ...caller?.headers },
            ...payload,
          });
          found.push(...wrong(response, call, expectedFor(call, name, caller), `as ${name}`));
        }
        return found;
      });
      expect(failures).toEqual([]);
    },
    MATRIX_LIMIT,
  );

  it('is open to those organisers alone whose work it is', () => {
    const allowed = (method: string, url: string) => {
      const call = service.app.calls.find((one) => one.method === method && one.url === url);
      if (!call) throw new Error(`There is no ${method} ${url}`);
      return ORGANIZER_ROLES.filter((organizerRole) =>
        mayCall(call, { role: 'Organizer', organizerRole }),
      );
    };
    const office = ['owner', 'manager', 'accountant', 'reader'];
    expect(allowed('GET', '/v1/account')).toEqual([...ORGANIZER_ROLES]);
    expect(allowed('GET', '/v1/organizer/participation')).toEqual(office);
    expect(allowed('POST', '/v1/organizer/participation/:id/accept')).toEqual(['owner', 'manager']);
    expect(allowed('GET', '/v1/organizer/payment')).toEqual(office);
    expect(allowed('DELETE', '/v1/organizer/payment/:id')).toEqual(['owner', 'accountant']);
    expect(allowed('POST', '/v1/organizer/badge/check-in')).toEqual(['owner', 'manager', 'gate']);
    expect(allowed('GET', '/v1/organizer/staff')).toEqual(['owner', 'manager']);
    expect(allowed('PATCH', '/v1/organizer/edition/:id')).toEqual(['owner']);
    const undeclared = { method: 'GET', access: ['Organizer'], area: undefined } as const;
    const readers = ORGANIZER_ROLES.filter((organizerRole) =>
      mayCall(undeclared, { role: 'Organizer', organizerRole }),
    );
    expect(readers).toEqual(['owner']);
    expect(mayCall(undeclared, { role: 'Organizer', organizerRole: null })).toBe(false);
  });

  const rowsOf = rememberRows();
  it.each([
    'pas-un-identifiant',
    '00000000-0000-4000-8000-000000000000',
    '00000000-0000-4000-8000-00000000000%30%20',
    "'%20or%20true--",
  ])('knows nothing by the name %s', async (unknown) => {
    const failures = await failuresOf(async (call) => {
      const found: string[] = [];
      const { owner, known } = await rowsOf(call);
      if (!known) return found;
      for (const [name] of Object.entries(known).filter(([key]) => call.url.includes(`:${key}`))) {
        const { headers, ...payload } = await validPayload(service, call, owner);
        const response = await send(service, call, {
          url: addressOf(call, { ...known, [name]: unknown }),
          headers: { ...headers, ...owner.headers },
          ...payload,
        });
        found.push(...wrong(response, call, 404, `with another ${name}`));
      }
      return found;
    });
    expect(failures).toEqual([]);
  });

  it('answers to its own methods alone', async () => {
    const methods = [
      'GET',
      'HEAD',
      'POST',
      'PUT',
      'PATCH',
      'DELETE',
      'OPTIONS',
      'TRACE',
      'PROPFIND',
    ];
    const { headers } = await withToken(organizer);
    const rowsOfOrganizer = rememberRows(async () => ({ ...organizer, headers }));
    const asked = new Set<string>();
    const failures = await failuresOf(async (call) => {
      // Calls of one pattern have the same methods that are nobody's.
      if (asked.has(call.url)) return [];
      asked.add(call.url);
      const url = addressOf(call, (await rowsOfOrganizer(call)).known);
      const own = service.app.calls.filter((other) => fits(other.url, url));
      const found: string[] = [];
      for (const method of methods) {
        if (own.some((declared) => declared.method === method)) continue;
        const response = await send(service, { method }, { url, headers });
        found.push(...wrong(response, { ...call, method }, 404, `by ${method}`));
      }
      return found;
    });
    expect(failures).toEqual([]);
  });

  it('does nothing wrong for an account that is gone while its token still runs', async () => {
    const rowsOfOthers = rememberRows();
    const failures = await failuresOf(async (call) => {
      if (call.access === 'public') return [];
      const gone = await makeOwner(call);
      const { known } = await rowsOfOthers(call);
      const { headers, ...payload } = await validPayload(service, call, gone);
      await service.database.db.delete(users).where(eq(users.id, gone.id));
      const { statusCode, body } = await send(service, call, {
        url: addressOf(call, known),
        headers: { ...headers, ...gone.headers },
        ...payload,
      });
      return statusCode === 401
        ? []
        : [`for an account that is gone: ${statusCode} ${body.slice(0, 200)}`];
    });
    expect(failures).toEqual([]);
  });
});

describe('reservations', () => {
  // calls above have made another edition current
  let fresh: TestApp;
  beforeAll(async () => {
    fresh = await startTestApp();
  });
  afterAll(() => fresh.close());

  it('lists them to their owner and to an organiser, priced and sized', async () => {
    const owner = await fresh.exhibitor();
    for (const session of [owner, await fresh.organizer()]) {
      const response = await fresh.app.inject({
        url: `${RESERVATIONS}/${owner.user._id}`,
        headers: bearer(session),
      });
      expect(response.statusCode).toBe(200);
      const [first, second] = v.parse(reservationListSchema, response.json());
      expect(first?.currency).toBe('DZD');
      expect(first?.booths.map(({ booth }) => booth)).toEqual([
        { name: 'B12', size: 9, reserved: true, code: 'B12' },
        { name: 'C48', size: 9, reserved: false, code: null },
      ]);
      expect(first?.services[0]?.supplement.prices).toEqual({ DZD: 1500, EUR: 1000 });
      expect(first?.communication).toHaveLength(2);
      expect(second).toMatchObject({ currency: 'EUR', communication: [] });
    }
  });

  it('answers an exhibitor without reservation with an empty list', async () => {
    const newcomer = await fresh.signup('nouveau@exemple.dz');
    const response = await fresh.app.inject({
      url: `${RESERVATIONS}/${newcomer.user._id}`,
      headers: bearer(newcomer),
    });
    expect(response.json()).toEqual([]);
  });

  it.each(['pas-un-identifiant', '00000000-0000-4000-8000-000000000000', "'%20or%20true"])(
    'knows no exhibitor "%s"',
    async (id) => {
      const response = await fresh.app.inject({
        url: `${RESERVATIONS}/${id}`,
        headers: bearer(await fresh.organizer()),
      });
      expect(response.statusCode).toBe(404);
    },
  );
});
