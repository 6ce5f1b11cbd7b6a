import { eq } from 'drizzle-orm';
import { exhibitorPages } from '../src/tables/exhibitor';
import { reservations } from '../src/tables/reservation';
import { makeApplicant } from './support/participations';
import { readPdf } from './support/read-pdf';
import { makeOrganizer, outcomeOf, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
});
afterAll(() => service.close());

const print = (query = '') =>
  service.app.inject({
    url: `/v1/organizer/exhibitor/directory/pdf${query}`,
    headers: organizer.headers,
  });

/** A confirmed exhibitor whose page is in the directory. */
async function listed(name: string, description = ''): Promise<void> {
  const applicant = await makeApplicant(service);
  const page = { name, sector: 'oil', country: 'TN', description, website: 'https://exemple.dz' };
  await service.database.db
    .insert(exhibitorPages)
    .values({ ...page, exhibitorId: applicant.id, published: true });
  await service.database.db
    .update(reservations)
    .set({ status: 'confirmed' })
    .where(eq(reservations.id, applicant.reservation));
}

it('is refused while nobody is in the directory', async () => {
  await service.database.db.delete(exhibitorPages);
  expect(outcomeOf(await print())).toEqual([422, 'PRINT_EMPTY']);
});

it('has each exhibitor by name with what the page says, over as many pages as they take', async () => {
  await listed('Étoile exemple', 'Huile d’olive vierge extra.');
  await listed('زيتون مثال', 'زيت زيتون بكر.');
  for (let index = 0; index < 24; index += 1) {
    await listed(`Exemple ${String(index).padStart(2, '0')}`, 'Texte d’exemple. '.repeat(40));
  }
  const answer = await print();
  expect(answer.headers['content-disposition']).toContain('"mosta-expo-catalogue.pdf"');
  const { pages } = await readPdf(answer.rawPayload);
  const text = pages.join('\n');
  expect(pages.length).toBeGreaterThan(2);
  expect(pages[0]).toMatch(/Catalogue[\s\S]*Étoile exemple[\s\S]*Exemple 00/);
  expect(text).toMatch(/Étoile exemple[\s\S]*Huiles et olives · Tunisie/);
  for (let index = 0; index < 24; index += 1) {
    expect(text).toContain(`Exemple ${String(index).padStart(2, '0')}`);
  }
  // A letter for each initial, accents or not.
  expect(text.match(/^E$/gm) ?? []).toHaveLength(1);
});

it('is printed in Arabic in columns from the right, and in English', async () => {
  const { pieces, pages, language, title } = await readPdf(
    (await print('?language=ar')).rawPayload,
  );
  expect(language).toBe('ar');
  expect(title).toMatch(/دليل العارضين$/);
  const [first = []] = pieces;
  const middle = 297;
  const leading = first.find(({ text }) => text.startsWith('Exemple 00'));
  expect(leading?.x).toBeGreaterThan(middle);
  expect(first.some(({ text, x }) => text.startsWith('Exemple') && x < middle)).toBe(true);
  expect(pages.join('')).not.toMatch(/Huiles|Tunisie|Exposants/);
  const english = await readPdf((await print('?language=en')).rawPayload);
  expect(english.pages.join('')).toMatch(/Catalogue of exhibitors[\s\S]*Oils and olives · Tunisia/);
});
