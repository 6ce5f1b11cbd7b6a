import type { AddressInfo } from 'node:net';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { codesOf, freeCodes } from '@mosta/shared/domain/edition-halls';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  holdListSchema,
  holdSchema,
  type StandChange,
  standListSchema,
  standSchema,
} from '@mosta/shared/schemas/stand.schema';
import { eq, inArray, isNull, sql } from 'drizzle-orm';
import { io, type Socket } from 'socket.io-client';
import * as v from 'valibot';
import { addFirstEdition } from '../src/modules/edition/first-edition';
import { addInventory } from '../src/modules/stand/inventory';
import { standHolds } from '../src/tables/hold';
import { reservations } from '../src/tables/reservation';
import { stands } from '../src/tables/stand';
import { makeParticipation } from './safety/support/rows';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { startTestApp, type TestApp } from './support/test-app';

const FREE_CODES = freeCodes();

let service: TestApp;
let plan: Socket;
let announced: StandChange[] = [];
let mine: TestExhibitor;
let other: TestExhibitor;

beforeAll(async () => {
  service = await startTestApp();
  await service.app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = service.app.server.address() as AddressInfo;
  plan = io(`http://127.0.0.1:${port}`, { transports: ['websocket'], forceNew: true });
  plan.on('stand', (change: StandChange) => announced.push(change));
  await new Promise<void>((resolve) => plan.once('connect', resolve));
});
beforeEach(async () => {
  [mine, other] = await makeExhibitors(service, 2);
});
afterEach(async () => {
  const { db } = service.database;
  await db.delete(standHolds);
  await db.delete(reservations).where(inArray(reservations.exhibitorId, [mine.id, other.id]));
  await db
    .update(stands)
    .set({ state: 'libre' })
    .where(inArray(stands.code, [...FREE_CODES]));
  announced = [];
});
afterAll(async () => {
  plan.disconnect();
  await service.close();
});

const post = (url: string, { headers }: TestExhibitor) =>
  service.app.inject({ method: 'POST', url, headers });
const claim = (code: string, exhibitor: TestExhibitor) =>
  post(`/v1/stand/${encodeURIComponent(code)}/hold`, exhibitor);
const held = async (code: string, exhibitor: TestExhibitor) =>
  v.parse(holdSchema, (await claim(code, exhibitor)).json());
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const stateOf = async (code: string) =>
  v.parse(standSchema, (await service.app.inject({ url: `/v1/stand/${code}` })).json()).state;
const runOut = (id: string) =>
  service.database.db
    .update(standHolds)
    .set({ expiresAt: sql`now() - interval '1 second'` })
    .where(eq(standHolds.id, id));

/** Waits until the plan was notified of a stand's state. */
async function untilAnnounced(code: string, state: string): Promise<StandChange> {
  for (;;) {
    const found = announced.find((change) => change.code === code && change.state === state);
    if (found) return found;
    await new Promise<void>((resolve) => plan.once('stand', () => resolve()));
  }
}

describe('the stands', () => {
  it('are all there, in order, priced, and free where the plan says so', async () => {
    const response = await service.app.inject({ url: '/v1/stand' });
    const list = v.parse(standListSchema, response.json());
    expect(list.map(({ code }) => code)).toEqual([...codesOf('stand'), ...codesOf('zone')]);
    const free = list.filter(({ state }) => state === 'libre').map(({ code }) => code);
    expect(free).toEqual(FREE_CODES);
    const termsOf = (code: string) => {
      const stand = list.find((one) => one.code === code);
      return [stand?.kind, stand?.size, stand?.prices];
    };
    expect(termsOf('A01')).toEqual(['stand', 9, { DZD: 185_000, EUR: 126_000 }]);
    expect(termsOf('D14')).toEqual(termsOf('A01'));
    for (const code of ['B01', 'B02', 'B49']) {
      expect(termsOf(code)).toEqual(['stand', 18, { DZD: 367_500, EUR: 252_000 }]);
    }
    expect(termsOf('C01')).toEqual(['stand', 36, {}]);
    expect(termsOf('VIP1')).toEqual(['zone', 21, {}]);
    const { etag } = response.headers;
    const again = await service.app.inject({
      url: '/v1/stand',
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
  });

  it('keep what the organiser changed when the service starts again', async () => {
    const { db } = service.database;
    await db.update(stands).set({ size: 12, state: 'bloque' }).where(eq(stands.code, 'A07'));
    await addFirstEdition(db, FIRST_EDITION.bank);
    await addInventory(db, FIRST_EDITION);
    const [kept] = await db.select().from(stands).where(eq(stands.code, 'A07'));
    expect(kept).toMatchObject({ size: 12, state: 'bloque' });
  });

  it('never tell who holds one', async () => {
    expect((await claim('C02', mine)).statusCode).toBe(201);
    for (const url of ['/v1/stand', '/v1/stand/C02']) {
      const { body } = await service.app.inject({ url });
      expect(body).toContain('"option"');
      expect(body).not.toContain(mine.id);
    }
    expect(JSON.stringify(await untilAnnounced('C02', 'option'))).not.toContain(mine.id);
  });
});

describe('a claim', () => {
  it('is won by exactly one of forty at once', async () => {
    const rivals = await makeExhibitors(service, 40);
    const answers = await Promise.all(rivals.map((rival) => claim('B49', rival)));
    const won = answers.filter(({ statusCode }) => statusCode === 201);
    const lost = answers.filter(({ statusCode }) => statusCode === 409);
    expect([won.length, lost.length]).toEqual([1, 39]);
    expect(new Set(lost.map(codeOf))).toEqual(new Set(['STAND_TAKEN']));
    const active = await service.database.db
      .select()
      .from(standHolds)
      .where(isNull(standHolds.endedAt));
    expect(active).toHaveLength(1);
  });

  it('cannot give a stand two active holds, whoever writes them', async () => {
    await held('B49', mine);
    const second = service.database.db
      .insert(standHolds)
      .values({ standCode: 'B49', exhibitorId: other.id, expiresAt: new Date() });
    await expect(second).rejects.toMatchObject({ cause: { code: '23505' } });
  });

  it.each([
    ['a reserved stand', 'A01', 409, 'STAND_TAKEN'],
    ['a stand that does not exist', 'Z99', 404, 'NOT_FOUND'],
    ['an entrance', '1', 404, 'NOT_FOUND'],
  ])('of %s is refused', async (_case, code, status, problem) => {
    const response = await claim(code, mine);
    expect(response.statusCode).toBe(status);
    expect(codeOf(response)).toBe(problem);
  });

  it('is limited in number, also when all come at once', async () => {
    const answers = await Promise.all(FREE_CODES.map((code) => claim(code, mine)));
    const won = answers.filter(({ statusCode }) => statusCode === 201);
    expect(won).toHaveLength(5);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201).map(codeOf);
    expect(refused).toEqual(['HOLD_LIMIT', 'HOLD_LIMIT']);
  });

  it('is not given beside five stands whose reservation waits to be confirmed', async () => {
    await makeParticipation(service, mine);
    for (const code of FREE_CODES.slice(0, 5)) {
      const { _id } = await held(code, mine);
      expect((await post(`/v1/hold/${_id}/reserve`, mine)).statusCode).toBe(201);
    }
    expect(codeOf(await claim(FREE_CODES[5] ?? '', mine))).toBe('HOLD_LIMIT');
  });
});

describe('a hold', () => {
  it('is announced, frees its stand when released, and cannot be released twice', async () => {
    const hold = await held('C48', mine);
    expect(await stateOf('C48')).toBe('option');
    const taken = await untilAnnounced('C48', 'option');
    const release = `/v1/hold/${hold._id}/release`;
    expect((await post(release, mine)).statusCode).toBe(204);
    const freed = await untilAnnounced('C48', 'libre');
    expect(freed.revision).toBeGreaterThan(taken.revision);
    expect(await stateOf('C48')).toBe('libre');
    expect((await post(release, mine)).statusCode).toBe(404);
    expect((await claim('C48', other)).statusCode).toBe(201);
  });

  it('runs out by itself, and the plan is notified', async () => {
    const hold = await held('C49', mine);
    await untilAnnounced('C49', 'option');
    await runOut(hold._id);
    expect(await stateOf('C49')).toBe('libre');
    await untilAnnounced('C49', 'libre');
    expect((await post(`/v1/hold/${hold._id}/prolong`, mine)).statusCode).toBe(404);
  });

  it('that has run out gives way to a claim before anybody has tidied up', async () => {
    const hold = await held('D12', mine);
    await runOut(hold._id);
    expect((await claim('D12', other)).statusCode).toBe(201);
    expect(await stateOf('D12')).toBe('option');
  });

  it('is prolonged twice and no more', async () => {
    const first = await held('C03', mine);
    const prolong = `/v1/hold/${first._id}/prolong`;
    const second = v.parse(holdSchema, (await post(prolong, mine)).json());
    expect(second.prolongationsLeft).toBe(1);
    expect(second.expires).toBe(first.prolongedUntil);
    expect((await post(prolong, mine)).statusCode).toBe(200);
    const third = await post(prolong, mine);
    const lasts = Date.parse(first.expires) - Date.parse(first.since);
    const [last] = v.parse(
      holdListSchema,
      (await service.app.inject({ url: '/v1/hold/mine', headers: mine.headers })).json(),
    );
    // Both prolongations add to the end that was there, however soon they are asked for.
    expect(Date.parse(last?.expires ?? '')).toBe(Date.parse(first.since) + 3 * lasts);
    expect(last?.prolongedUntil).toBeNull();
    expect([third.statusCode, codeOf(third)]).toEqual([409, 'HOLD_NOT_PROLONGABLE']);
  });

  it('is seen, prolonged and released by nobody but its exhibitor', async () => {
    const hold = await held('Science Corner', mine);
    const listOf = async ({ headers }: TestExhibitor) =>
      v.parse(holdListSchema, (await service.app.inject({ url: '/v1/hold/mine', headers })).json());
    expect(await listOf(mine)).toEqual([hold]);
    expect(await listOf(other)).toEqual([]);
    for (const action of ['prolong', 'release']) {
      const response = await post(`/v1/hold/${hold._id}/${action}`, other);
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'NOT_FOUND']);
    }
    expect(await listOf(mine)).toEqual([hold]);
  });
});
