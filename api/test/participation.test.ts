import {
  participationAnswerSchema,
  participationInputSchema,
} from '@mosta/shared/schemas/participation-form.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import { reservationListSchema } from '@mosta/shared/schemas/reservation.schema';
import { eq, sql } from 'drizzle-orm';
import fc from 'fast-check';
import * as v from 'valibot';
import { register } from '../src/modules/participation/participation.service';
import { SAMPLE_EXHIBITOR, SAMPLE_PASSWORD } from '../src/sample/sample-data';
import { users } from '../src/tables/account';
import { companies } from '../src/tables/company';
import { participations } from '../src/tables/participation';
import { reservations } from '../src/tables/reservation';
import { makeExhibitors } from './support/exhibitors';
import { mailsTo, nextMailTo } from './support/mailbox';
import { COMPANY, form, PASSWORD } from './support/participation-form';
import { salesCalls } from './support/sales';
import { bearer, startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
});
afterAll(() => service.close());

const send = (payload: object) => service.app.inject({ method: 'POST', url: '/v1/temp', payload });
const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());
const answerOf = (response: { json: () => unknown }) =>
  v.parse(participationAnswerSchema, response.json());
const companyOf = async (email: string) => {
  const [row] = await service.database.db
    .select({ company: companies, participation: participations })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .innerJoin(users, eq(users.id, participations.exhibitorId))
    .where(eq(users.email, email));
  return row;
};
const countAll = async () => {
  const { db } = service.database;
  const tables = [users, companies, reservations, participations];
  const counts: number[] = [];
  for (const table of tables) counts.push(await db.$count(table));
  return counts;
};

it('creates account, company and pending reservation, and the account can sign in', async () => {
  const response = await send(form('complet@exemple.dz'));
  expect(response.statusCode).toBe(201);
  expect(answerOf(response)).toMatchObject({ complete: true, missing: [], warnings: [] });
  expect(response.body).not.toContain(PASSWORD);

  const stored = await companyOf('complet@exemple.dz');
  expect(stored?.company).toMatchObject({
    adresse: '1, rue de l’Exemple 27000 Mostaganem',
    email: 'contact@exemple.dz',
    website: 'https://exemple.dz/',
    telFix: '+21345123456',
    telFax: null,
    telMobile: '+213661234567',
    rcNumero: '27/00-0012345B19',
    rcDoubtful: false,
    nifNumero: '001234567890123',
  });
  expect(stored?.participation).toMatchObject({
    fonction: 'Gérant',
    phone: '+213555123456',
    payment: 'virement',
    wishes: {},
    complete: true,
  });
  const session = await service.login('complet@exemple.dz', PASSWORD);
  expect(session.role).toBe('Exhibitor');
  const list = await service.app.inject({
    url: `/v1/reservation/exhibitor/${session.user._id}`,
    headers: bearer(session),
  });
  expect(v.parse(reservationListSchema, list.json())).toMatchObject([
    { currency: 'DZD', booths: [], communication: [], services: [] },
  ]);
  const pending = await service.database.db
    .select({ status: reservations.status })
    .from(reservations)
    .where(eq(reservations.exhibitorId, session.user._id));
  expect(pending).toEqual([{ status: 'pending' }]);
  const rows = JSON.stringify([stored, await service.database.db.select().from(users)]);
  expect(rows).not.toContain(PASSWORD);
});

it.each([
  ['absent', {}],
  ['null', { type: null, payment: null }],
  ['empty', { type: '', payment: '' }],
])('marks a participation incomplete when type and payment are %s', async (name, given) => {
  const { type: _type, ...company } = COMPANY;
  const { payment: _payment, ...rest } = form(`${name}@exemple.dz`);
  const exhibitionCompany = 'type' in given ? { ...company, type: given.type } : company;
  const payment = 'payment' in given ? { payment: given.payment } : {};
  const response = await send({ ...rest, exhibitionCompany, ...payment });
  expect(response.statusCode).toBe(201);
  expect(answerOf(response)).toMatchObject({
    complete: false,
    missing: ['exhibitionCompany.type', 'payment'],
  });
  expect((await companyOf(`${name}@exemple.dz`))?.participation.complete).toBe(false);
});

it('takes an unusual register number, and says so', async () => {
  const response = await send(form('rc@exemple.dz', { rcNumero: '98 b 123' }));
  const [warning] = answerOf(response).warnings;
  expect(warning?.path).toBe('exhibitionCompany.rcNumero');
  expect((await companyOf('rc@exemple.dz'))?.company).toMatchObject({
    rcNumero: '98B123',
    rcDoubtful: true,
  });
});

it('takes a foreign company with its own tax number, priced in euros', async () => {
  const foreign = { pays: 'France', nifNumero: 'FR 12 345678901', rcNumero: '' };
  const response = await send(
    form('etranger@exemple.fr', { ...foreign, tel: { mobile: '+33 6 12 34 56 78' } }),
  );
  expect(response.statusCode).toBe(201);
  expect((await companyOf('etranger@exemple.fr'))?.company).toMatchObject({
    nifNumero: 'FR 12 345678901',
    rcNumero: null,
    telMobile: '+33612345678',
  });
  const [reservation] = await service.database.db
    .select({ currency: reservations.currency })
    .from(reservations)
    .innerJoin(users, eq(users.id, reservations.exhibitorId))
    .where(eq(users.email, 'etranger@exemple.fr'));
  expect(reservation?.currency).toBe('EUR');
});

it.each([
  ['a NIF of another length', { nifNumero: '1234' }, 'exhibitionCompany.nifNumero'],
  ['no register number', { rcNumero: ' ' }, 'exhibitionCompany.rcNumero'],
  ['no country but a foreign NIF', { pays: '', nifNumero: 'FR12' }, 'exhibitionCompany.nifNumero'],
  [
    'a foreign company without tax number',
    { pays: 'Tunisie', nifNumero: '' },
    'exhibitionCompany.nifNumero',
  ],
  ['a fax that is no number', { tel: { fax: 'aucun' } }, 'exhibitionCompany.tel.fax'],
  ['a type of its own', { type: 'Autre' }, 'exhibitionCompany.type'],
  [
    'a script for website',
    { website: 'javascript://exemple.dz/%0aalert(1)' },
    'exhibitionCompany.website',
  ],
  ['no brand', { name: '' }, 'exhibitionCompany.name'],
])('refuses %s, names the field, and writes nothing', async (_case, company, path) => {
  const before = await countAll();
  const response = await send(form('refus@exemple.dz', company));
  expect(response.statusCode).toBe(400);
  const problem = problemOf(response);
  expect(problem.code).toBe('INVALID_INPUT');
  expect(problem.errors?.map((error) => error.path)).toContain(path);
  expect(response.body).not.toContain(PASSWORD);
  expect(await countAll()).toEqual(before);
});

it('refuses a wish that cannot be kept', async () => {
  const deep = Array.from({ length: 20 }).reduce<object>((inner) => ({ inner }), {});
  for (const wish of [deep, { text: 'nul\u0000' }, { text: '\ud800' }, 'texte']) {
    const response = await send(form('voeu@exemple.dz', {}, { tempReservation: wish }));
    expect(response.statusCode).toBe(400);
  }
});

it('makes one account of a form that is sent many times at once', async () => {
  const before = await countAll();
  const answers = await Promise.all(
    Array.from({ length: 8 }, (_, index) =>
      // The case of an address makes no difference.
      send(form(index % 2 ? 'double@exemple.dz' : 'Double@Exemple.DZ')),
    ),
  );
  expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(201));
  expect((await countAll())[0]).toBe((before[0] ?? 0) + 1);
});

it('writes all or nothing when the last step fails', async () => {
  const { db } = service.database;
  const before = await countAll();
  await db.execute(sql`create function refuse() returns trigger language plpgsql
    as $$ begin raise exception 'refused'; end $$`);
  await db.execute(sql`create trigger refuse before insert on participations
    for each row execute function refuse()`);
  const response = await send(form('annule@exemple.dz'));
  await db.execute(sql`drop trigger refuse on participations`);
  expect([response.statusCode, problemOf(response).code]).toEqual([500, 'INTERNAL']);
  expect(response.body).not.toContain('refused');
  expect(await countAll()).toEqual(before);
  expect((await send(form('annule@exemple.dz'))).statusCode).toBe(201);
});

it('is refused once registrations are closed', async () => {
  const input = v.parse(participationInputSchema, form('tard@exemple.dz'));
  const before = await countAll();
  await expect(
    register({ db: service.database.db, confirmations: service.app.emailConfirmations }, input, {
      registrations: 'closed',
    }),
  ).rejects.toThrow('REGISTRATIONS_CLOSED');
  expect(await countAll()).toEqual(before);
});

it('wants a password of a newcomer, and leaves a known account to whoever has its password', async () => {
  const { exhibitor: person, ...rest } = form('sans-mot@exemple.dz');
  const response = await send({ ...rest, exhibitor: { ...person, password: undefined } });
  expect([response.statusCode, problemOf(response).code]).toEqual([400, 'INVALID_INPUT']);
  expect(problemOf(response).errors?.map(({ path }) => path)).toEqual(['exhibitor.password']);
  const [stranger] = await makeExhibitors(service, 1);
  const known = await salesCalls(service).call(
    'POST',
    '/v1/temp',
    stranger,
    form(SAMPLE_EXHIBITOR),
  );
  // As to an address without account: only its mailbox learns more.
  expect(known.statusCode).toBe(201);
  expect(Object.keys(v.parse(v.record(v.string(), v.unknown()), known.json())).sort()).toEqual(
    Object.keys(answerOf(await send(form('inconnue@exemple.dz')))).sort(),
  );
  const owner = await service.exhibitor();
  const own = async () => {
    const url = '/v1/participation/mine';
    const answer = await service.app.inject({ url, headers: bearer(owner) });
    return v.parse(v.array(v.unknown()), answer.json()).length;
  };
  const ownBefore = await own();
  const { exhibitor: right, ...same } = form(SAMPLE_EXHIBITOR);
  const joined = await send({ ...same, exhibitor: { ...right, password: SAMPLE_PASSWORD } });
  expect([joined.statusCode, await own()]).toEqual([201, ownBefore + 1]);
  const mail = await nextMailTo(service, SAMPLE_EXHIBITOR, /a déjà un compte/);
  expect(mail.subject).toBe('Vous avez déjà un compte Mosta Expo');
});

it('is acknowledged by a mail with its number, what it costs and what comes next', async () => {
  const answer = answerOf(await send(form('accuse@exemple.dz', {}, { payment: '' })));
  expect(answer.reference).toMatch(/^ME25-P\d{6}$/);
  const mail = await nextMailTo(service, 'accuse@exemple.dz', /Numéro de dossier/);
  expect(mail.subject).toBe(`Votre dossier ${answer.reference} – Mosta Expo 2025`);
  expect(mail.text).toContain(
    `Numéro de dossier\u00a0: ${answer.reference}\nStands\u00a0: Aucun pour le moment\n`,
  );
  expect(mail.text).toMatch(
    /\n1\. Indiquez ce qui manque.*\n2\. Choisissez un stand.*\n3\. Envoyez/,
  );
  const link = `/dashboard-exposant?vue=dossier&volet=suivi&dossier=${answer._id}`;
  expect(mail.text).toContain(`${link}\n`);
  expect(mail.html).toContain(link.replaceAll('&', '&amp;'));
  // Anybody may have typed the address.
  for (const typed of ['Marque exemple', 'SARL Exemple', 'Responsable']) {
    expect(mail.text + mail.html).not.toContain(typed);
  }
  // The whole number: three of its digits stand in many an identifier.
  expect(mail.text + mail.html).not.toMatch(/555\s?12\s?34/);
  const next = answerOf(await send(form('suivante@exemple.dz')));
  expect(Number(next.reference.slice(-6))).toBeGreaterThan(Number(answer.reference.slice(-6)));
});

it('is not acknowledged to the owner of an address that somebody else typed', async () => {
  await service.signup('titulaire@exemple.dz');
  expect((await send(form('titulaire@exemple.dz'))).statusCode).toBe(201);
  await nextMailTo(service, 'titulaire@exemple.dz', /a déjà un compte/);
  await send(form('apres@exemple.dz'));
  await nextMailTo(service, 'apres@exemple.dz', /Numéro de dossier/);
  const receipts = mailsTo(service, 'titulaire@exemple.dz').filter(({ text }) =>
    text.includes('Numéro de dossier'),
  );
  expect(receipts).toEqual([]);
});

it('answers any malformed body by 400', async () => {
  const before = await countAll();
  const parts = ['exhibitor', 'exhibitionCompany', 'tempReservation', 'payment'] as const;
  const spoiled = fc
    .tuple(fc.constantFrom(...parts), fc.jsonValue({ maxDepth: 4 }))
    .map(([part, value]) => ({ ...form('hasard@exemple.dz'), exhibitor: {}, [part]: value }));
  await fc.assert(
    fc.asyncProperty(spoiled, async (payload) => {
      expect((await send(payload)).statusCode).toBe(400);
    }),
    { numRuns: 300 },
  );
  expect(await countAll()).toEqual(before);
});
