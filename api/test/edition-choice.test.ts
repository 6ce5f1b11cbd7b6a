import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { visitorListSchema } from '@mosta/shared/schemas/badge.schema';
import { balanceListSchema } from '@mosta/shared/schemas/balance.schema';
import {
  organizerEditionListSchema,
  organizerEditionSchema,
} from '@mosta/shared/schemas/organizer-edition.schema';
import { overviewSchema } from '@mosta/shared/schemas/overview.schema';
import {
  participationCountsSchema,
  participationPageSchema,
} from '@mosta/shared/schemas/participation.schema';
import { organizerStandListSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';
import { freeYear, makeBadge, makeLate, makeParticipation } from './safety/support/rows';
import { makeApplicant, type TestApplicant } from './support/participations';
import { makeOrganizer, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const LISTS = ['participation', 'badge', 'stand', 'balance'] as const;
const FORMER = FIRST_EDITION.year;

let service: TestApp;
let organizer: TestOrganizer;
let mine: TestApplicant;
/** A year that is current while the tests run, and one that is a draft. */
let current: number;
let draft: number;
let late: string;

const get = async (path: string, query: Record<string, string | number> = {}) => {
  const { statusCode, json, body } = await service.app.inject({
    ...{ url: `/v1/organizer/${path}`, headers: organizer.headers },
    query: Object.fromEntries(Object.entries(query).map(([key, value]) => [key, String(value)])),
  });
  return { statusCode, json, body };
};
const read = async <Value>(
  schema: v.GenericSchema<unknown, Value>,
  path: string,
  query: Record<string, string | number> = {},
) => v.parse(schema, (await get(path, query)).json());
const post = async (path: string, payload: object) =>
  service.app.inject({
    ...{ method: 'POST' as const, url: `/v1/organizer/${path}`, payload },
    headers: organizer.headers,
  });
async function prepare(): Promise<{ id: string; year: number }> {
  const [first] = await read(organizerEditionListSchema, 'edition');
  const next = { key: randomUUID(), from: first?._id, take: ['plan', 'prices'] };
  const made = await post('edition', { ...next, ...(await freeYear(service)) });
  const { _id, year } = v.parse(organizerEditionSchema, made.json());
  return { id: _id, year };
}

beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeOrganizer(service);
  mine = await makeApplicant(service);
  await makeParticipation(service, mine);
  await makeBadge(service, mine);
  late = (await makeLate(service, mine)).id ?? '';
  const next = await prepare();
  await post(`edition/${next.id}/current`, { version: 1 });
  current = next.year;
  draft = (await prepare()).year;
});
afterAll(() => service.close());

/** How many rows each list has, of the edition of a year or the current one. */
async function counted(edition?: number): Promise<Record<(typeof LISTS)[number], number>> {
  const query: Record<string, number> = edition === undefined ? {} : { edition };
  return {
    participation: (await read(participationPageSchema, 'participation', query)).total,
    badge: (await read(visitorListSchema, 'badge', query)).total,
    stand: (await read(organizerStandListSchema, 'stand', query)).length,
    balance: (await read(balanceListSchema, 'balance', query)).length,
  };
}

it('lists what belongs to the edition that is looked at, the current one by default', async () => {
  const stands = (await counted(FORMER)).stand;
  expect(stands).toBeGreaterThan(100);
  const nothing = { participation: 0, badge: 0, stand: stands, balance: 0 };
  expect(await counted()).toEqual(nothing);
  expect(await counted(current)).toEqual(nothing);
  expect(await counted(draft)).toEqual(nothing);
  const former = await counted(FORMER);
  for (const list of ['participation', 'badge', 'balance'] as const)
    expect([list, former[list] > 0]).toEqual([list, true]);
  expect(await counted(1999)).toEqual({ participation: 0, badge: 0, stand: 0, balance: 0 });
});

it('counts and searches in it too', async () => {
  const counts = await read(participationCountsSchema, 'participation/counts', { edition: FORMER });
  const total = Object.values(counts.stages).reduce((sum, many) => sum + many, 0);
  expect(total).toBe((await counted(FORMER)).participation);
  const { items, counts: badges } = await read(visitorListSchema, 'badge', { edition: FORMER });
  expect(badges.issued).toBe(items.length);
  const [badge] = items;
  const search = badge?.reference ?? '?';
  expect(search).toMatch(new RegExp(`^ME${FORMER % 100}-V`));
  const found = await read(visitorListSchema, 'badge', { edition: FORMER, search });
  expect(found.items.map(({ _id }) => _id)).toEqual([badge?._id]);
  const elsewhere = await read(visitorListSchema, 'badge', { search });
  expect(elsewhere.total).toBe(0);
});

it('finds what is still owed from a former edition, and takes what comes for it', async () => {
  const due = async () => {
    const balances = await read(balanceListSchema, 'balance', { edition: FORMER });
    return balances.find(({ reservation }) => reservation === late)?.due?.amount ?? 0;
  };
  const before = await due();
  expect(before).toBeGreaterThan(1000);
  const payment = { amount: 1000, receivedOn: `${FORMER}-06-01`, mode: 'virement', note: '' };
  const taken = await post(`reservation/${late}/payment`, payment);
  expect(taken.statusCode).toBe(201);
  expect(await due()).toBe(before - 1000);
});

it('has the figures of it, up to its last day', async () => {
  const former = await read(overviewSchema, 'overview', { edition: FORMER });
  expect(former.badges.issued).toBe((await counted(FORMER)).badge);
  expect(former.badges.byDay.at(-1)?.day).toBe(FIRST_EDITION.days.at(-1)?.date);
  expect(former.badges.byDay).toHaveLength(30);
  expect(former.income.some(({ reservations }) => reservations > 0)).toBe(true);
  const now = await read(overviewSchema, 'overview');
  expect(now.badges.issued).toBe(0);
  expect(now.income.every(({ reservations }) => reservations === 0)).toBe(true);
  expect(former.comparison).toBeNull();
  expect(now.comparison?.before).toMatchObject({ year: FORMER });
  const coming = await read(overviewSchema, 'overview', { edition: draft });
  expect(coming.badges.byDay).toHaveLength(30);
});

it('exports the same rows', async () => {
  const lines = async (list: string, query: Record<string, string | number>) => {
    const { body } = await get(`${list}/export`, { format: 'csv', ...query });
    return body.trimEnd().split('\r\n').length - 1;
  };
  const former = await counted(FORMER);
  const now = await counted();
  for (const list of LISTS) {
    expect([list, await lines(list, { edition: FORMER })]).toEqual([list, former[list]]);
    expect([list, await lines(list, {})]).toEqual([list, now[list]]);
  }
});

it('explains what is no year', async () => {
  for (const list of [...LISTS, 'overview', 'participation/counts'])
    expect([list, (await get(list, { edition: 'demain' })).statusCode]).toEqual([list, 400]);
});
