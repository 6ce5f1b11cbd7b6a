import { randomUUID } from 'node:crypto';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { ALGERIAN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { premiumLocationItem, standOffers } from '@mosta/shared/domain/offers';
import { CATALOGUE_GROUPS, catalogueSchema } from '@mosta/shared/schemas/catalogue.schema';
import { contentEntryListSchema, isOfKind } from '@mosta/shared/schemas/content.schema';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { promoAnswerSchema, simulationAnswerSchema } from '@mosta/shared/schemas/quote.schema';
import { sql } from 'drizzle-orm';
import * as v from 'valibot';
import { addSampleCatalogue } from '../src/sample/sample-catalogue';
import { contentEntries } from '../src/tables/content';
import { promoCodes } from '../src/tables/promo-code';
import { changeItem, withdrawItem } from './support/catalogue-items';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000', LOGIN_FAILURES: '50' });
  const { db } = service.database;
  await db.insert(promoCodes).values([
    {
      ...{ code: 'BIENTOT', discountType: 'percentage', discountValue: 5 },
      validFrom: sql`now() + interval '1 hour'`,
    },
    {
      ...{ code: 'MAINTENANT', discountType: 'fixed', discountValue: 1250, currency: 'EUR' },
      validFrom: sql`now() - interval '1 hour'`,
      validUntil: sql`now() + interval '1 hour'`,
    },
  ]);
});
afterAll(() => service.close());

const readCatalogue = async () => {
  const response = await service.app.inject('/v1/catalogue');
  return { response, catalogue: v.parse(catalogueSchema, response.json()) };
};
const itemOf = async (id: string) =>
  (await readCatalogue()).catalogue.items.find((item) => item._id === id);
/** The answer is kept in memory: a change shows in it a moment later. */
const until = async (holds: () => Promise<boolean>) => {
  while (!(await holds())) await new Promise((resolve) => setTimeout(resolve, 5));
};
const askPromo = (code: unknown, app = service.app) =>
  app.inject({ method: 'POST', url: '/v1/promo', payload: { code } });
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;

it("lists the edition's offers and the organiser's items as one document", async () => {
  const { response, catalogue } = await readCatalogue();
  expect(response.statusCode).toBe(200);
  expect(catalogue.stands).toEqual(standOffers(FIRST_EDITION));
  const buttonLabel = 'Voir Organisateur';
  expect(catalogue.collective).toMatchObject([
    {
      ...{ id: 'marquee', title: 'Chapiteau Basique', squareMetres: 12, buttonLabel },
      ...{ furniture: { chairs: 2, tables: 1 }, details: [], price: null, priceEuro: null },
    },
    { id: 'streetFood', title: 'Street Food', squareMetres: null, furniture: null, buttonLabel },
    {
      ...{ id: 'startup', title: 'Espace collectif Startup / micro-entreprise', buttonLabel },
      ...{ squareMetres: null, furniture: { chairs: 3, tables: 1 } },
    },
  ]);
  expect(catalogue.items[0]).toMatchObject({
    _id: premiumLocationItem(FIRST_EDITION)._id,
    priceDA: premiumLocationItem(FIRST_EDITION).priceDA,
  });
  expect(new Set(catalogue.items.map((item) => item._id)).size).toBe(catalogue.items.length);
});

it('is sent once to a reader who has it', async () => {
  const { response } = await readCatalogue();
  const again = await service.app.inject({
    url: '/v1/catalogue',
    headers: { 'if-none-match': String(response.headers.etag) },
  });
  expect([again.statusCode, again.body]).toEqual([304, '']);
});

it('has sample items in every group, plainly so, some per day and some without euro price', async () => {
  const { items } = (await readCatalogue()).catalogue;
  const samples = items.slice(1);
  for (const group of CATALOGUE_GROUPS) {
    const own = samples.filter((item) => item.parentCategory === group);
    expect(own.length).toBeGreaterThanOrEqual(6);
    expect(new Set(own.map((item) => item.category)).size).toBeGreaterThan(1);
  }
  expect(samples.filter((item) => !item.additionalInfo?.includes('exemple'))).toEqual([]);
  expect(samples.some((item) => item.isPerDay)).toBe(true);
  expect(samples.some((item) => item.priceEuro === null)).toBe(true);
  expect(samples.find((item) => item.name === 'Chaise supplémentaire')?.priceDA).toBe(1500);
});

it('has its sample items in three languages', async () => {
  const { items } = (await readCatalogue()).catalogue;
  for (const { _id, translations, ...item } of items.slice(1)) {
    for (const part of ['name', 'category', 'unit', 'description'] as const)
      expect([_id, item[part], translations?.[part]]).toEqual([
        _id,
        expect.stringMatching(/./),
        { en: expect.stringMatching(/./), ar: expect.stringMatching(/[\u0600-\u06ff]|^85/) },
      ]);
  }
});

it('fills the sample catalogue once, and leaves what an organiser changed', async () => {
  const { db } = service.database;
  const rows = () => db.select().from(contentEntries).orderBy(contentEntries.id);
  await changeItem(db, 'chaise-supplementaire', {
    name: { fr: 'Chaise (exemple)', en: '', ar: '' },
  });
  const before = await rows();
  await addSampleCatalogue(db);
  expect(await rows()).toEqual(before);
});

it('leaves out what was withdrawn', async () => {
  await withdrawItem(service.database.db, 'ecran-55');
  await until(async () => !(await itemOf('ecran-55')));
  const { items } = (await readCatalogue()).catalogue;
  expect(items.map((item) => item._id)).not.toContain('ecran-55');
});

describe('an article that an organiser writes', () => {
  let headers: { authorization: string };
  beforeAll(async () => {
    headers = bearer(await service.organizer());
  });
  const call = async (method: 'GET' | 'POST' | 'PUT', url: string, payload?: object) =>
    service.app.inject({ method, url, headers, ...(payload ? { payload } : {}) });
  const entryOf = async (key: string) => {
    const answer = await call('GET', '/v1/organizer/content?kind=item');
    const entry = v.parse(contentEntryListSchema, answer.json()).find((one) => one.key === key);
    if (!entry || !isOfKind(entry, 'item')) throw new Error(`There is no article ${key}`);
    return entry;
  };
  const CONTENT: ItemContent = {
    ...{ sample: false, group: 'Service', isPerDay: true, priceDA: 12_000, priceEuro: null },
    name: { fr: 'Photographe', en: 'Photographer', ar: 'مصوّر' },
    category: { fr: 'Personnel', en: 'Staff', ar: '' },
    description: { fr: 'De l’ouverture à la fermeture.', en: '', ar: '' },
    unit: { fr: 'jour', en: 'day', ar: 'يوم' },
    ...{ additionalInfo: { fr: '', en: '', ar: '' }, imagePath: null, supplier: 'Studio exemple' },
    ...{ picture: null, pictureAlt: { fr: '', en: '', ar: '' }, stock: null },
  };

  const ALT = { fr: 'Un appareil photo sur pied', en: 'A camera on a tripod', ar: '' };
  const SAMPLE_PICTURE = { path: '/sample/sponsors/star.svg', width: 120, height: 120 };
  const UNKNOWN_PICTURE = { ...SAMPLE_PICTURE, path: `/v1/picture/${'0'.repeat(64)}` };

  it('is offered once it is published, in the languages that it has', async () => {
    const key = randomUUID();
    const body = { kind: 'item', key, content: CONTENT };
    const added = await call('POST', '/v1/organizer/content', { ...body, publish: false });
    expect(added.statusCode).toBe(201);
    expect(await itemOf(key)).toBeUndefined();
    const { _id, version } = await entryOf(key);
    expect(
      (await call('POST', `/v1/organizer/content/${_id}/publish`, { version })).statusCode,
    ).toBe(200);
    await until(async () => (await itemOf(key)) !== undefined);
    expect(await itemOf(key)).toEqual({
      ...{ _id: key, name: 'Photographe', title: 'Photographe', category: 'Personnel' },
      ...{ parentCategory: 'Service', unit: 'jour', isPerDay: true, priceDA: 12_000 },
      ...{ priceEuro: null, additionalInfo: null, imagePath: null, sample: false },
      description: 'De l’ouverture à la fermeture.',
      translations: {
        ...{ name: { en: 'Photographer', ar: 'مصوّر' }, category: { en: 'Staff', ar: '' } },
        ...{ unit: { en: 'day', ar: 'يوم' }, description: { en: '', ar: '' } },
        additionalInfo: { en: '', ar: '' },
      },
    });
  });

  it('says that it is a sample until it is replaced, and its price is the simulation’s at once', async () => {
    expect(await itemOf('kakemono')).toMatchObject({
      ...{ sample: true, additionalInfo: 'Article et prix d’exemple' },
    });
    const { _id, version, draft } = await entryOf('kakemono');
    const content = { ...draft, sample: false, priceDA: 13_000 };
    const body = { kind: 'item', version, content, publish: true };
    expect((await call('PUT', `/v1/organizer/content/${_id}`, body)).statusCode).toBe(200);
    const simulation = {
      personalInfo: { nationality: ALGERIAN_EXHIBITOR, sector: '', participationType: '' },
      formule: { selectedFormules: [] },
      cart: { kakemono: { ...premiumLocationItem(FIRST_EDITION), _id: 'kakemono' } },
    };
    const priced = await call('POST', '/v1/simulation', { simulation });
    const { priced: sums, simulation: kept } = v.parse(simulationAnswerSchema, priced.json());
    expect(sums.totals?.net).toEqual({ amount: 13_000, currency: 'DZD' });
    expect(Object.keys(kept.cart.kakemono ?? {})).not.toContain('translations');
    await until(async () => (await itemOf('kakemono'))?.priceDA === 13_000);
    expect(await itemOf('kakemono')).toMatchObject({ sample: false, additionalInfo: null });
  });

  it.each([
    ['content.priceDA', { priceDA: -1 }],
    ['content.priceDA', { priceDA: 1.5 }],
    ['content.priceEuro', { priceEuro: 100_000_001 }],
    ['content.name.fr', { name: { fr: ' ', en: '', ar: '' } }],
    ['content.group', { group: 'Autre' }],
    ['content.stock', { stock: -1 }],
    ['content.stock', { stock: 2.5 }],
    ['content.pictureAlt.fr', { picture: SAMPLE_PICTURE }],
    ['content.picture', { picture: UNKNOWN_PICTURE, pictureAlt: ALT }],
  ])('is told at the field what is wrong with %s', async (path, wrong) => {
    const answer = await call('POST', '/v1/organizer/content', {
      ...{ kind: 'item', key: randomUUID(), publish: true, content: { ...CONTENT, ...wrong } },
    });
    const { errors } = v.parse(problemSchema, answer.json());
    expect([answer.statusCode, errors]).toMatchObject([400, [{ path }]]);
  });

  it('shows its picture, with a text for whoever does not see it', async () => {
    const key = randomUUID();
    const content = { ...CONTENT, picture: SAMPLE_PICTURE, pictureAlt: ALT };
    const body = { kind: 'item', key, content, publish: true };
    expect((await call('POST', '/v1/organizer/content', body)).statusCode).toBe(201);
    await until(async () => (await itemOf(key)) !== undefined);
    expect(await itemOf(key)).toMatchObject({
      imagePath: SAMPLE_PICTURE.path,
      picture: { ...SAMPLE_PICTURE, alt: ALT },
    });
  });

  it('has no public call of its own', async () => {
    expect((await service.app.inject('/v1/content/item')).statusCode).toBe(404);
  });
});

it.each([
  ['EXEMPLE10', { discountType: 'percentage', discountValue: 10 }],
  [' exemple5000 ', { discountType: 'fixed', discountValue: 5000, currency: 'DZD' }],
  ['Maintenant', { discountType: 'fixed', discountValue: 1250, currency: 'EUR' }],
])('says what the code "%s" is worth', async (typed, promo) => {
  const response = await askPromo(typed);
  expect(response.statusCode).toBe(200);
  expect(response.headers['cache-control']).toBe('no-store');
  expect(v.parse(promoAnswerSchema, response.json())).toEqual({
    code: typed.trim().toUpperCase(),
    ...promo,
  });
});

it.each(['INCONNU', 'EXEMPLE2024', 'BIENTOT', "' or true --"])(
  'refuses the code "%s", and says no more than that',
  async (code) => {
    const response = await askPromo(code);
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'PROMO_UNKNOWN']);
  },
);

it.each([undefined, '', '   ', 12, null, 'x'.repeat(65), 'NUL\u0000'])(
  'takes %p for no code at all',
  async (code) => {
    expect((await askPromo(code)).statusCode).toBe(400);
  },
);

it('counts wrong codes of a whole IPv6 /64 together, in which a subscriber may take any address', async () => {
  const strict = await startTestApp({ LOGIN_PER_MINUTE: '100000', LOGIN_FAILURES: '3' });
  const askFrom = (remoteAddress: string, code = 'FAUX') =>
    strict.app.inject({ method: 'POST', url: '/v1/promo', remoteAddress, payload: { code } });
  const statuses: number[] = [];
  for (let host = 1; host <= 4; host += 1) {
    statuses.push((await askFrom(`2001:db8:0:1::${host}`)).statusCode);
  }
  expect(statuses).toEqual([422, 422, 422, 429]);
  expect((await askFrom('2001:db8:0:2::1', 'EXEMPLE10')).statusCode).toBe(200);
  await strict.close();
});

it('makes whoever guesses wait, by whatever call', async () => {
  const strict = await startTestApp({ LOGIN_PER_MINUTE: '100000', LOGIN_FAILURES: '3' });
  const ask = (code: string) => askPromo(code, strict.app);
  // What is right costs nothing.
  for (let times = 0; times < 5; times++) {
    expect((await ask('EXEMPLE10')).statusCode).toBe(200);
  }
  for (let times = 0; times < 3; times++) {
    expect((await ask(`FAUX${times}`)).statusCode).toBe(422);
  }
  expect((await ask('EXEMPLE10')).statusCode).toBe(429);
  const simulation = {
    personalInfo: { nationality: '', sector: '', participationType: '' },
    formule: { selectedFormules: [] },
    cart: { 'premium-location': premiumLocationItem(FIRST_EDITION) },
    promoCode: 'EXEMPLE10',
  };
  const priced = await strict.app.inject({
    method: 'POST',
    url: '/v1/simulation',
    payload: { simulation },
  });
  expect(priced.statusCode).toBe(429);
  await strict.close();
});
