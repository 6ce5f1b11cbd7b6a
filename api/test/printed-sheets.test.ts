import { freeCodes } from '@mosta/shared/domain/edition-halls';
import { eq } from 'drizzle-orm';
import { badges } from '../src/tables/badge';
import { exhibitorPages } from '../src/tables/exhibitor';
import { makeExhibitors } from './support/exhibitors';
import { readPdf } from './support/read-pdf';
import { makeOrganizer, outcomeOf, salesCalls, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
});
afterAll(() => service.close());

const get = (path: string) =>
  service.app.inject({ url: `/v1/organizer/${path}`, headers: organizer.headers });

describe('badges on sheets', () => {
  const make = async (count: number, own: Partial<typeof badges.$inferInsert> = {}) =>
    service.database.db
      .insert(badges)
      .values(
        Array.from({ length: count }, (_, index) => ({
          ...{ nom: `Exemple ${String(index).padStart(3, '0')}`, prenom: 'Amina' },
          ...{ email: `planche-${index}@exemple.dz`, category: 'visitor' as const, ...own },
        })),
      )
      .returning();
  afterEach(() => service.database.db.delete(badges));

  it('stand four on a page, by name, without those that let nobody in', async () => {
    await make(5);
    await make(1, { email: 'r@exemple.dz', nom: 'Annulé', revokedAt: new Date() });
    const answer = await get('badge/sheet/pdf');
    expect(answer.headers['content-disposition']).toContain('"mosta-expo-badges.pdf"');
    const { pages, tags } = await readPdf(answer.rawPayload);
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Exemple 000[\s\S]*ME25-V\d{6}[\s\S]*Exemple 003/);
    expect(pages.join()).not.toContain('Annulé');
    expect(tags[0]?.filter((tag) => tag === 'Figure')).toHaveLength(4);
  });

  it('are in the language that is asked for, each card from its own start', async () => {
    await make(2);
    const { pages, pieces, language } = await readPdf(
      (await get('badge/sheet/pdf?language=ar')).rawPayload,
    );
    expect(language).toBe('ar');
    expect(pages[0]).toContain('VISITEUR');
    expect(pages[0]).not.toMatch(/avril/);
    const [all = []] = pieces;
    const place = (text: string) => all.filter((piece) => piece.text.includes(text))[0]?.x ?? 0;
    // The first card is the right one, and its name stands within it.
    expect(place('000')).toBeGreaterThan(300);
    expect(place('001')).toBeLessThan(300);
    // Beside the mark, which is at the right of each card.
    const fairs = all.filter(({ text }) => text.startsWith('Mosta')).map(({ x }) => x);
    expect(fairs).toHaveLength(2);
    expect(fairs[0]).toBeGreaterThan(380);
    expect(fairs[1]).toBeGreaterThan(110);
    expect(fairs[1]).toBeLessThan(300);
    expect((await readPdf((await get('badge/sheet/pdf?language=en')).rawPayload)).pages[0]).toMatch(
      /VISITOR/,
    );
  });

  it('are those of the filters, or the chosen ones', async () => {
    const made = await make(3);
    await make(1, { email: 'p@exemple.dz', nom: 'Presse', category: 'journalist' });
    const press = await readPdf((await get('badge/sheet/pdf?category=journalist')).rawPayload);
    expect(press.pages.join()).toContain('Presse');
    expect(press.pages.join()).not.toContain('Exemple 000');
    const ids = made.slice(1).map(({ id }) => id);
    const chosen = await readPdf((await get(`badge/sheet/pdf?ids=${ids.join()}`)).rawPayload);
    expect(chosen.pages.join()).toMatch(/Exemple 001[\s\S]*Exemple 002/);
    expect(chosen.pages.join()).not.toContain('Exemple 000');
    expect((await get('badge/sheet/pdf?ids=1,2')).statusCode).toBe(400);
  });

  it('are neither none nor more than a document holds', async () => {
    expect(outcomeOf(await get('badge/sheet/pdf'))).toEqual([422, 'PRINT_EMPTY']);
    await make(201);
    const refused = await get('badge/sheet/pdf');
    expect(outcomeOf(refused)).toEqual([422, 'PRINT_TOO_MANY']);
    expect(refused.body).toContain('201');
  });
});

describe('signs of stands', () => {
  it('are made for each sold stand, as its exhibitor calls itself', async () => {
    const calls = salesCalls(service);
    const [first = '', second = '', third = ''] = freeCodes();
    expect(outcomeOf(await get(`stand/sign/pdf?codes=${first}`))).toEqual([422, 'PRINT_EMPTY']);
    const [one, other] = await makeExhibitors(service, 2);
    await calls.bought(first, one);
    await calls.bought(second, other);
    await calls.held(third, other);
    await service.database.db.insert(exhibitorPages).values({
      ...{ exhibitorId: one.id, name: 'Huilerie exemple', sector: 'oil', country: 'TN' },
      ...{ description: '', published: false },
    });
    const { pages, tags } = await readPdf(
      (await get(`stand/sign/pdf?codes=${second},${first},${third}`)).rawPayload,
    );
    expect(pages).toHaveLength(2);
    expect(pages[0]).toMatch(/Huilerie exemple[\s\S]*Tunisie · Huiles et olives/);
    expect(pages[0]).toContain(first);
    expect(pages[1]).toContain(second);
    expect(tags[0]).toEqual(expect.arrayContaining(['H1', 'H2']));
    // What hangs in the hall is in two languages.
    expect(pages[0]).toContain('الزيوت');
    const arabic = await readPdf(
      (await get(`stand/sign/pdf?codes=${first}&language=ar`)).rawPayload,
    );
    expect(arabic.language).toBe('ar');
    expect(arabic.title).toMatch(/لافتات الأجنحة$/);
    expect(arabic.pages[0]).toMatch(/الزيوت[\s\S]*Tunisie · Huiles et olives/);
    const fair = arabic.pieces[0]?.find(({ text }) => text.includes('2025'));
    expect(fair?.x).toBeGreaterThan(420);
    const chosen = await readPdf((await get(`stand/sign/pdf?codes=${second},${third}`)).rawPayload);
    expect(chosen.pages).toHaveLength(1);
    const found = await readPdf((await get(`stand/sign/pdf?search=${first}`)).rawPayload);
    expect(found.pages).toHaveLength(1);
    await service.database.db.delete(exhibitorPages).where(eq(exhibitorPages.exhibitorId, one.id));
  });
});
