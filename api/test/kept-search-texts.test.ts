import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { users } from '../src/tables/account';
import { companies } from '../src/tables/company';
import { exhibitorMembers, exhibitors } from '../src/tables/exhibitor';
import { participations } from '../src/tables/participation';
import { quotes } from '../src/tables/quote';
import { makeApplicant } from './support/participations';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
});
afterAll(() => service.close());

/** What lists sort and search an exhibitor, its participation and its quote by. */
async function keptOf(exhibitor: string, quote: string) {
  const { db } = service.database;
  const [row] = await db
    .select({ sort: exhibitors.sortName, search: exhibitors.search, dossiers: exhibitors.dossiers })
    .from(exhibitors)
    .where(eq(exhibitors.id, exhibitor));
  const [dossier] = await db
    .select({ search: participations.search })
    .from(participations)
    .where(eq(participations.exhibitorId, exhibitor));
  const [asked] = await db
    .select({ search: quotes.search, settled: quotes.settled })
    .from(quotes)
    .where(eq(quotes.id, quote));
  return { ...row, dossier: dossier?.search, quote: asked?.search, settled: asked?.settled };
}

const quoteOf = (own: Partial<typeof quotes.$inferInsert>) => ({
  ...{ secretHash: randomUUID(), simulation: sql`'{}'::jsonb`, priced: sql`'{}'::jsonb` },
  ...{ validUntil: new Date('2030-01-01'), ...own },
});

async function addQuote(own: Partial<typeof quotes.$inferInsert>): Promise<string> {
  const [row] = await service.database.db
    .insert(quotes)
    .values(quoteOf(own))
    .returning({ id: quotes.id });
  if (!row) throw new Error('no quote');
  return row.id;
}

async function applicant() {
  const { db } = service.database;
  const { id } = await makeApplicant(service);
  await db
    .update(companies)
    .set({ name: 'Épicerie Été', raisonSociale: 'SARL Exemple', nifNumero: '123456789012345' })
    .where(eq(companies.exhibitorId, id));
  await db.update(users).set({ nom: 'Mâle', prenom: 'Ève' }).where(eq(users.id, id));
  return id;
}

it('follows the names of company and owner, whoever writes them', async () => {
  const { db } = service.database;
  const id = await applicant();
  const quote = await addQuote({ ownerId: id });
  const kept = await keptOf(id, quote);
  expect(kept).toMatchObject({ sort: 'épicerie été', dossiers: 1, settled: null });
  expect(kept.search).toContain('ève mâle');
  expect(kept.search).toContain('123456789012345');
  expect(kept.dossier).toContain('sarl exemple');
  expect(kept.quote).toBe(kept.search);
  await db
    .update(users)
    .set({ nom: 'Second', email: `${id}@exemple.dz` })
    .where(eq(users.id, id));
  await db.update(companies).set({ name: 'Zeste' }).where(eq(companies.exhibitorId, id));
  const later = await keptOf(id, quote);
  expect(later).toMatchObject({ sort: 'zeste', quote: later.search });
  for (const text of [later.search, later.dossier]) {
    expect(text).toContain(`ève second ${id}@exemple.dz`);
    expect(text).toContain('zeste');
    expect(text).not.toMatch(/mâle|épicerie/);
  }
});

it('finds an exhibitor by its owner of today, whoever left or took over', async () => {
  const { db } = service.database;
  const id = await applicant();
  const other = await applicant();
  const quote = await addQuote({ ownerId: id });
  await db.update(users).set({ nom: 'Relève' }).where(eq(users.id, other));
  await db
    .update(exhibitorMembers)
    .set({ exhibitorId: id, role: 'member' })
    .where(eq(exhibitorMembers.userId, other));
  expect((await keptOf(id, quote)).search).not.toContain('relève');
  await db.delete(users).where(eq(users.id, id));
  const kept = await keptOf(id, quote);
  expect(kept.search).toContain('relève');
  expect(kept.dossier).toContain('relève');
});

it('counts dossiers where they are, and goes with them to another exhibitor', async () => {
  const { db } = service.database;
  const [from, into] = [await applicant(), await applicant()];
  const quote = await addQuote({ ownerId: from, createdAt: new Date('2025-01-01') });
  expect(await keptOf(from, quote)).toMatchObject({ dossiers: 1, settled: 'applied' });
  await db.transaction(async (transaction) => {
    await transaction
      .update(companies)
      .set({ exhibitorId: into })
      .where(eq(companies.exhibitorId, from));
    await transaction
      .update(participations)
      .set({ exhibitorId: into })
      .where(eq(participations.exhibitorId, from));
  });
  expect(await keptOf(from, quote)).toMatchObject({ dossiers: 0, sort: 'mâle', settled: null });
  expect(await keptOf(into, quote)).toMatchObject({ dossiers: 2 });
  await db.update(quotes).set({ ownerId: into }).where(eq(quotes.id, quote));
  expect(await keptOf(into, quote)).toMatchObject({ settled: 'applied' });
});

it('writes a new quote once, with what it is searched by', async () => {
  const { db } = service.database;
  const id = await applicant();
  const { search } = await keptOf(id, await addQuote({ ownerId: id }));
  // Where a row lies: one that is changed lies elsewhere.
  const place = { id: quotes.id, search: quotes.search, place: sql<string>`ctid::text` };
  const [written] = await db
    .insert(quotes)
    .values(quoteOf({ ownerId: id }))
    .returning(place);
  if (!written) throw new Error('no quote');
  expect(written.search).toBe(search);
  const [stored] = await db.select(place).from(quotes).where(eq(quotes.id, written.id));
  expect(stored).toEqual(written);
});

it('settles a quote by its answer, and no longer once that is gone', async () => {
  const { db } = service.database;
  const id = await applicant();
  const quote = await addQuote({ ownerId: id });
  const answer = await addQuote({ ownerId: id, answers: quote });
  expect(await keptOf(id, quote)).toMatchObject({ settled: 'answered' });
  await db.delete(quotes).where(eq(quotes.id, answer));
  expect(await keptOf(id, quote)).toMatchObject({ settled: null });
});
