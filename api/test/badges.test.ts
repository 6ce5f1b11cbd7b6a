import { FIRST_PUBLIC_EDITION } from '@mosta/shared/domain/edition';
import {
  type Badge,
  badgeDataSchema,
  badgeSchema,
  visitorListSchema,
  visitorSchema,
} from '@mosta/shared/schemas/badge.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { eq } from 'drizzle-orm';
import jsQR from 'jsqr';
import * as v from 'valibot';
import { currentEdition, keepCurrentEdition } from '../src/current-edition';
import { createBadgeService } from '../src/modules/badge/badge.service';
import { createBadgeTokens } from '../src/modules/badge/badge-token';
import { MAIL_TOPIC } from '../src/outbox/mail-job';
import { auditLog } from '../src/tables/audit';
import { badgeEntries, badges } from '../src/tables/badge';
import { consents } from '../src/tables/consent';
import { outbox } from '../src/tables/outbox';
import { makeCaller, type TestCaller } from './safety/support/callers';
import { keepMailJobs } from './support/mail-jobs';
import { readPdf } from './support/read-pdf';
import { startTestApp, TEST_SECRET, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestCaller;
let mailsTo: Awaited<ReturnType<typeof keepMailJobs>>;
beforeAll(async () => {
  service = await startTestApp({ PUBLIC_URL: 'https://salon.exemple.dz' });
  organizer = await makeCaller(service, 'Organizer');
  mailsTo = await keepMailJobs(service);
});
afterEach(async () => {
  await service.database.db.delete(badges);
  await service.database.db.delete(consents);
});
afterAll(() => service.close());

const tokens = createBadgeTokens(TEST_SECRET);
let visitors = 0;
const visitor = (changes: object = {}) => {
  visitors += 1;
  return {
    nom: 'Exemple',
    prenom: 'Karima',
    email: `visiteur-${visitors}@exemple.dz`,
    category: 'visitor',
    consent: '2025-01',
    ...changes,
  };
};
const post = (payload: object) => service.app.inject({ method: 'POST', url: '/v1/badge', payload });
const get = (path: string) => service.app.inject({ url: `/v1/badge/${path}` });
const problem = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());

async function issue(changes: object = {}): Promise<Badge & { id: string; gateCode: string }> {
  const response = await post(visitor(changes));
  expect(response.statusCode).toBe(201);
  const badge = v.parse(badgeSchema, response.json());
  const id = tokens.readHolderToken(badge.token) ?? '';
  return { ...badge, id, gateCode: tokens.gateCode(id) };
}

const organize = (method: 'GET' | 'POST', path: string, payload?: object) =>
  service.app.inject({
    method,
    url: `/v1/organizer/badge${path}`,
    headers: organizer.headers,
    ...(payload ? { payload } : {}),
  });
const checkIn = (code: string) => organize('POST', '/check-in', { code });
const list = async (query: string) =>
  v.parse(visitorListSchema, (await organize('GET', query)).json());

describe('asking for a badge', () => {
  it('gives the badge, records the consent and orders the mail that leads to it', async () => {
    const input = visitor({ email: ' Karima@Exemple.dz ', phone: '0555 12 34 56', pays: '' });
    const response = await post(input);
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('private, no-store');
    expect(response.headers['referrer-policy']).toBe('no-referrer');
    const badge = v.parse(badgeSchema, response.json());
    expect(badge).toMatchObject({
      reference: expect.stringMatching(/^ME25-V\d{6}$/),
      days: ['2025-04-28', '2025-04-29', '2025-04-30', '2025-05-01'],
      company: null,
      pays: null,
      revoked: false,
    });
    const [row] = await service.database.db.select().from(badges);
    expect(row).toMatchObject({ email: 'karima@exemple.dz', phone: '+213555123456' });
    expect(await service.database.db.select().from(consents)).toMatchObject([
      { subjectKind: 'badge', subjectId: row?.id, version: '2025-01' },
    ]);
    const [mail, ...others] = await mailsTo('karima@exemple.dz');
    expect(others).toEqual([]);
    expect(mail?.subject).toBe(`Votre badge ${badge.reference} pour Mosta Expo 2025`);
    expect(mail?.text).toContain(`https://salon.exemple.dz/visitor-badges?badge=${badge.token}\n`);
    expect(mail?.text).toContain('(28 avril – 1er mai 2025, Mostaganem)');
    // the days of the first edition are past
    expect(mail?.text).toContain('le badge vaut pour son édition 2025');
    expect(mail?.text).not.toContain('lu une fois, à l’entrée');
    const pdf = await readPdf((await get(`${badge.token}/pdf`)).rawPayload);
    expect(pdf.title).toBe(`Mosta Expo 2025 – badge ${badge.reference}`);
    expect(pdf.pages).toHaveLength(1);
    for (const words of [
      'Mosta Expo',
      'Mostaganem',
      'VISITEUR',
      'Karima',
      'Exemple',
      badge.reference,
    ]) {
      expect(pdf.pages[0]).toContain(words);
    }
  });

  it('sends a typed address nothing else that was typed', async () => {
    const typed = {
      nom: 'Gagné',
      prenom: 'Gagnante',
      company: 'Lots à gagner',
      fonction: 'Cliquez',
      pays: 'Ici maintenant',
    };
    const input = visitor({ ...typed, phone: '0555 98 76 54' });
    await post(input);
    await post(input);
    const mails = await mailsTo(input.email);
    expect(mails).toHaveLength(2);
    for (const { subject, text, attachments } of mails) {
      for (const word of Object.values(typed)) expect(subject + text).not.toContain(word);
      // Three digits alone may stand in the link's token.
      expect(text).not.toMatch(/555\s?98\s?76/);
      expect(attachments).toEqual([]);
    }
  });

  it.each([
    ['without consent', { consent: undefined }, 'consent'],
    ['with a consent that never was', { consent: '1999' }, 'consent'],
    ['of a professional without company', { category: 'professional' }, 'company'],
    ['of a journalist whose media is empty', { category: 'journalist', company: '  ' }, 'company'],
    ['of an unknown category', { category: 'vip' }, 'category'],
    ['with two addresses', { email: 'a@exemple.dz,b@exemple.dz' }, 'email'],
    ['with a smuggled header', { email: 'a@exemple.dz\r\nBcc: b@exemple.dz' }, 'email'],
    ['in letters that no typeface of ours has', { nom: 'Иванов' }, 'nom'],
    ['with something invisible', { prenom: 'Kari\u200bma' }, 'prenom'],
    ['with an address to follow', { nom: 'Gagnez sur exemple.dz' }, 'nom'],
    ['without a name', { nom: ' ' }, 'nom'],
    ['with a telephone number that is none', { phone: '12' }, 'phone'],
  ])('refuses a request %s', async (_case, changes, path) => {
    const response = await post(visitor(changes));
    expect(response.statusCode).toBe(400);
    expect(problem(response).errors?.map((error) => error.path)).toEqual([path]);
    expect(await service.database.db.select().from(badges)).toEqual([]);
  });

  it('sends a badge again to its own address only, once in a while, and never shows it', async () => {
    const input = visitor();
    await post(input);
    for (const nom of ['Autre', 'Encore']) {
      const response = await post({ ...input, nom });
      expect([response.statusCode, problem(response).code]).toEqual([409, 'BADGE_EXISTS']);
      expect(problem(response).detail).toContain('envoyé de nouveau à cette adresse');
      expect(response.body).not.toContain('ME25');
    }
    const mails = await mailsTo(input.email);
    expect(mails).toHaveLength(2);
    expect(mails[1]?.text).toBe(mails[0]?.text);
    expect(await service.database.db.select().from(consents)).toHaveLength(1);
  });

  it('gives one address one badge, however many ask at the same moment', async () => {
    const input = visitor();
    const answers = await Promise.all(Array.from({ length: 4 }, () => post(input)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409, 409]);
    expect(await service.database.db.select().from(badges)).toHaveLength(1);
    expect(await mailsTo(input.email)).toHaveLength(2);
  });

  it('is over when registrations are', async () => {
    const open = currentEdition();
    keepCurrentEdition({ ...open, registrations: 'closed' });
    const { request } = createBadgeService({
      db: service.database.db,
      tokens,
      printer: service.app.printer,
      publicUrl: '',
      walletsAt: () => [],
      repeats: { reserve: async () => true, giveBack: async () => undefined },
    });
    const left = { phone: null, company: null, fonction: null, pays: null };
    const input = { ...left, contactsConsent: null } as const;
    await expect(
      request({ ...visitor(), ...input, category: 'visitor', consent: '2025-01' }, 'fr'),
    ).rejects.toMatchObject({ code: 'REGISTRATIONS_CLOSED' });
    keepCurrentEdition(open);
  });
});

describe('holding a badge', () => {
  it('shows it, gives it to print, and gives everything that is kept', async () => {
    const badge = await issue({ category: 'journalist', company: 'جريدة المثال', nom: 'بن علي' });
    const shown = await get(badge.token);
    expect(v.parse(badgeSchema, shown.json()).nom).toBe('بن علي');
    expect(shown.headers['referrer-policy']).toBe('no-referrer');
    const data = v.parse(badgeDataSchema, (await get(`${badge.token}/data`)).json());
    expect(data).toMatchObject({ checkedInAt: null, consents: [{ version: '2025-01' }] });
    expect(data.email).toContain('@exemple.dz');

    const pdf = await get(`${badge.token}/pdf`);
    expect(pdf.headers['content-type']).toBe('application/pdf');
    expect(pdf.headers['content-disposition']).toBe(
      `attachment; filename="badge-${badge.reference}.pdf"`,
    );
    expect((await readPdf(pdf.rawPayload)).pages[0]).toContain('PRESSE');
    const cookie = { cookie: 'langue=ar' };
    const arabic = await service.app.inject({
      url: `/v1/badge/${badge.token}/pdf`,
      headers: cookie,
    });
    const read = await readPdf(arabic.rawPayload);
    expect([read.language, read.pages.length]).toEqual(['ar', 1]);
    expect(read.title).toContain('شارة');
    expect(read.pages[0]).toContain('صحافة');
    expect(read.pages[0]).not.toContain('avril');

    const svg = await get(`${badge.token}/qr.svg`);
    expect(svg.headers['content-type']).toBe('image/svg+xml; charset=utf-8');
    expect(svg.headers['content-security-policy']).toContain("default-src 'none'");
    expect(readSvg(svg.body)).toBe(badge.gateCode);
  });

  it('opens to nobody who guesses, and not by what is printed on it', async () => {
    const badge = await issue();
    const last = badge.token.endsWith('A') ? 'B' : 'A';
    const forged = [
      'inconnu',
      badge.reference,
      badge.id,
      badge.gateCode,
      badge.token.slice(0, -2) + last.repeat(2),
      badge.token.replace('h1', 'h2'),
      createBadgeTokens(`another ${TEST_SECRET}`).holderToken(badge.id),
      tokens.holderToken('00000000-0000-4000-8000-000000000000'),
    ];
    for (const token of forged) {
      for (const path of ['', '/data', '/pdf', '/qr.svg']) {
        expect((await get(token + path)).statusCode).toBe(404);
      }
      const erasure = await service.app.inject({ method: 'DELETE', url: `/v1/badge/${token}` });
      // The printed code is longer than what an address may name.
      expect(erasure.statusCode).toBe(token === badge.gateCode ? 400 : 404);
    }
    expect((await get(badge.token)).statusCode).toBe(200);
  });

  it('erases it with its consent and the mail that waits, and nothing of others', async () => {
    const other = await issue();
    const badge = await issue();
    const { db } = service.database;
    const [row] = await db.select().from(badges).where(eq(badges.id, badge.id));
    const order = { to: row?.email, subject: `Votre badge ${badge.reference} …`, text: '' };
    const later = new Date(Date.now() + 3_600_000);
    const waiting = [order, { ...order, subject: 'Autre chose' }].map((payload) => ({
      ...{ topic: MAIL_TOPIC, payload, dueAt: later },
    }));
    await db.insert(outbox).values(waiting);
    const erase = () => service.app.inject({ method: 'DELETE', url: `/v1/badge/${badge.token}` });
    expect((await erase()).statusCode).toBe(204);
    expect((await erase()).statusCode).toBe(404);
    expect(await db.select({ id: badges.id }).from(badges)).toEqual([{ id: other.id }]);
    expect(await db.select({ id: consents.subjectId }).from(consents)).toEqual([{ id: other.id }]);
    const left = await db
      .select({ payload: outbox.payload })
      .from(outbox)
      .where(eq(outbox.dueAt, later));
    expect(left).toMatchObject([{ payload: { subject: 'Autre chose' } }]);
  });
});

describe('the gate', () => {
  it('lets a visitor in once a day, and says who came before, when and where', async () => {
    const badge = await issue({ prenom: 'Zoë', category: 'professional', company: 'Exemple SARL' });
    const first = await checkIn(badge.gateCode);
    expect(first.statusCode).toBe(200);
    expect(v.parse(visitorSchema, first.json())).toMatchObject({
      _id: badge.id,
      reference: badge.reference,
      company: 'Exemple SARL',
      checkedInBy: 'Autre Exemple',
    });
    await service.database.db
      .update(badgeEntries)
      .set({ enteredAt: new Date('2025-04-30T23:30:00Z') });
    const second = await checkIn(badge.gateCode);
    expect([second.statusCode, problem(second).code]).toEqual([409, 'BADGE_USED']);
    expect(problem(second).detail).toBe(
      'Déjà entré avec ce badge\u00a0: Zoë Exemple, le 1er mai 2025 à 00h30, contrôle fait par Autre Exemple.',
    );
  });

  it.each([
    ['the link’s token', (badge: Badge) => badge.token],
    ['the reference', (badge: Badge) => badge.reference],
    ['the reference as typed', (badge: Badge) => ` ${badge.reference.toLowerCase()} `],
  ])('takes %s too', async (_case, codeOf) => {
    expect((await checkIn(codeOf(await issue()))).statusCode).toBe(200);
  });

  it('lets in one of those who show the same badge at the same moment', async () => {
    const badge = await issue();
    const codes = [badge.gateCode, badge.reference, badge.token, badge.gateCode, badge.reference];
    const answers = await Promise.all(codes.map(checkIn));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409, 409, 409, 409]);
    const lines = await service.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, badge.id));
    expect(lines).toHaveLength(1);
  });

  it('knows no forged code', async () => {
    const { id } = await issue();
    for (const code of [
      createBadgeTokens(`another ${TEST_SECRET}`).gateCode(id),
      tokens.gateCode('00000000-0000-4000-8000-000000000000'),
      'ME25-V999999',
      'ME24-V000001',
      id,
    ]) {
      expect((await checkIn(code)).statusCode).toBe(404);
    }
  });

  it('refuses a revoked badge, which cannot be printed or sent again either', async () => {
    const input = visitor();
    const badge = v.parse(badgeSchema, (await post(input)).json());
    const id = tokens.readHolderToken(badge.token);
    for (let times = 0; times < 2; times += 1) {
      const revoked = await organize('POST', `/${id}/revoke`);
      expect(v.parse(visitorSchema, revoked.json()).revokedAt).not.toBeNull();
    }
    const refused = await checkIn(badge.reference);
    expect([refused.statusCode, problem(refused).code]).toEqual([409, 'BADGE_REVOKED']);
    expect(problem(refused).detail).toContain('Karima Exemple');
    expect(v.parse(badgeSchema, (await get(badge.token)).json()).revoked).toBe(true);
    expect((await get(`${badge.token}/pdf`)).statusCode).toBe(409);
    expect((await get(`${badge.token}/qr.svg`)).statusCode).toBe(409);
    expect((await post(input)).statusCode).toBe(409);
    const [, again] = await mailsTo(input.email);
    expect(again?.text).toContain('n’est plus valable');
    expect(again?.attachments).toEqual([]);
  });

  it('mends a mistake, and records every action without naming the visitor', async () => {
    const badge = await issue();
    await checkIn(badge.gateCode);
    const undone = await organize('POST', `/${badge.id}/undo-check-in`);
    expect(v.parse(visitorSchema, undone.json())).toMatchObject({
      checkedInAt: null,
      checkedInBy: null,
    });
    await organize('POST', `/${badge.id}/undo-check-in`);
    expect((await checkIn(badge.gateCode)).statusCode).toBe(200);
    await organize('POST', `/${badge.id}/revoke`);
    const lines = await service.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subject, badge.id))
      .orderBy(auditLog.id);
    expect(lines.map(({ action }) => action)).toEqual([
      'badge.check-in',
      'badge.undo-check-in',
      'badge.check-in',
      'badge.revoke',
    ]);
    for (const line of lines) {
      expect(line).toMatchObject({ actorId: organizer.id, details: {} });
    }
  });
});

describe('the organisers’ list', () => {
  it('searches, filters, pages and counts', async () => {
    const came = await issue({ nom: 'Présente', email: 'p_resente@exemple.dz' });
    await checkIn(came.gateCode);
    const revoked = await issue({
      nom: 'Annulée',
      category: 'professional',
      company: 'Huiles & fils',
    });
    await organize('POST', `/${revoked.id}/revoke`);
    const expected = await issue({ nom: 'Attendue', category: 'international' });
    const names = async (query: string) => (await list(query)).items.map(({ nom }) => nom);

    const all = await list('');
    expect(all.items.map(({ nom }) => nom)).toEqual(['Attendue', 'Annulée', 'Présente']);
    expect(all.counts).toEqual({
      issued: 3,
      came: 1,
      revoked: 1,
      byCategory: { visitor: 1, professional: 1, international: 1, journalist: 0 },
    });
    expect(await names('?state=came')).toEqual(['Présente']);
    expect(await names('?state=expected')).toEqual(['Attendue']);
    expect(await names('?state=revoked&category=professional')).toEqual(['Annulée']);
    expect(await names('?category=journalist')).toEqual([]);
    expect(await names(`?search=${expected.reference.toLowerCase()}`)).toEqual(['Attendue']);
    expect(await names('?search=karima+présente')).toEqual(['Présente']);
    expect(await names('?search=HUILES')).toEqual(['Annulée']);
    expect(await names('?search=p_res')).toEqual(['Présente']);
    expect(await names('?search=%25')).toEqual([]);
    const second = await list('?limit=1&offset=1');
    expect(second).toMatchObject({ total: 3, items: [{ nom: 'Annulée' }] });
    expect((await organize('GET', '?limit=0')).statusCode).toBe(400);
    expect((await organize('GET', '?state=absent')).statusCode).toBe(400);
  });
});

it('limits how often one address may ask', async () => {
  const strict = await startTestApp({ LOGIN_PER_MINUTE: '2' });
  const ask = () => strict.app.inject({ method: 'POST', url: '/v1/badge', payload: visitor() });
  const answers = [await ask(), await ask(), await ask()];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  await strict.close();
});

it('is valid on the edition’s days', async () => {
  expect((await issue()).days).toEqual(FIRST_PUBLIC_EDITION.days.map(({ date }) => date));
});

/** Draws the path of an SVG code, four pixels a module, and reads it as a camera would. */
function readSvg(svg: string): string | undefined {
  const side = Number(/viewBox="0 0 (\d+) \d+"/.exec(svg)?.[1]);
  const unit = Number(/h(\d+)v/.exec(svg)?.[1]);
  const modules = side / unit;
  const size = modules * 4;
  const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
  for (const [, x, y] of svg.matchAll(/M(\d+),?\s?(\d+)/g)) {
    const [column, line] = [(Number(x) / unit) * 4, (Number(y) / unit) * 4];
    for (let dot = 0; dot < 16; dot += 1) {
      const at = ((line + Math.floor(dot / 4)) * size + column + (dot % 4)) * 4;
      pixels.set([0, 0, 0], at);
    }
  }
  return jsQR(pixels, size, size)?.data;
}
