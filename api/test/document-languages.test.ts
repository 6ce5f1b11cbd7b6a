import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { packageOf, premiumLocationItem, standOffers } from '@mosta/shared/domain/offers';
import { STORED_SECTORS } from '@mosta/shared/domain/sectors';
import { quoteCreatedSchema } from '@mosta/shared/schemas/quote.schema';
import { eq } from 'drizzle-orm';
import * as v from 'valibot';
import { API_ROOT } from '../src/config';
import { ISSUED_WORDS } from '../src/modules/issued/issued-texts';
import { DOCUMENT_WORDS } from '../src/modules/letterhead/document-words';
import { lineName } from '../src/modules/letterhead/offer-names';
import { SECTOR_NAMES } from '../src/modules/letterhead/sector-names';
import { QUOTE_WORDS } from '../src/modules/quote/quote-words';

import { STATEMENT_WORDS } from '../src/modules/statement/statement-words';
import { users } from '../src/tables/account';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { readPdf } from './support/read-pdf';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let owner: TestExhibitor;
let id: string;
let secret: string;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  [owner] = await makeExhibitors(service, 1);
  const [offer] = standOffers(FIRST_EDITION);
  const premium = premiumLocationItem(FIRST_EDITION);
  const simulation = {
    personalInfo: {
      nationality: ALGERIAN_EXHIBITOR,
      sector: STORED_SECTORS.oil,
      participationType: 'Stand individuel',
    },
    formule: { selectedFormules: offer ? [packageOf(offer)] : [] },
    ...{ cart: { [premium._id]: premium }, promo: null, promoCode: 'EXEMPLE10' },
  };
  const payload = { simulation, payment: 'espece' };
  const given = await service.app.inject({
    ...{ method: 'POST', url: '/v1/quote', payload, headers: owner.headers },
  });
  ({ _id: id, secret } = v.parse(quoteCreatedSchema, given.json()));
});
afterAll(() => service.close());

const bytesOf = async (url: string, headers: Record<string, string> = {}) =>
  (await service.app.inject({ url, headers })).rawPayload;
const linked = (language: string) =>
  bytesOf(`/v1/quote/link/${secret}/pdf`, { cookie: `langue=${language}` });
/** Without the space that a reader finds between two pieces. */
const wordsOf = (pages: string[]) => pages.join(' ').replace(/\s+/g, ' ');
const placeOf = (pieces: readonly { text: string; x: number }[], text: string) => {
  const found = pieces.find((piece) => piece.text.includes(text));
  if (!found) throw new Error(`No "${text}" on the page`);
  return found.x;
};

it('gives a quote in the language of its reader, and keeps the three apart', async () => {
  const [fr, en, ar, again] = await Promise.all(['fr', 'en', 'ar', 'fr'].map(linked));
  if (!fr || !en || !ar || !again) throw new Error('A document is missing');
  expect(again.equals(fr)).toBe(true);
  const [french, english, arabic] = await Promise.all([fr, en, ar].map(readPdf));
  expect([french?.language, english?.language, arabic?.language]).toEqual(['fr', 'en', 'ar']);
  expect(wordsOf(french?.pages ?? [])).toContain('Arrêté le présent devis à la somme de');
  const text = wordsOf(english?.pages ?? []);
  for (const words of [
    ...['Quote', 'Bare space 9 m²', 'Premium location', 'Oils and olives', 'VAT 19%'],
    ...['Discount (code EXEMPLE10, 10%)', 'Algerian dinars, all taxes included', 'Page 1 of'],
    ...['Name and position of the signatory', 'in cash', 'Algerian exhibitor'],
  ]) {
    expect(text).toContain(words);
  }
  expect(text).not.toMatch(/Devis|Total HT|TVA|Désignation/);
  expect(arabic?.title).toMatch(/^عرض السعر ME25-D/);
  expect(wordsOf(arabic?.pages ?? [])).not.toMatch(/Devis|Total HT|TVA|Désignation/);
});

it('draws an Arabic quote from right to left, amounts and codes from left to right', async () => {
  const { pieces, tags } = await readPdf(await linked('ar'));
  const [first = []] = pieces;
  // The columns, from the first one at the right edge.
  const columns = ['البيان', 'الوحدة', 'الكمية', 'سعر الوحدة', 'المجموع دون'].map((text) =>
    placeOf(first, text),
  );
  expect(columns).toEqual([...columns].sort((one, other) => other - one));
  expect(placeOf(first, 'أُوقف')).toBeGreaterThan(placeOf(first, 'الصافي للدفع'));
  expect(placeOf(first, 'Mosta Expo')).toBeGreaterThan(placeOf(first, 'Agence'));
  expect(placeOf(first, 'الشركة')).toBeGreaterThan(placeOf(first, 'العنوان'));
  const texts = first.map(({ text }) => text);
  expect(texts).toContain('185.000,00');
  expect(texts.join(' ')).toMatch(/ME25-D\d{6}/);
  expect(texts.join(' ')).toContain('EXEMPLE10');
  expect(tags[0]).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']));
});

it('reads the language of the account where no page was chosen', async () => {
  const { db } = service.database;
  const url = `/v1/quote/${id}/pdf`;
  expect((await readPdf(await bytesOf(url, owner.headers))).language).toBe('fr');
  await db.update(users).set({ language: 'ar' }).where(eq(users.id, owner.id));
  expect((await readPdf(await bytesOf(url, owner.headers))).language).toBe('ar');
  const headers = { ...owner.headers, cookie: 'langue=en' };
  expect((await readPdf(await bytesOf(url, headers))).language).toBe('en');
});

it('names offers in the language of the reader, and leaves what an organiser named', () => {
  const named = (name: string, language: 'fr' | 'en' | 'ar') =>
    lineName(language, FIRST_EDITION, { name, squareMetres: 9 });
  expect(named('Espace nu 9 m²', 'ar')).toBe('مساحة عارية 9\u00a0م²');
  expect(named('Espace nu 9 m²', 'fr')).toBe('Espace nu 9 m²');
  expect(named('Stand exemple', 'ar')).toBe('Stand exemple');
});

it.each(['en', 'ar'] as const)('names sectors as the pages do, in %s', (language) => {
  const file = join(API_ROOT, `../shared/src/i18n/locales/${language}.json`);
  const { sectors } = v.parse(
    v.object({ sectors: v.record(v.string(), v.string()) }),
    JSON.parse(readFileSync(file, 'utf8')),
  );
  expect(SECTOR_NAMES[language]).toEqual(sectors);
});

/** Texts by their place in a table or a catalogue. */
function flat(tree: object, before = ''): [key: string, text: string][] {
  return Object.entries(tree).flatMap(([key, value]: [string, unknown]): [string, string][] => {
    if (typeof value === 'string') return [[before + key, value]];
    return typeof value === 'object' && value ? flat(value, `${before}${key}.`) : [];
  });
}

/** Without the article, and the signs that depend on the place of a word. */
const bare = (arabic: string) =>
  arabic.replaceAll(/[\u064b-\u0652]|\p{P}/gu, '').replaceAll(/(^|\s)ال/g, '$1');

it('uses the Arabic terms of the pages', () => {
  const pages = ['remote-exhibitor', 'remote-organiser'].map((name) => {
    const [french, arabic] = ['fr', 'ar'].map((language) =>
      v.parse(
        v.looseObject({}),
        JSON.parse(readFileSync(join(API_ROOT, `../${name}/src/locales/${language}.json`), 'utf8')),
      ),
    );
    return { fr: french ?? {}, ar: arabic ?? {} };
  });
  const terms = new Map<string, Set<string>>();
  for (const { fr, ar } of pages) {
    const translated = new Map(flat(ar));
    for (const [key, text] of flat(fr)) {
      // What happened, where a document tells a state.
      if (key.startsWith('audit.verbs.')) continue;
      const known = terms.get(text.toLowerCase()) ?? new Set();
      terms.set(text.toLowerCase(), known.add(bare(translated.get(key) ?? '')));
    }
  }
  let compared = 0;
  for (const { fr, ar } of [DOCUMENT_WORDS, QUOTE_WORDS, STATEMENT_WORDS, ISSUED_WORDS]) {
    const arabic = new Map(flat(ar));
    for (const [key, text] of flat(fr)) {
      const known = terms.get(text.toLowerCase());
      if (!known) continue;
      compared += 1;
      expect([text, ...known]).toContain(bare(arabic.get(key) ?? ''));
    }
  }
  expect(compared).toBeGreaterThan(30);
});
