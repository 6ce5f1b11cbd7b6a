import { randomUUID } from 'node:crypto';
import { badgeDataSchema, badgeSchema, visitorSchema } from '@mosta/shared/schemas/badge.schema';
import {
  entranceSchema,
  type Passage,
  type PassageResult,
  passageResultsSchema,
} from '@mosta/shared/schemas/entrance.schema';
import { desc, eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { createBadgeTokens } from '../src/modules/badge/badge-token';
import { auditLog } from '../src/tables/audit';
import { badgeEntries, badges } from '../src/tables/badge';
import { makeCaller, type TestCaller } from './safety/support/callers';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestCaller;
beforeAll(async () => {
  service = await startTestApp();
  organizer = await makeCaller(service, 'Organizer');
});
afterEach(async () => {
  await service.database.db.delete(badges);
});
afterAll(() => service.close());

const tokens = createBadgeTokens(TEST_SECRET);

async function issue(): Promise<{ id: string; code: string; token: string; reference: string }> {
  const email = `visiteur-${randomUUID()}@exemple.dz`;
  const payload = {
    ...{ nom: 'Exemple', prenom: 'Karima', category: 'visitor', consent: '2025-01', email },
  };
  const response = await service.app.inject({ method: 'POST', url: '/v1/badge', payload });
  const { token, reference } = v.parse(badgeSchema, response.json());
  const id = tokens.readHolderToken(token) ?? '';
  return { id, code: tokens.gateCode(id), token, reference };
}

/** A badge that is shown now, on line. */
function passage(code: string, changes: Partial<Passage> = {}): Passage {
  return {
    ...{ key: randomUUID(), code, direction: 'in', at: new Date().toISOString(), offline: false },
    ...changes,
  };
}

const organize = (method: 'GET' | 'POST', path: string, payload?: object) =>
  service.app.inject({
    ...{ method, url: `/v1/organizer/${path}`, headers: organizer.headers },
    ...(payload ? { payload } : {}),
  });
async function pass(...passages: Passage[]): Promise<PassageResult[]> {
  const response = await organize('POST', 'entrance', { passages });
  expect(response.statusCode).toBe(200);
  return v.parse(passageResultsSchema, response.json()).results;
}
const outcomes = async (...passages: Passage[]) =>
  (await pass(...passages)).map(({ outcome }) => outcome);
const state = async (since?: string) =>
  v.parse(
    entranceSchema,
    (await organize('GET', `entrance${since ? `?since=${encodeURIComponent(since)}` : ''}`)).json(),
  );
const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000).toISOString();

describe('passing the gate', () => {
  it('admits a badge once, and says since when it is inside and who let it in', async () => {
    const { code, id, reference } = await issue();
    const [first] = await pass(passage(code));
    expect(first).toMatchObject({
      outcome: 'admitted',
      gate: 'Autre Exemple',
      badge: { _id: id, reference, nom: 'Exemple', prenom: 'Karima', category: 'visitor' },
    });
    const [second] = await pass(passage(reference));
    expect(second).toMatchObject({ outcome: 'inside', since: first?.since, gate: 'Autre Exemple' });
  });

  it('counts a passage once that is told twice', async () => {
    const { code } = await issue();
    const told = passage(code);
    expect(await outcomes(told, told)).toEqual(['admitted', 'admitted']);
    expect((await state()).counts).toMatchObject({ today: 1, inside: 1 });
  });

  it('lets out and in again; a passage out that is told again does not end the next entry', async () => {
    const { code } = await issue();
    const out = passage(code, { direction: 'out', at: ago(1) });
    expect(await outcomes(passage(code, { at: ago(2) }), out, out)).toEqual([
      ...['admitted', 'left', 'left'],
    ]);
    expect((await state()).counts).toMatchObject({ today: 1, inside: 0 });
    expect(await outcomes(passage(code), out, passage(code))).toEqual([
      ...['admitted', 'left', 'inside'],
    ]);
    expect((await state()).counts).toMatchObject({ today: 1, inside: 1 });
    expect(await outcomes(passage((await issue()).code, { direction: 'out' }))).toEqual(['absent']);
  });

  it('lets in again the next day who did not go out', async () => {
    const { code, id } = await issue();
    const { db } = service.database;
    await pass(passage(code));
    await db
      .update(badgeEntries)
      .set({ day: sql`${badgeEntries.day} - 1`, enteredAt: new Date(ago(24 * 60)) });
    expect(await outcomes(passage(code))).toEqual(['admitted']);
    const undone = await organize('POST', `badge/${id}/undo-check-in`);
    const { checkedInAt } = v.parse(visitorSchema, undone.json());
    expect(new Date(checkedInAt ?? 0).getTime()).toBeLessThan(Date.now() - 23 * 3_600_000);
  });

  it('knows neither a forged code nor one of an erased badge', async () => {
    const { id, code, token } = await issue();
    await service.app.inject({ method: 'DELETE', url: `/v1/badge/${token}` });
    const forged = createBadgeTokens(`another ${TEST_SECRET}`).gateCode(id);
    const [unknown] = await pass(passage(forged));
    expect(unknown).toMatchObject({ outcome: 'unknown', badge: null });
    expect(await outcomes(passage(code, { offline: true }))).toEqual(['unknown']);
  });

  it('admits one of those who show the same badge at several gates at once', async () => {
    const { code } = await issue();
    const all = await Promise.all([1, 2, 3, 4].map(() => outcomes(passage(code))));
    expect(all.flat().sort()).toEqual(['admitted', 'inside', 'inside', 'inside']);
  });
});

describe('what devices decided without connection', () => {
  it('tells two of them that they let the same badge in, and keeps both', async () => {
    const { code, id } = await issue();
    const [here, there] = [9, 4].map((minutes) =>
      passage(code, { offline: true, at: ago(minutes) }),
    );
    if (!here || !there) throw new Error('Two passages are needed');
    expect(await outcomes(here)).toEqual(['admitted']);
    for (let times = 0; times < 2; times += 1) {
      expect((await pass(there))[0]).toMatchObject({ outcome: 'inside', since: here.at });
    }
    expect((await state()).counts).toMatchObject({ today: 1, inside: 1 });
    const [line, ...others] = await service.database.db
      .select({ details: auditLog.details })
      .from(auditLog)
      .where(eq(auditLog.action, 'badge.repeat'))
      .orderBy(desc(auditLog.id));
    expect(others).toEqual([]);
    expect(line?.details).toEqual({ offline: true, at: there.at, inside: here.at });
    const holder = await service.app.inject({
      url: `/v1/badge/${tokens.holderToken(id)}/data`,
    });
    expect(v.parse(badgeDataSchema, holder.json()).entries).toMatchObject([
      { enteredAt: here.at, leftAt: null },
      { enteredAt: there.at },
    ]);
  });

  it('lets in who came before the badge was revoked, and nobody afterwards', async () => {
    const { code, id } = await issue();
    await organize('POST', `badge/${id}/revoke`);
    expect(
      await outcomes(
        passage(code, { at: ago(1) }),
        passage(code, { offline: true }),
        passage(code, { offline: true, at: ago(1) }),
      ),
    ).toEqual(['revoked', 'revoked', 'admitted']);
  });

  it('does not believe a clock that is ahead', async () => {
    const { code } = await issue();
    const [result] = await pass(passage(code, { at: ago(-60 * 24), offline: true }));
    expect(Date.parse(result?.since ?? '')).toBeLessThanOrEqual(Date.now());
  });

  it.each([
    ['no passage', []],
    ['an unknown direction', [{ ...passage('x'), direction: 'up' }]],
    ['a field of its own', [{ ...passage('x'), name: 'Karima' }]],
    ['too many', Array.from({ length: 51 }, () => passage('x'))],
  ])('refuses %s', async (_case, passages) => {
    expect((await organize('POST', 'entrance', { passages })).statusCode).toBe(400);
  });
});

describe('what a device keeps', () => {
  it('is the key, who is revoked, who is inside, and the counts by hour', async () => {
    const [inside, gone, revoked] = [await issue(), await issue(), await issue()];
    await organize('POST', `badge/${revoked.id}/revoke`);
    await pass(passage(inside.code), passage(gone.code));
    const before = await state();
    expect(before.publicKey).toBe(tokens.publicKey);
    expect(before.revoked).toEqual([revoked.id]);
    expect(before.entries.map(({ badge }) => badge).sort()).toEqual([inside.id, gone.id].sort());
    expect(before.counts.byHour.reduce((sum, { count }) => sum + count, 0)).toBe(2);

    await pass(passage(gone.code, { direction: 'out' }));
    // What has not changed since is left out; changes of the last half minute are told again.
    await service.database.db
      .update(badgeEntries)
      .set({ changedAt: new Date(ago(5)) })
      .where(eq(badgeEntries.badgeId, inside.id));
    expect((await state(before.at)).entries).toEqual([{ badge: gone.id, since: null }]);
  });
});
