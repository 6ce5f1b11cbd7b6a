import { preparationSchema } from '@mosta/shared/schemas/preparation.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { insertLines } from '../src/modules/reservation/line.repository';
import { companies } from '../src/tables/company';
import { reservationBooths, reservationLines, reservations } from '../src/tables/reservation';
import { stands } from '../src/tables/stand';
import { changeItem } from './support/catalogue-items';
import { makeApplicant } from './support/participations';
import { readPdf } from './support/read-pdf';
import { makeOrganizer, outcomeOf, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

const PREFIX = '/v1/organizer/preparation';
const ARABIC = 'شركة زيت الزيتون';

let service: TestApp;
let organizer: TestOrganizer;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
  await changeItem(service.database.db, 'kakemono', { supplier: 'Imprimerie exemple' });
});
beforeEach(async () => {
  const { db } = service.database;
  await db.delete(reservationLines);
  await db.update(reservationBooths).set({ releasedAt: new Date() });
});
afterAll(() => service.close());

const get = (path: string, langue = 'fr') =>
  service.app.inject({
    url: `${PREFIX}${path}`,
    headers: { ...organizer.headers, cookie: `langue=${langue}` },
  });
const read = async (query = '') => v.parse(preparationSchema, (await get(query)).json());

type Ordered = readonly (readonly [kind: 'supply' | 'service' | 'communication', string, number])[];

/** An order of an exhibitor with these stands. */
async function ordered(codes: readonly string[], lines: Ordered, name = 'Marque exemple') {
  const { db } = service.database;
  const applicant = await makeApplicant(service);
  await db.update(companies).set({ name }).where(eq(companies.exhibitorId, applicant.id));
  for (const [position, standCode] of codes.entries()) {
    await db.insert(reservationBooths).values({
      ...{ reservationId: applicant.reservation, position, quantity: 1, name: 'Stand', size: 9 },
      ...{ reserved: true, standCode },
    });
    await db.update(stands).set({ state: 'reserve' }).where(eq(stands.code, standCode));
  }
  for (const [kind, article, quantity] of lines) {
    await insertLines(db, applicant.reservation, kind, [
      { name: article, unit: 'unité', quantity, prices: { DZD: 1000 } },
    ]);
  }
  return applicant;
}

const confirm = (reservation: string, status: 'confirmed' | 'cancelled' = 'confirmed') =>
  service.database.db
    .update(reservations)
    .set({ status, confirmedAt: new Date() })
    .where(eq(reservations.id, reservation));

it('lists what was ordered by supplier or category and by row, with totals and choices', async () => {
  const one = await ordered(
    ['C05', 'C06'],
    [
      ['communication', 'Kakémono avec support', 2],
      ['supply', 'Chaise supplémentaire', 4],
      ['service', 'Autre chose', 1],
    ],
  );
  await confirm(one.reservation);
  await ordered(['B07'], [['supply', 'Chaise supplémentaire', 3]]);
  await ordered([], [['supply', 'Chaise supplémentaire', 2]]);
  const gone = await ordered(['D03'], [['supply', 'Chaise supplémentaire', 50]]);
  await confirm(gone.reservation, 'cancelled');

  const all = await read();
  expect(all.lines.map(({ name, row, stands: codes }) => [name, row, codes.join()])).toEqual([
    ['Kakémono avec support', 'C', 'C05,C06'],
    ['Chaise supplémentaire', 'B', 'B07'],
    ['Chaise supplémentaire', 'C', 'C05,C06'],
    ['Chaise supplémentaire', null, ''],
    ['Autre chose', 'C', 'C05,C06'],
  ]);
  expect(all.lines[0]).toMatchObject({
    ...{ supplier: 'Imprimerie exemple', category: 'Impression', kind: 'communication' },
    ...{ company: 'Marque exemple', exhibitor: one.id, status: 'confirmed', quantity: 2 },
  });
  expect(all.totals.map(({ name, quantity }) => [name, quantity])).toEqual([
    ['Kakémono avec support', 2],
    ['Chaise supplémentaire', 9],
    ['Autre chose', 1],
  ]);
  expect(all.choices).toEqual({
    suppliers: ['Imprimerie exemple'],
    ...{ categories: ['Impression', 'Mobilier'], rows: ['B', 'C', '-'] },
  });
  expect(all.lines.at(-1)).toMatchObject({ supplier: null, category: null, kind: 'service' });
});

it('finds the article of an order by its key, whatever it is called now', async () => {
  const { reservation } = await ordered(['C09'], []);
  await insertLines(service.database.db, reservation, 'communication', [
    { name: 'Ancien nom', unit: 'unité', quantity: 1, prices: { DZD: 1000 }, item: 'kakemono' },
  ]);
  expect((await read()).lines).toMatchObject([
    { name: 'Ancien nom', supplier: 'Imprimerie exemple', category: 'Impression' },
  ]);
});

it('filters by supplier, category, row and state, and gives pages', async () => {
  const one = await ordered(['C07'], [['supply', 'Chaise supplémentaire', 4]]);
  await confirm(one.reservation);
  await ordered(['A03'], [['communication', 'Kakémono avec support', 1]]);
  await ordered([], [['supply', 'Chaise supplémentaire', 5]]);
  const found = async (query: string) =>
    (await read(query)).lines.map(({ row, quantity }) => [row, quantity]);
  expect(await found('?supplier=Imprimerie%20exemple')).toEqual([['A', 1]]);
  expect(await found('?category=Mobilier')).toEqual([
    ['C', 4],
    [null, 5],
  ]);
  expect(await found('?row=-')).toEqual([[null, 5]]);
  expect(await found('?status=confirmed')).toEqual([['C', 4]]);
  expect(await found('?edition=2031')).toEqual([]);
  const page = await read('?limit=1&offset=1');
  expect([page.total, page.lines.length, page.totals.length]).toEqual([3, 1, 2]);
  expect((await get('?status=cancelled')).statusCode).toBe(400);
});

it('is saved as a table with its filters', async () => {
  await ordered(['C08'], [['supply', 'Chaise supplémentaire', 4]]);
  await ordered(['A04'], [['supply', 'Chaise supplémentaire', 6]]);
  const csv = (await get('/export?row=A', 'en')).body.slice(1).trimEnd().split('\r\n');
  expect(csv).toEqual([
    'Supplier;Category;Section;Row;Stands;Company;Article;Unit;Quantity;State',
    ';Mobilier;Supplies;A;A04;Marque exemple;Chaise supplémentaire;unité;6;to be confirmed',
  ]);
});

it('is printed by supplier, row and stand, with names in any letters', async () => {
  await ordered(['B08'], [['communication', 'Kakémono avec support', 2]], ARABIC);
  await ordered(['C09'], [['supply', 'Chaise supplémentaire', 4]]);
  const answer = await get('/list/pdf');
  expect(answer.headers['content-type']).toBe('application/pdf');
  expect(answer.headers['content-disposition']).toContain('"mosta-expo-preparation.pdf"');
  const { pages, tags, actions, language } = await readPdf(answer.rawPayload);
  expect([pages.length, language, actions]).toEqual([2, 'fr', []]);
  expect(pages[0]).toMatch(/Imprimerie exemple[\s\S]*Allée B[\s\S]*B08[\s\S]*Kakémono/);
  expect(pages[1]).toMatch(/Mobilier[\s\S]*Allée C[\s\S]*C09/);
  expect(tags[0]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TR', 'TH', 'TD']));
  const { pages: english } = await readPdf((await get('/list/pdf?row=C', 'en')).rawPayload);
  expect(english).toHaveLength(1);
  expect(english[0]).toMatch(/Picking list[\s\S]*Row C/);
});

it('is printed in Arabic from right to left, with articles named where they are translated', async () => {
  const { db } = service.database;
  await changeItem(db, 'chaise-supplementaire', {
    name: { fr: 'Chaise supplémentaire', en: '', ar: 'كرسي إضافي' },
  });
  await ordered(['C09'], [['supply', 'Chaise supplémentaire', 4]]);
  await ordered(['C10'], [['supply', 'Autre chose', 1]]);
  const { pages, pieces, language, title } = await readPdf(
    (await get('/list/pdf?language=ar')).rawPayload,
  );
  expect([language, pages.length]).toEqual(['ar', 2]);
  expect(title).toMatch(/قائمة التحضير$/);
  const [first = []] = pieces;
  // The table of lines comes after that of totals.
  const placeOf = (text: string) =>
    first.filter((piece) => piece.text.includes(text)).at(-1)?.x ?? 0;
  // The stand's column begins the table at the right edge, the quantity ends it at the left.
  expect(placeOf('C09')).toBeGreaterThan(placeOf('Marque'));
  expect(placeOf('Marque')).toBeGreaterThan(placeOf('كرسي'));
  expect(first.map(({ text }) => text)).toEqual(expect.arrayContaining(['C09', '4']));
  expect(pages.join('')).not.toMatch(/Allée|Chaise|Entreprise|Imprimé/);
  // What has no translation keeps its French name.
  expect(pages[1]).toContain('Autre chose');

  const labels = await readPdf((await get('/label/pdf?language=ar')).rawPayload);
  expect(labels.language).toBe('ar');
  const places = new Map((labels.pieces[0] ?? []).map(({ text, x }) => [text, x]));
  // The first label is the one at the right.
  expect(places.get('C09')).toBeGreaterThan(places.get('C10') ?? 1000);
  expect((await readPdf((await get('/list/pdf', 'ar')).rawPayload)).language).toBe('ar');
  expect((await get('/list/pdf?language=de')).statusCode).toBe(400);
});

it('is printed on labels, twenty-four a page', async () => {
  for (let place = 10; place < 35; place += 1) {
    await ordered([`B${place}`], [['supply', 'Chaise supplémentaire', place]]);
  }
  const { pages } = await readPdf((await get('/label/pdf')).rawPayload);
  expect(pages).toHaveLength(2);
  expect(pages[0]).toMatch(/B10[\s\S]*× 10[\s\S]*Marque exemple[\s\S]*Chaise/);
  expect(pages[1]).toContain('B34');
});

it('prints neither nothing nor more than a document holds', async () => {
  expect(outcomeOf(await get('/list/pdf'))).toEqual([422, 'PRINT_EMPTY']);
  const one = await ordered(['C10'], [['supply', 'Chaise supplémentaire', 1]]);
  const lines = Array.from({ length: 1000 }, (_, index) => ({
    ...{ name: `Article ${index}`, unit: 'unité', quantity: 1, prices: { DZD: 1 } },
  }));
  await insertLines(service.database.db, one.reservation, 'supply', lines);
  const refused = await get('/list/pdf');
  expect(outcomeOf(refused)).toEqual([422, 'PRINT_TOO_MANY']);
  expect(refused.body).toContain('1001');
  expect(outcomeOf(await get('/label/pdf'))).toEqual([422, 'PRINT_TOO_MANY']);
});
