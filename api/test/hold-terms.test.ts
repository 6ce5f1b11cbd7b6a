import { freeCodes } from '@mosta/shared/domain/edition-halls';
import { type Hold, holdSchema } from '@mosta/shared/schemas/stand.schema';
import { isNull, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { forgetAddresses } from '../src/modules/hold/hold.repository';
import { standHolds } from '../src/tables/hold';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { freeStands, outcomeOf, salesCalls } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const FREE_CODES = freeCodes();

const HOUR = 3_600_000;
const MOST = 5;

let service: TestApp;
let calls: ReturnType<typeof salesCalls>;
let mine: TestExhibitor;
let other: TestExhibitor;

beforeAll(async () => {
  service = await startTestApp({
    ...{ HOLDS_PER_ADDRESS: String(MOST), HOLD_COOLDOWN_HOURS: '24', TRUST_PROXY: '1' },
  });
  calls = salesCalls(service);
});
beforeEach(async () => {
  [mine, other] = await makeExhibitors(service, 2);
});
afterEach(() => freeStands(service, FREE_CODES));
afterAll(() => service.close());

const claimFrom = (address: string, code: string, { headers }: TestExhibitor) =>
  service.app.inject({
    method: 'POST',
    url: `/v1/stand/${encodeURIComponent(code)}/hold`,
    headers: { ...headers, 'x-forwarded-for': address },
  });
const held = async (code: string, by: TestExhibitor): Promise<Hold> =>
  v.parse(holdSchema, (await calls.claim(code, by)).json());
const act = (id: string, action: string, by: TestExhibitor) =>
  calls.call('POST', `/v1/hold/${id}/${action}`, by);
/** Lets so much time pass for every option. */
const pass = (hours: number) =>
  service.database.db.update(standHolds).set({
    expiresAt: sql`${standHolds.expiresAt} - make_interval(hours => ${hours}::int)`,
  });
const activeHolds = () => service.database.db.$count(standHolds, isNull(standHolds.endedAt));

describe('a stand that was given back', () => {
  it('is taken again with the time and the prolongations that were left', async () => {
    const first = await held('B49', mine);
    expect((await act(first._id, 'prolong', mine)).statusCode).toBe(200);
    await act(first._id, 'release', mine);
    const again = await held('B49', mine);
    expect(again.expires).toBe(first.prolongedUntil);
    expect(again.prolongationsLeft).toBe(1);
  });

  it('is not had again for a while by the exhibitor whose time is over, and is by others', async () => {
    await held('B49', mine);
    await pass(49);
    const refused = await calls.claim('B49', mine);
    expect(outcomeOf(refused)).toEqual([409, 'HOLD_COOLDOWN']);
    // An hour of the day is over.
    const seconds = Number(refused.headers['retry-after']);
    expect(Math.abs(seconds - (23 * HOUR) / 1000)).toBeLessThan(60);
    expect((await calls.claim('C02', mine)).statusCode).toBe(201);
    const theirs = await held('B49', other);
    await act(theirs._id, 'release', other);
    await pass(24);
    const anew = await held('B49', mine);
    expect(Date.parse(anew.expires) - Date.parse(anew.since)).toBe(48 * HOUR);
    expect(anew.prolongationsLeft).toBe(2);
  });
});

describe('one network address', () => {
  const ADDRESS = '203.0.113.7';

  it('keeps only so many stands from the others, whatever the number of accounts', async () => {
    const accounts = await makeExhibitors(service, FREE_CODES.length);
    const answers = await Promise.all(
      accounts.map((account, index) => claimFrom(ADDRESS, FREE_CODES[index] ?? '', account)),
    );
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(answers.length - refused.length).toBe(MOST);
    expect(new Set(refused.map((answer) => outcomeOf(answer)[1]))).toEqual(
      new Set(['ADDRESS_HOLD_LIMIT']),
    );
    const free = FREE_CODES.filter((_, index) => answers[index]?.statusCode !== 201);
    expect((await claimFrom('203.0.113.8', free[0] ?? '', mine)).statusCode).toBe(201);
  });

  it('is a /64 where it is IPv6', async () => {
    const accounts = await makeExhibitors(service, MOST + 1);
    const outcomes: [number, string?][] = [];
    for (const [index, account] of accounts.entries()) {
      const answer = await claimFrom(`2001:db8::${index + 1}`, FREE_CODES[index] ?? '', account);
      outcomes.push(outcomeOf(answer));
    }
    expect(outcomes.at(-1)).toEqual([409, 'ADDRESS_HOLD_LIMIT']);
    const code = FREE_CODES[MOST] ?? '';
    expect((await claimFrom('2001:db8:0:1::1', code, mine)).statusCode).toBe(201);
  });

  it('goes on counting stands that have become pending reservations', async () => {
    await calls.withParticipation(mine);
    for (const code of FREE_CODES.slice(0, MOST)) {
      const { _id } = v.parse(holdSchema, (await claimFrom(ADDRESS, code, mine)).json());
      expect((await act(_id, 'reserve', mine)).statusCode).toBe(201);
    }
    const answer = await claimFrom(ADDRESS, FREE_CODES[MOST] ?? '', other);
    expect(outcomeOf(answer)).toEqual([409, 'ADDRESS_HOLD_LIMIT']);
  });

  it('is kept as a digest, and forgotten after a while', async () => {
    await claimFrom(ADDRESS, 'B49', mine);
    const digests = async () =>
      (await service.database.db.select().from(standHolds)).map(({ takenFrom }) => takenFrom);
    expect(await digests()).toEqual([expect.stringMatching(/^[\w-]{43}$/)]);
    await pass(49);
    await forgetAddresses(service.database.db, new Date());
    expect(await digests()).toEqual([null]);
  });
});

describe('taking and giving back', () => {
  it('never gives a stand to two of many who take and give back at once', async () => {
    const rivals = await makeExhibitors(service, 20);
    let most = 0;
    let wins = 0;
    const holders = new Set<number>();
    await Promise.all(
      rivals.map(async (rival, index) => {
        for (let round = 0; round < 10; round += 1) {
          const answer = await claimFrom(`198.51.100.${index}`, 'B49', rival);
          if (answer.statusCode !== 201) continue;
          wins += 1;
          holders.add(index);
          most = Math.max(most, holders.size);
          expect(await activeHolds()).toBe(1);
          holders.delete(index);
          await act(v.parse(holdSchema, answer.json())._id, 'release', rival);
        }
      }),
    );
    expect(most).toBe(1);
    expect(wins).toBeGreaterThan(1);
  });
});
