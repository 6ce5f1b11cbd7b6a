import { balanceListSchema } from '@mosta/shared/schemas/balance.schema';
import { inArray } from 'drizzle-orm';
import { readXlsx } from 'hucre/xlsx';
import * as v from 'valibot';
import { badges } from '../src/tables/badge';
import { reservationBooths, reservations } from '../src/tables/reservation';
import { makeApplicant } from './support/participations';
import { makeOrganizer, type TestOrganizer } from './support/sales';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let organizer: TestOrganizer;
beforeAll(async () => {
  service = await startTestApp({ LOGIN_PER_MINUTE: '100000' });
  organizer = await makeOrganizer(service);
});
afterAll(() => service.close());

const get = (path: string, langue = 'fr') =>
  service.app.inject({
    url: `/v1/organizer/${path}`,
    headers: { ...organizer.headers, cookie: `langue=${langue}` },
  });
const linesOf = async (path: string, langue?: string) =>
  (await get(path, langue)).body.slice(1).trimEnd().split('\r\n');

it.each([
  ['participation', 'dossiers', 'Référence'],
  ['stand', 'stands', 'Code'],
  ['badge', 'badges', 'Référence'],
  ['payment', 'paiements', 'Reçu le'],
  ['balance', 'soldes', 'Réservation'],
  ['audit', 'journal', 'Instant (UTC)'],
  ['quote', 'devis', 'Numéro'],
  ['promo', 'codes-promo', 'Code'],
  ['company', 'entreprises', 'Entreprise'],
  ['hold', 'options', 'Stand'],
  ['preparation', 'preparation', 'Fournisseur'],
])(
  'saves the table of %s as CSV and as a workbook with the same rows',
  async (path, name, first) => {
    const csv = await get(`${path}/export`);
    expect(csv.headers['content-type']).toBe('text/csv; charset=utf-8');
    expect(csv.headers['content-disposition']).toContain(`"mosta-expo-${name}.csv"`);
    expect(csv.rawPayload.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [heading = '', ...lines] = csv.body.slice(1).trimEnd().split('\r\n');
    expect(heading.split(';')[0]).toBe(first);

    const xlsx = await get(`${path}/export?format=xlsx`);
    expect(xlsx.statusCode).toBe(200);
    expect(xlsx.headers['content-disposition']).toContain(`"mosta-expo-${name}.xlsx"`);
    const [sheet] = (await readXlsx(xlsx.rawPayload)).sheets;
    expect(sheet?.rows[0]).toEqual(heading.split(';'));
    expect(sheet?.rows.length).toBe(lines.length + 1);
    expect((await get(`${path}/export?format=ods`)).statusCode).toBe(400);
  },
);

it('has the filters of the stands and of the badges in force', async () => {
  const [heading = '', ...stands] = await linesOf('stand/export?search=B4&kind=stand', 'en');
  expect(heading).toMatch(/^Code;Kind;State;/);
  expect(stands.map((line) => line.slice(0, 3))).toEqual([
    'B40',
    'B41',
    'B42',
    'B43',
    'B44',
    'B45',
    'B46',
    'B47',
    'B48',
    'B49',
  ]);
  const person = { nom: 'Exemple', prenom: 'Amina' };
  const made = await service.database.db
    .insert(badges)
    .values([
      {
        ...person,
        email: 'export-a@exemple.dz',
        category: 'journalist' as const,
        company: '=1+1 Presse',
      },
      { ...person, email: 'export-b@exemple.dz', category: 'visitor' as const },
    ])
    .returning({ id: badges.id });
  const [, ...found] = await linesOf('badge/export?search=export-&category=journalist');
  expect(found).toHaveLength(1);
  expect(found[0]).toContain(";Presse;'=1+1 Presse;");
  await service.database.db.delete(badges).where(
    inArray(
      badges.id,
      made.map(({ id }) => id),
    ),
  );
});

it('adds up amounts: whole dinars, and euros with their cents', async () => {
  const { db } = service.database;
  const { reservation } = await makeApplicant(service);
  await db.insert(reservationBooths).values({
    ...{ reservationId: reservation, position: 0, quantity: 1, name: 'Exemple', size: 9 },
    ...{ prices: { EUR: 100_050 }, reserved: false },
  });
  await db
    .update(reservations)
    .set({ status: 'confirmed', currency: 'EUR', confirmedAt: new Date() })
    .where(inArray(reservations.id, [reservation]));
  const listed = v.parse(balanceListSchema, (await get('balance')).json());
  const reference = listed.find((one) => one.reservation === reservation)?.reference ?? '';
  const line = (await linesOf('balance/export')).find((one) => one.startsWith(reference));
  expect(line?.split(';').slice(-4)).toEqual(['EUR', '1190,6', '0', '1190,6']);
});
