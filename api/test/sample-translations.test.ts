import { randomUUID } from 'node:crypto';
import type { Content } from '@mosta/shared/schemas/content.schema';
import type { HotelContent } from '@mosta/shared/schemas/hotel-content.schema';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { addSampleCatalogue } from '../src/sample/sample-catalogue';
import { addSampleHotels } from '../src/sample/sample-hotels';
import { contentEntries } from '../src/tables/content';
import { startTestApp, type TestApp } from './support/test-app';

const CHAIR = 'chaise-supplementaire';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
  await fill();
});
afterAll(() => service.close());

async function fill() {
  await addSampleCatalogue(service.database.db);
  await addSampleHotels(service.database.db);
}

const rowsOf = (kind: 'item' | 'hotel') =>
  service.database.db
    .select()
    .from(contentEntries)
    .where(eq(contentEntries.kind, kind))
    .orderBy(asc(contentEntries.key));

/** As samples were before they had translations: a plain space before a colon, no text in other languages. */
const frenchOf = <Kept extends Content>(content: Kept): Kept =>
  JSON.parse(
    JSON.stringify(content, (_key, value: unknown) =>
      typeof value === 'object' && value !== null && 'fr' in value && typeof value.fr === 'string'
        ? { fr: value.fr.replaceAll('\u00a0', ' '), en: '', ar: '' }
        : value,
    ),
  );

async function makeFrench(kind: 'item' | 'hotel') {
  const rows = await rowsOf(kind);
  for (const { id, draft, published } of rows) {
    await service.database.db
      .update(contentEntries)
      .set({ draft: frenchOf(draft), published: published && frenchOf(published) })
      .where(eq(contentEntries.id, id));
  }
  return rows;
}

it.each(['item', 'hotel'] as const)(
  'gives untouched samples their translations: %s',
  async (kind) => {
    const before = await makeFrench(kind);
    expect(before.length).toBeGreaterThan(7);
    await fill();
    const after = await rowsOf(kind);
    expect(after.map(({ draft, published }) => [draft, published])).toEqual(
      before.map(({ draft, published }) => [draft, published]),
    );
    await fill();
    // What lacks nothing is not written again.
    expect(await rowsOf(kind)).toEqual(after);
  },
);

it('leaves what somebody changed, or what differs from the sample', async () => {
  const { db } = service.database;
  await makeFrench('item');
  const find = async (key: string) => {
    const [row] = await db
      .select()
      .from(contentEntries)
      .where(and(eq(contentEntries.kind, 'item'), eq(contentEntries.key, key)));
    if (!row) throw new Error(`No article ${key}`);
    return row;
  };
  const change = (key: string, to: Partial<typeof contentEntries.$inferInsert>) =>
    db
      .update(contentEntries)
      .set(to)
      .where(and(eq(contentEntries.kind, 'item'), eq(contentEntries.key, key)));
  const [chair, table, counter, stand] = await Promise.all(
    [CHAIR, 'table-supplementaire', 'comptoir-accueil', 'presentoir-documents'].map(find),
  );
  if (!chair || !table || !counter || !stand) throw new Error('No samples');
  // Saved by an organiser without a change; another price; a name of its own in Arabic; a draft that is not shown yet.
  await change(chair.key, { changedBy: randomUUID() });
  const own = (draft: Content, changes: Partial<ItemContent>): Content => ({
    ...(draft as ItemContent),
    ...changes,
  });
  await change(table.key, { draft: own(table.draft, { priceDA: 9999 }) });
  const arabic = { fr: 'Comptoir d’accueil', en: '', ar: 'منضدة أخرى' };
  const named = own(counter.draft, { name: arabic });
  await change(counter.key, { draft: named, published: named });
  const described = own(stand.draft, { description: { fr: 'Autre chose.', en: '', ar: '' } });
  await change(stand.key, { draft: described });
  const keys = [chair, table, counter, stand].map(({ key }) => key);
  const kept = await db.select().from(contentEntries).where(inArray(contentEntries.key, keys));
  await fill();
  expect(await db.select().from(contentEntries).where(inArray(contentEntries.key, keys))).toEqual(
    kept,
  );
  // The others were filled meanwhile.
  const { published } = await find('vitrine-refrigeree');
  expect((published as ItemContent).name.ar).toBe('واجهة عرض مبرّدة');
});

it('keeps the identifiers of rooms, and hotels whose rooms were changed', async () => {
  const { db } = service.database;
  const [first, second] = await makeFrench('hotel');
  if (!first || !second) throw new Error('No samples');
  const hotel = second.draft as HotelContent;
  const fewer: HotelContent = { ...frenchOf(hotel), rooms: hotel.rooms.slice(1) };
  await db
    .update(contentEntries)
    .set({ draft: fewer, published: fewer })
    .where(eq(contentEntries.id, second.id));
  await fill();
  const [filled, left] = await rowsOf('hotel');
  expect(filled?.published).toEqual(first.published);
  expect(left?.published).toEqual(fewer);
});
