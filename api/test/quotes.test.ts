import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { formatMoney } from '@mosta/shared/domain/money';
import { ALGERIAN_EXHIBITOR, FOREIGN_EXHIBITOR } from '@mosta/shared/domain/nationality';
import { packageOf, premiumLocationItem, standOffers } from '@mosta/shared/domain/offers';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import {
  type QuoteCreated,
  quoteCreatedSchema,
  quoteListSchema,
  quoteSchema,
} from '@mosta/shared/schemas/quote.schema';
import type { Simulation } from '@mosta/shared/schemas/simulation.schema';
import { eq, sql } from 'drizzle-orm';
import * as v from 'valibot';
import { users } from '../src/tables/account';
import { quotes } from '../src/tables/quote';

import { changeItem, shownItems } from './support/catalogue-items';
import { makeExhibitors, type TestExhibitor } from './support/exhibitors';
import { keepMailJobs } from './support/mail-jobs';
import { makeApplicant } from './support/participations';
import { readPdf } from './support/read-pdf';
import { bearer, startTestApp, type TestApp } from './support/test-app';

type Headers = Record<string, string>;

let service: TestApp;
let owner: TestExhibitor;
let other: TestExhibitor;
let organizer: Headers;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp({
    LOGIN_PER_MINUTE: '100000',
    LOGIN_FAILURES: '100000',
    PUBLIC_URL: 'https://expo.exemple.dz',
  });
  [owner, other] = await makeExhibitors(service, 2);
  mailsTo = await keepMailJobs(service);
  organizer = bearer(await service.organizer());
});
afterAll(() => service.close());

const [bare9] = standOffers(FIRST_EDITION);
if (!bare9) throw new Error('The edition sells no stand');
const STAND = packageOf(bare9);

const simulationOf = (changes: Partial<Simulation> = {}): Simulation => ({
  personalInfo: {
    nationality: ALGERIAN_EXHIBITOR,
    sector: 'Huiles d’olive',
    participationType: 'Individuelle',
  },
  formule: { selectedFormules: [STAND] },
  cart: {},
  promo: null,
  promoCode: null,
  ...changes,
});
const post = (url: string, payload: object = {}, headers: Headers = {}) =>
  service.app.inject({ method: 'POST', url, payload, headers });
const get = (url: string, headers: Headers = {}) => service.app.inject({ url, headers });
const askFor = (simulation: Simulation, headers: Headers = {}, payment: string | null = null) =>
  post('/v1/quote', { simulation, payment }, headers);
const give = async (...asked: Parameters<typeof askFor>): Promise<QuoteCreated> => {
  const response = await askFor(...asked);
  expect(response.statusCode).toBe(201);
  return v.parse(quoteCreatedSchema, response.json());
};
const codeOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json()).code;
const countQuotes = () => service.database.db.$count(quotes);
const expire = (id: string) =>
  service.database.db
    .update(quotes)
    .set({ validUntil: sql`now() - interval '1 second'` })
    .where(eq(quotes.id, id));

describe('giving a quote', () => {
  it('prices, numbers and keeps it, and stores no secret', async () => {
    const first = await give(simulationOf(), {}, 'espece');
    const second = await give(simulationOf());
    expect(first.reference).toMatch(/^ME25-D\d{6}$/);
    expect(Number(second.reference.slice(-6))).toBeGreaterThan(Number(first.reference.slice(-6)));
    expect(first.priced.totals).toMatchObject({
      gross: { amount: 220_150 },
      stampDuty: { amount: { amount: 4_404 } },
    });
    expect([first.payment, second.payment]).toEqual(['espece', null]);
    const days = (Date.parse(first.validUntil) - Date.parse(first.createdAt)) / 86_400_000;
    expect(Math.floor(days)).toBe(30);
    // To the end of a day in Algeria.
    expect(first.validUntil.slice(10)).toBe('T22:59:59.999Z');
    const [row] = await service.database.db.select().from(quotes).where(eq(quotes.id, first._id));
    expect(Buffer.from(first.secret, 'base64url')).toHaveLength(32);
    expect(JSON.stringify(row)).not.toContain(first.secret);
    expect(row?.ownerId).toBeNull();
  });

  it('is not moved by later prices', async () => {
    const { db } = service.database;
    const item = {
      ...premiumLocationItem(FIRST_EDITION),
      _id: 'kakemono',
      name: 'Autre nom',
      priceDA: 1,
    };
    const given = await give(simulationOf({ cart: { kakemono: item } }));
    expect(given.changed).toEqual(['Kakémono avec support']);
    await changeItem(db, 'kakemono', { priceDA: 99_000 });
    const read = await get(`/v1/quote/link/${given.secret}`);
    expect(v.parse(quoteSchema, read.json()).priced).toEqual(given.priced);
  });

  it.each(['INCONNU', 'EXEMPLE2024'])(
    'keeps nothing under the promo code %s',
    async (promoCode) => {
      const before = await countQuotes();
      const response = await askFor(simulationOf({ promoCode }));
      expect([response.statusCode, codeOf(response)]).toEqual([422, 'PROMO_UNKNOWN']);
      expect(await countQuotes()).toBe(before);
    },
  );

  it('takes the promo of a code that is valid, and none that was only sent', async () => {
    const promo = { discountType: 'percentage', discountValue: 100 };
    const { priced, simulation } = await give(simulationOf({ promo, promoCode: ' exemple10' }));
    expect(priced.totals?.net.amount).toBe(166_500);
    expect(simulation.promoCode).toBe('EXEMPLE10');
    expect((await give(simulationOf({ promo }))).priced.totals?.net.amount).toBe(185_000);
  });

  it('is refused when something is no longer offered, and names it', async () => {
    const before = await countQuotes();
    const cart = {
      parti: { ...premiumLocationItem(FIRST_EDITION), _id: 'parti', name: 'Article parti' },
    };
    const response = await askFor(simulationOf({ cart }));
    const problem = v.parse(problemSchema, response.json());
    expect([response.statusCode, problem.code]).toEqual([409, 'NO_LONGER_OFFERED']);
    expect(problem.detail).toContain('Article parti');
    expect(await countQuotes()).toBe(before);
  });

  it.each<[string, () => Partial<Simulation>]>([
    ['no sector', () => ({ personalInfo: { ...simulationOf().personalInfo, sector: ' ' } })],
    [
      'a text that cannot be kept',
      () => ({ personalInfo: { ...simulationOf().personalInfo, sector: 'nul\u0000' } }),
    ],
    [
      'half a character',
      () => ({ personalInfo: { ...simulationOf().personalInfo, sector: '\ud800' } }),
    ],
    ['no stand at all', () => ({ formule: { selectedFormules: [{ ...STAND, quantity: 0 }] } })],
  ])('refuses %s', async (_case, changes) => {
    expect((await askFor(simulationOf(changes()))).statusCode).toBe(400);
  });

  it('has nothing to give for an empty simulation', async () => {
    const response = await askFor(simulationOf({ formule: { selectedFormules: [] } }));
    expect([response.statusCode, codeOf(response)]).toEqual([422, 'EMPTY_SIMULATION']);
  });

  it('belongs to the exhibitor who is signed in, and to nobody when an organizer asks', async () => {
    const own = await give(simulationOf(), owner.headers);
    const open = await give(simulationOf(), organizer);
    const rows = await service.database.db
      .select({ id: quotes.id, ownerId: quotes.ownerId })
      .from(quotes);
    expect(rows).toContainEqual({ id: own._id, ownerId: owner.id });
    expect(rows).toContainEqual({ id: open._id, ownerId: null });
  });

  it.each(['Bearer faux', 'Bearer a.b.c', 'Basic Zm9v', ''])(
    'is refused with the token "%s" rather than given to nobody',
    async (authorization) => {
      const before = await countQuotes();
      expect((await askFor(simulationOf(), { authorization })).statusCode).toBe(401);
      expect(await countQuotes()).toBe(before);
    },
  );

  it('is refused to an account that is gone', async () => {
    const [gone] = await makeExhibitors(service, 1);
    await service.database.db.delete(users).where(eq(users.id, gone.id));
    expect((await askFor(simulationOf(), gone.headers)).statusCode).toBe(401);
  });
});

describe('reading a quote', () => {
  it('is for its owner and organizers', async () => {
    const {
      _id,
      secret: _secret,
      changed: _changed,
      ...rest
    } = await give(simulationOf(), owner.headers);
    for (const headers of [owner.headers, organizer]) {
      const response = await get(`/v1/quote/${_id}`, headers);
      expect(response.headers['cache-control']).toBe('private, no-store');
      expect(v.parse(quoteSchema, response.json())).toEqual({ _id, ...rest });
    }
    const statuses: number[] = [];
    for (const suffix of ['', '/pdf']) {
      for (const headers of [other.headers, {}]) {
        statuses.push((await get(`/v1/quote/${_id}${suffix}`, headers)).statusCode);
      }
    }
    expect(statuses).toEqual([404, 401, 404, 401]);
  });

  it('lists its owner’s, the newest first', async () => {
    const [reader] = await makeExhibitors(service, 1);
    const first = await give(simulationOf(), reader.headers);
    const second = await give(simulationOf(), reader.headers);
    const list = v.parse(quoteListSchema, (await get('/v1/quote/mine', reader.headers)).json());
    expect(list.map(({ _id }) => _id)).toEqual([second._id, first._id]);
    expect(JSON.stringify(list)).not.toContain('secret');
    expect((await get('/v1/quote/mine', organizer)).statusCode).toBe(403);
  });

  it.each(['pas-un-identifiant', '00000000-0000-4000-8000-000000000000'])(
    'knows no quote "%s"',
    async (id) => {
      expect((await get(`/v1/quote/${id}`, organizer)).statusCode).toBe(404);
    },
  );
});

describe('the link of a quote', () => {
  it('opens it to whoever has it, and tells nobody where it leads', async () => {
    const given = await give(simulationOf(), owner.headers);
    const response = await get(`/v1/quote/link/${given.secret}`);
    expect(v.parse(quoteSchema, response.json())._id).toBe(given._id);
    expect(response.headers).toMatchObject({
      'cache-control': 'private, no-store',
      'referrer-policy': 'no-referrer',
    });
    expect(response.body).not.toContain(given.secret);
  });

  it.each(['inconnu', 'A'.repeat(43), '%00', "'or'1"])('opens nothing for "%s"', async (secret) => {
    for (const url of [`/v1/quote/link/${secret}`, `/v1/quote/link/${secret}/pdf`]) {
      const response = await get(url);
      expect([response.statusCode, codeOf(response)]).toEqual([404, 'NOT_FOUND']);
    }
  });

  it('lets an exhibitor take a quote without owner, once and for all', async () => {
    const { secret, _id } = await give(simulationOf());
    const claim = (headers: Headers) => post(`/v1/quote/link/${secret}/claim`, {}, headers);
    expect((await claim({})).statusCode).toBe(401);
    expect((await claim(organizer)).statusCode).toBe(403);
    const both = await Promise.all([claim(owner.headers), claim(other.headers)]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 404]);
    const winner = both[0]?.statusCode === 200 ? owner : other;
    const again = await claim(winner.headers);
    expect(v.parse(quoteSchema, again.json())._id).toBe(_id);
    expect((await get(`/v1/quote/${_id}`, winner.headers)).statusCode).toBe(200);
    expect((await post('/v1/quote/link/inconnu/claim', {}, owner.headers)).statusCode).toBe(404);
  });

  it('still reads an expired quote, and says that it is', async () => {
    const { secret, _id } = await give(simulationOf());
    await expire(_id);
    const response = await get(`/v1/quote/link/${secret}`);
    expect(v.parse(quoteSchema, response.json()).expired).toBe(true);
    const { pages } = await readPdf((await get(`/v1/quote/link/${secret}/pdf`)).rawPayload);
    expect(pages[0]).toContain('il ne l’est plus');
  });
});

describe('the document', () => {
  const documentOf = async (simulation: Simulation, payment: string | null = null) => {
    const given = await give(simulation, owner.headers, payment);
    const response = await get(`/v1/quote/${given._id}/pdf`, owner.headers);
    expect(response.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `attachment; filename="devis-${given.reference}.pdf"`,
      'cache-control': 'private, no-store',
    });
    const document = await readPdf(response.rawPayload);
    // A reader finds a space where a no-break one was drawn: they are one glyph.
    const pages = document.pages.map((page) => page.replace(/\s+/g, ' '));
    return { given, document, pages };
  };

  it('states the reference, the sums and the amount in words', async () => {
    const { given, document, pages } = await documentOf(simulationOf(), 'espece');
    expect(document.title).toBe(`Devis ${given.reference} – Mosta Expo 2025`);
    expect(document.language).toBe('fr');
    const text = pages.join('');
    for (const part of [
      given.reference,
      'Espace nu 9 m²',
      'Total HT 185 000,00 DA',
      'TVA 19 % 35 150,00 DA',
      'Total TTC 220 150,00 DA',
      'Droit de timbre 4 404,00 DA',
      '224 554,00 DA',
      'deux cent vingt-quatre mille cinq cent cinquante-quatre dinars algériens',
      'en espèces',
      'Agence organisatrice (exemple)',
      'Page 1 sur 1',
    ]) {
      expect(text.replace(/- (?=quatre)/, '-')).toContain(part);
    }
    expect(document.pages.join('')).not.toMatch(/[\u202f/]/);
  });

  it('leaves what is "Sur devis" open, in euros too', async () => {
    const abroad = { ...simulationOf().personalInfo, nationality: FOREIGN_EXHIBITOR };
    const own = { ...STAND, id: 'custom-17', name: 'Espace personnalisé', size: 17 };
    const formule = { selectedFormules: [own] };
    const { pages } = await documentOf(simulationOf({ personalInfo: abroad, formule }));
    expect(pages[0]).toContain('Sur devis');
    expect(pages[0]).not.toContain('€');
    const chair = {
      ...premiumLocationItem(FIRST_EDITION),
      _id: 'chaise-supplementaire',
      quantity: 3,
    };
    const mixed = simulationOf({ personalInfo: abroad, formule, cart: { [chair._id]: chair } });
    const text = (await documentOf(mixed)).pages.join(' ');
    expect(text).toContain('Sur devis');
    expect(text).toContain('35,70 €');
    expect(text).toContain('trente-cinq euros et soixante-dix centimes');
  });

  it('gives a foreign exhibitor a total, and says that euro prices are examples', async () => {
    const abroad = { ...simulationOf().personalInfo, nationality: FOREIGN_EXHIBITOR };
    const { given, pages } = await documentOf(simulationOf({ personalInfo: abroad }));
    expect(given.priced).toMatchObject({
      ...{ currency: 'EUR', partial: false },
      totals: { net: { amount: 126_000 }, payable: { amount: 149_940 } },
    });
    expect(pages.join(' ')).toContain('Les prix en euros sont des exemples');
    expect((await documentOf(simulationOf())).pages.join(' ')).not.toContain('exemples');
  });

  it('numbers its pages and repeats the head of its table', async () => {
    const ids = await shownItems(service.database.db);
    const cart = Object.fromEntries(
      ids.map((id) => [id, { ...premiumLocationItem(FIRST_EDITION), _id: id, quantity: 2 }]),
    );
    const { pages } = await documentOf(simulationOf({ cart, promoCode: 'EXEMPLE10' }));
    expect(pages.length).toBeGreaterThan(1);
    pages.forEach((page, index) => {
      expect(page).toContain(`Page ${index + 1} sur ${pages.length}`);
    });
    expect(pages[1]).toContain('Désignation');
    expect(pages.join(' ')).toContain('Remise (code EXEMPLE10, 10 %)');
  });

  it('is tagged for whoever has it read aloud', async () => {
    const { document } = await documentOf(simulationOf());
    const [tags = []] = document.tags;
    expect(tags.filter((tag) => /^H\d$/.test(tag))).toEqual(['H1', 'H2', 'H2', 'H2']);
    expect(tags).toContain('Table');
    const rows = tags.filter((tag) => tag === 'TR').length;
    const cells = tags.filter((tag) => tag === 'TH' || tag === 'TD').length;
    // The reader passes over the empty cells beside the title of a group.
    expect([rows, cells]).toEqual([3, 11]);
  });

  it('says on its first page what a long quote costs', async () => {
    const ids = await shownItems(service.database.db);
    const cart = Object.fromEntries(
      ids.map((id) => [id, { ...premiumLocationItem(FIRST_EDITION), _id: id, quantity: 2 }]),
    );
    const { given, pages } = await documentOf(simulationOf({ cart }));
    const { totals } = given.priced;
    if (!totals) throw new Error('The quote has no totals');
    for (const sum of [totals.net, totals.vat.amount, totals.gross]) {
      expect(pages[0]).toContain(formatMoney(sum).replace(/\s/g, ' '));
    }
    expect(pages[0]).toContain('Montants');
  });

  it('has a place to agree, until it expires', async () => {
    const { given, pages } = await documentOf(simulationOf());
    for (const words of [
      'Bon pour accord',
      'Nom et qualité du signataire',
      'Signature et cachet',
    ]) {
      expect(pages.join(' ')).toContain(words);
    }
    await expire(given._id);
    const expired = await get(`/v1/quote/${given._id}/pdf`, owner.headers);
    expect((await readPdf(expired.rawPayload)).pages.join(' ')).not.toContain('Bon pour accord');
  });

  it('names the company of its owner, to its owner and organizers alone', async () => {
    const applicant = await makeApplicant(service);
    const given = await give(simulationOf(), applicant.headers);
    const textOf = async (url: string, headers: Headers = {}) => {
      const response = await get(url, headers);
      expect(response.statusCode).toBe(200);
      return (await readPdf(response.rawPayload)).pages.join(' ').replace(/\s+/g, ' ');
    };
    const link = `/v1/quote/link/${given.secret}/pdf`;
    const own = [applicant.headers, organizer];
    for (const headers of own) {
      for (const url of [`/v1/quote/${given._id}/pdf`, link]) {
        expect(await textOf(url, headers)).toMatch(/Client Entreprise Exemple Adresse Mostaganem/);
      }
    }
    for (const headers of [{}, other.headers]) {
      const text = await textOf(link, headers);
      expect(text).toContain('Client Entreprise Adresse RC et NIF');
      expect(text).not.toContain('Adresse Mostaganem');
    }
  });

  it('takes letters of any language', async () => {
    const personalInfo = { ...simulationOf().personalInfo, sector: 'زيت الزيتون – Œufs Łódź' };
    const { document } = await documentOf(simulationOf({ personalInfo }));
    expect(document.pages).toHaveLength(1);
  });
});

describe('the mail of a quote', () => {
  it('carries the link and nothing that was typed', async () => {
    const { secret, reference } = await give(simulationOf());
    const url = `/v1/quote/link/${secret}/mail`;
    const response = await post(url, { email: ' Visiteur@Exemple.dz ' });
    expect(response.statusCode).toBe(202);
    const [mail] = await mailsTo('visiteur@exemple.dz');
    expect(mail?.subject).toContain(reference);
    expect(mail?.text).toContain(`https://expo.exemple.dz/simulation?devis=${secret}`);
    expect(mail?.attachments).toEqual([]);
  });

  it('goes to one address only, and for a quote that exists', async () => {
    const { secret } = await give(simulationOf());
    for (const email of ['', 'a@exemple.dz, b@exemple.dz', 'a@exemple.dz\r\nBcc: b@exemple.dz']) {
      expect((await post(`/v1/quote/link/${secret}/mail`, { email })).statusCode).toBe(400);
    }
    const unknown = await post('/v1/quote/link/inconnu/mail', { email: 'a@exemple.dz' });
    expect(unknown.statusCode).toBe(404);
  });

  it('floods nobody', async () => {
    const strict = await startTestApp({ MAILS_PER_HOUR: '100' });
    const simulation = simulationOf();
    const order = async (remoteAddress: string, email: string, secret: string) => {
      const url = `/v1/quote/link/${secret}/mail`;
      const options = { method: 'POST', url, payload: { email }, remoteAddress } as const;
      return (await strict.app.inject(options)).statusCode;
    };
    const newSecret = async () => {
      const options = { method: 'POST', url: '/v1/quote', payload: { simulation } } as const;
      return v.parse(quoteCreatedSchema, (await strict.app.inject(options)).json()).secret;
    };
    const secret = await newSecret();
    const oneQuote: number[] = [];
    const oneRecipient: number[] = [];
    for (let index = 0; index < 6; index++) {
      oneQuote.push(await order(`10.0.0.${index}`, `a${index}@exemple.dz`, secret));
      oneRecipient.push(await order(`10.0.1.${index}`, 'victime@exemple.dz', await newSecret()));
    }
    expect([oneQuote, oneRecipient]).toEqual(
      Array.from({ length: 2 }, () => [202, 202, 202, 202, 202, 429]),
    );
    const oneAddress: number[] = [];
    for (let index = 0; index < 11; index++) {
      oneAddress.push(await order('10.0.2.1', `b${index}@exemple.dz`, 'inconnu'));
    }
    expect(oneAddress.at(-1)).toBe(429);
    await strict.close();
  });
});
