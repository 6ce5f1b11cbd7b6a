import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FIRST_EDITION } from '@mosta/shared/domain/edition';
import { hotelContentSchema } from '@mosta/shared/schemas/hotel-content.schema';
import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import * as v from 'valibot';
import { API_ROOT } from '../src/config';
import {
  carryFormerHotels,
  carryFormerItems,
  carryFormerNews,
} from '../src/modules/content/first-entries';
import { addFirstEdition } from '../src/modules/edition/first-edition';
import { migrateDatabase, openDatabase } from '../src/platform/database/database';
import { createPostgresDatabase, ignoreShutdown } from './support/postgres';
import { openTestDatabase } from './support/test-database';

const server = process.env.TEST_DATABASE_URL;

/** What a test has opened; a database that stays open after a failure keeps the run from ending. */
const endings: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const end of endings.splice(0)) await end();
});

/** Two pools on one database where the database has room for two, otherwise one asked twice at once. */
async function twoPools() {
  if (!server) {
    const { pool, close } = await openTestDatabase();
    return { pools: [pool, pool], close };
  }
  const { url, drop } = await createPostgresDatabase(server);
  const pools = [
    new pg.Pool({ connectionString: url, max: 2 }),
    new pg.Pool({ connectionString: url, max: 2 }),
  ];
  for (const pool of pools) {
    pool.on('error', ignoreShutdown);
    pool.on('connect', (client) => client.on('error', ignoreShutdown));
  }
  const close = async () => {
    for (const pool of pools) await pool.end();
    await drop();
  };
  return { pools, close };
}

it('runs migrations once, when several processes start at the same moment', async () => {
  const { pools, close } = await twoPools();
  await Promise.all([...pools, ...pools].map(migrateDatabase));
  const [pool] = pools;
  const applied = await pool?.query(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  );
  const locks = await pool?.query(
    `select count(*)::int as count from pg_locks where locktype = 'advisory'
       and database = (select oid from pg_database where datname = current_database())`,
  );
  await close();
  const written = readdirSync(join(API_ROOT, 'migrations')).filter((name) => name.endsWith('.sql'));
  expect(applied?.rows).toEqual([{ count: written.length }]);
  expect(locks?.rows).toEqual([{ count: 0 }]);
});

it('is refused with a sentence when the address leads nowhere', async () => {
  const opening = openDatabase({
    url: 'postgres://nobody@127.0.0.1:9/nothing',
    poolSize: 1,
    dataDir: null,
    onError: () => undefined,
  });
  await expect(opening).rejects.toThrow(/^La base de données ne répond pas/);
});

it('gives stands their drawn size and price, and leaves what was corrected or sold', async () => {
  const { pool, close } = await openTestDatabase();
  // Temporary tables hide the real ones, for one connection.
  const client = await pool.connect();
  await client.query(`
    create temporary table stands (code text, kind text, size real, prices jsonb);
    create temporary table audit_log (action text, subject text);
    create temporary table users (id int, email text);
    create temporary table reservations (id int, exhibitor_id int);
    create temporary table reservation_booths (
      reservation_id int, name text, size real, prices jsonb, stand_code text);
    insert into stands values
      ('A01', 'stand', 9, '{"DZD":185000}'), ('B01', 'stand', 9, '{"DZD":185000}'),
      ('C01', 'stand', 9, '{"DZD":185000}'), ('B02', 'stand', 15, '{"DZD":300000}'),
      ('B49', 'stand', 9, '{"DZD":185000}'), ('VIP1', 'zone', null, '{}');
    insert into audit_log values ('stand.correct', 'B49');
    insert into users values (1, 'exposant@exemple.dz');
    insert into reservations values (1, 1);
    insert into reservation_booths values (1, 'D14', 12, '{}', 'D14'), (1, 'B01', 9, null, 'B01')`);
  await client.query(readFileSync(join(API_ROOT, 'migrations', '0011_stand_sizes.sql'), 'utf8'));
  const { rows: stands } = await client.query(
    'select code, size, prices from stands order by code',
  );
  const { rows: booths } = await client.query('select size, prices from reservation_booths');
  client.release();
  await close();
  expect(stands).toEqual([
    { code: 'A01', size: 9, prices: { DZD: 185_000, EUR: 126_000 } },
    { code: 'B01', size: 18, prices: { DZD: 367_500, EUR: 252_000 } },
    { code: 'B02', size: 15, prices: { DZD: 300_000 } },
    { code: 'B49', size: 9, prices: { DZD: 185_000 } },
    { code: 'C01', size: 36, prices: {} },
    { code: 'VIP1', size: 21, prices: {} },
  ]);
  expect(booths).toEqual(
    expect.arrayContaining([
      { size: 9, prices: {} },
      { size: 9, prices: { DZD: 185_000 } },
    ]),
  );
});

it('takes the payments that are known into accounting, with the company of their participation', async () => {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  const sql = readFileSync(join(API_ROOT, 'migrations', '0014_accounting_entries.sql'), 'utf8');
  await client.query(`
    create temporary table companies (id int, raison_sociale text, nif_numero text);
    create temporary table reservations (id uuid, currency text);
    create temporary table participations (reservation_id uuid, company_id int, created_at date);
    create temporary table payments (
      id uuid, reservation_id uuid, amount int, received_on date, mode text,
      created_at timestamptz default now(), cancelled_at timestamptz);
    create temporary table accounting_entries (
      id uuid, amount int, currency text, received_on text, mode text, reference text,
      payer text, tax_number text, created_at timestamptz, cancelled_at timestamptz);
    insert into companies values (1, 'SARL Ancienne', '1'), (2, 'SARL Exemple', '2');
    insert into reservations values ('7d5b2f0e-0000-4000-8000-000000000000', 'DZD');
    insert into participations values
      ('7d5b2f0e-0000-4000-8000-000000000000', 1, '2025-01-01'),
      ('7d5b2f0e-0000-4000-8000-000000000000', 2, '2025-02-01');
    insert into payments values
      ('00000000-0000-4000-8000-000000000001', '7d5b2f0e-0000-4000-8000-000000000000',
       1000, '2025-03-01', 'virement')`);
  await client.query(sql.slice(sql.indexOf('INSERT')));
  const { rows } = await client.query(
    'select amount, currency, reference, payer, tax_number from accounting_entries',
  );
  client.release();
  await close();
  expect(rows).toEqual([
    {
      ...{ amount: 1000, currency: 'DZD', reference: 'ME25-R7D5B2F0E' },
      ...{ payer: 'SARL Exemple', tax_number: '2' },
    },
  ]);
});

it('tells supplies from services by the catalogue', async () => {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  const sql = readFileSync(join(API_ROOT, 'migrations', '0021_supply_lines.sql'), 'utf8');
  await client.query(`
    create temporary table catalogue_items (name text, parent_category text);
    create temporary table reservation_lines (name text, kind text);
    insert into catalogue_items values ('Chaise', 'Fournitures'), ('Nettoyage', 'Service');
    insert into reservation_lines values
      ('Chaise', 'service'), ('Nettoyage', 'service'), ('Autre', 'service'), ('Bâche', 'communication')`);
  await client.query(sql.slice(sql.indexOf('UPDATE')));
  const { rows } = await client.query('select name, kind from reservation_lines order by name');
  client.release();
  await close();
  expect(rows).toEqual([
    { name: 'Autre', kind: 'service' },
    { name: 'Bâche', kind: 'communication' },
    { name: 'Chaise', kind: 'supply' },
    { name: 'Nettoyage', kind: 'service' },
  ]);
});

it('makes each known account the owner of an exhibitor, without moving a row', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0018');
  await client.query(`
    insert into users (id, email, email_verified_at, password_hash, role, nom, created_at) values
      ('00000000-0000-4000-8000-000000000001', 'a@exemple.dz', now(), 'none', 'Exhibitor', 'A', '2025-01-15'),
      ('00000000-0000-4000-8000-000000000002', 'o@exemple.dz', now(), 'none', 'Organizer', 'O', now());
    insert into reservations (exhibitor_id, currency)
      values ('00000000-0000-4000-8000-000000000001', 'DZD');
    insert into exhibitor_pages (user_id, name, sector, country, description, published)
      values ('00000000-0000-4000-8000-000000000001', 'A', 'oil', 'DZ', '', true)`);
  await run((name) => name >= '0018');
  const { rows } = await client.query(`
    select member.user_id as account, member.role, member.joined_at = '2025-01-15' as since,
      reservation.exhibitor_id as reservation, page.exhibitor_id as page
    from exhibitors exhibitor
      join exhibitor_members member on member.exhibitor_id = exhibitor.id
      join reservations reservation on reservation.exhibitor_id = exhibitor.id
      join exhibitor_pages page on page.exhibitor_id = exhibitor.id`);
  const account = '00000000-0000-4000-8000-000000000001';
  expect(rows).toEqual([
    { account, role: 'owner', since: true, reservation: account, page: account },
  ]);
});

it('makes one hall of the stands that there are, and keeps each of them as it is', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0023');
  await client.query(`insert into stands (code, position, kind, size, prices, state, revision) values
    ('A01', 0, 'stand', 15, '{"DZD":1}', 'confirme', 4), ('VIP1', 1, 'zone', null, '{}', 'libre', 0)`);
  await run((name) => name >= '0023');
  const { rows: stands } = await client.query(
    'select code, hall, position, kind, size, prices, state, revision from stands order by position',
  );
  const { rows: halls } = await client.query('select id, edition, places, shown from halls');
  expect(stands).toEqual([
    {
      ...{ code: 'A01', hall: 'principal', position: 0, kind: 'stand', size: 15 },
      ...{ prices: { DZD: 1 }, state: 'confirme', revision: 4 },
    },
    {
      ...{ code: 'VIP1', hall: 'principal', position: 1, kind: 'zone', size: null },
      ...{ prices: {}, state: 'libre', revision: 0 },
    },
  ]);
  expect(halls).toEqual([
    { id: 'principal', edition: 2025, places: expect.anything(), shown: true },
  ]);
  expect(halls[0]?.places.slice(0, 3)).toEqual([
    { code: 'A01', kind: 'stand', group: 'A', size: 15, free: false },
    { code: 'VIP1', kind: 'zone', group: 'zones', size: null, free: true },
    { code: '1', kind: 'entrance', group: 'entrances', size: null, free: false },
  ]);
  expect(halls[0]?.places).toHaveLength(14);
});

it('adds editions to a portal of the former release, and leaves all it has', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0026');
  await client.query(`
    insert into halls (id, edition, name, position, drawings, places, shown)
      values ('principal', 2025, 'Hall principal', 0, '[]', '[]', true);
    insert into stands (code, hall, position, kind, size, prices, state, revision)
      values ('A01', 'principal', 0, 'stand', 15, '{"DZD":1}', 'confirme', 4)`);
  const counts = () =>
    client.query(
      `select (select count(*)::int from halls) as halls, code, hall, state, revision from stands`,
    );
  const { rows: before } = await counts();
  await run((name) => name >= '0026');
  const { rows: after } = await counts();
  await addFirstEdition(drizzle(client), FIRST_EDITION.bank);
  const { rows: editions } = await client.query('select year, state, current from editions');
  expect(after).toEqual(before);
  expect(editions).toEqual([{ year: 2025, state: 'open', current: true }]);
});

it('carries news to content, each in its edition, and what was withdrawn as a draft', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0036');
  const db = drizzle(client);
  await addFormerEdition(client);
  await client.query(`
    insert into news (id, seed, title, date, category, content, important, created_at, withdrawn_at) values
      ('00000000-0000-4000-8000-000000000001', null, 'Seconde', '2025-04-02', 'Salon', 'Deux', true, '2025-04-02', null),
      ('00000000-0000-4000-8000-000000000002', 'menu', 'Première', '2025-04-01', 'Menu', 'Un', false, '2025-04-01', '2025-04-03')`);
  await run((name) => name >= '0036');
  const entries = () =>
    client.query(`select key, position, draft, published from content_entries order by position`);
  const { rows } = await entries();
  await carryFormerNews(db);
  const { rows: later } = await entries();
  const french = (fr: string) => ({ fr, en: '', ar: '' });
  const second = {
    ...{ sample: false, date: '2025-04-02', important: true },
    ...{ category: french('Salon'), title: french('Seconde'), text: french('Deux') },
  };
  expect(rows).toEqual([
    expect.objectContaining({ key: 'menu', position: 0, published: null }),
    {
      ...{ key: '00000000-0000-4000-8000-000000000001', position: 1 },
      ...{ draft: second, published: second },
    },
  ]);
  expect(later).toEqual(rows);
});

it('carries news that were there before the first edition was written', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0026');
  await client.query(`insert into news (title, date, category, content, important)
    values ('Ancienne', '2025-04-02', 'Salon', 'Texte', false)`);
  await run((name) => name >= '0026');
  const db = drizzle(client);
  await addFirstEdition(db, FIRST_EDITION.bank);
  await carryFormerNews(db);
  const { rows } = await client.query(
    `select published->'title'->>'fr' as title from content_entries where kind = 'news'`,
  );
  expect(rows).toEqual([{ title: 'Ancienne' }]);
});

it('carries articles to content of every edition, with what was withdrawn as a draft, and once', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0039');
  const db = drizzle(client);
  await addFormerEdition(client);
  await client.query(`
    insert into catalogue_items
      (id, position, parent_category, category, name, title, unit, is_per_day, price_da, price_euro, additional_info, withdrawn_at)
    values
      ('seconde', 20, 'Service', 'Eau', 'Arrivée d’eau', 'Eau', 'unité', false, 22000, null, 'Évier compris', null),
      ('premiere', 10, 'Fournitures', 'Mobilier', 'Chaise', 'Chaise', 'unité', false, 1500, 1050, 'Article et prix d’exemple', '2025-04-03')`);
  await run((name) => name >= '0039');
  const entries = async () =>
    (
      await client.query(
        `select key, position, draft, published is null as withdrawn from content_entries where kind = 'item' order by position`,
      )
    ).rows;
  const rows = await entries();
  await client.query(`delete from content_entries where key = 'seconde'`);
  await carryFormerItems(db);
  const later = await entries();
  const french = (fr: string) => ({ fr, en: '', ar: '' });
  expect(rows).toMatchObject([
    { key: 'premiere', position: 0, withdrawn: true, draft: { sample: true, priceEuro: 1050 } },
    {
      ...{ key: 'seconde', position: 1, withdrawn: false },
      draft: {
        ...{ sample: false, group: 'Service', isPerDay: false, priceDA: 22_000, priceEuro: null },
        ...{ name: french('Arrivée d’eau'), category: french('Eau'), unit: french('unité') },
        ...{ description: french(''), additionalInfo: french('Évier compris'), imagePath: null },
      },
    },
  ]);
  expect(rows[0]?.draft.additionalInfo).toEqual(french(''));
  expect(later.map(({ key }) => key)).toEqual(['premiere']);
});

it('carries hotels to content of all editions, withdrawn ones as drafts, and what is missing once', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0047');
  const room = {
    _id: 'a',
    type: 'Chambre',
    prices: { DZD: 6200, EUR: 42.5, USD: 46.5 },
    images: ['/a.svg'],
  };
  const others = [{ _id: 'b', type: 'Navette', prices: {}, images: [] }];
  await client.query(
    `insert into hotels (position, name, logo_url, badge, stars, address, phone, email, website, description, categories, withdrawn_at)
      values (1, 'Hôtel retiré', 'https://exemple.dz/l.png', null, 0, 'Oran', '045000001', null, null, 'Fermé.', $2, '2025-04-03'),
        (0, 'Hôtel ouvert', '/sample/hotels/hotel-1.svg', 'Neuf', 4, 'Mostaganem', '045000002', 'a@exemple.dz', 'https://exemple.dz', 'Ouvert.', $1, null)`,
    [
      JSON.stringify({ rooms: [room], restauration: [], others }),
      JSON.stringify({ rooms: [], restauration: [], others: [] }),
    ],
  );
  await run((name) => name >= '0047');
  const entries = async () =>
    (
      await client.query(
        `select edition_id, draft, published is null as withdrawn from content_entries where kind = 'hotel' order by position`,
      )
    ).rows;
  const rows = await entries();
  await carryFormerHotels(drizzle(client));
  const later = await entries();
  const french = (fr: string) => ({ fr, en: '', ar: '' });
  const none = { images: [], priceDA: null, priceEuro: null, otherPrices: {} };
  expect(rows).toMatchObject([
    {
      ...{ edition_id: null, withdrawn: false },
      draft: {
        ...{ sample: true, name: 'Hôtel ouvert', stars: 4, badge: french('Neuf') },
        ...{ address: french('Mostaganem'), email: 'a@exemple.dz', description: french('Ouvert.') },
        rooms: [
          {
            ...{ _id: 'a', type: french('Chambre'), priceDA: 6200, priceEuro: 4250 },
            ...{ otherPrices: { USD: 46.5 }, images: ['/a.svg'] },
          },
        ],
        ...{ restauration: [], others: [{ ...none, _id: 'b', type: french('Navette') }] },
      },
    },
    { withdrawn: true, draft: { sample: false, badge: french(''), email: '', website: '' } },
  ]);
  for (const { draft } of rows) expect(v.is(hotelContentSchema, draft)).toBe(true);
  expect(later).toEqual(rows);
});

it('keeps promo codes, in the current edition, and counts the quotes that were given with them', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0038');
  await addFormerEdition(client);
  const taken = { promoCode: 'ANCIEN', promo: { discountType: 'percentage', discountValue: 10 } };
  const quote = (id: number, simulation: object) =>
    `('00000000-0000-4000-8000-00000000000${id}', 'hash${id}', '00000000-0000-4000-8000-000000000001',
      '${JSON.stringify(simulation)}', '{}', '2025-05-01')`;
  await client.query(`
    insert into promo_codes (code, discount_type, discount_value, valid_until)
      values ('ANCIEN', 'percentage', 10, '2025-04-01 00:00+01');
    insert into users (id, email, password_hash, role, nom)
      values ('00000000-0000-4000-8000-000000000001', 'a@exemple.dz', 'none', 'Exhibitor', 'A');
    insert into quotes (id, secret_hash, owner_id, simulation, priced, valid_until) values
      ${quote(1, taken)}, ${quote(2, taken)}, ${quote(3, { promoCode: null, promo: null })};
    insert into companies (id, exhibitor_id, name, raison_sociale, statut, adresse, code_postal, rc_doubtful, nif_numero)
      values ('00000000-0000-4000-8000-000000000009', '00000000-0000-4000-8000-000000000001', 'A', 'A', 'SARL', 'A', '27000', false, '1');
    insert into reservations (id, exhibitor_id, currency, promo) values
      ('00000000-0000-4000-8000-000000000005', '00000000-0000-4000-8000-000000000001', 'DZD', '${JSON.stringify(taken.promo)}');
    insert into participations (exhibitor_id, company_id, reservation_id, fonction, phone, wishes, complete)
      values ('00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000009',
        '00000000-0000-4000-8000-000000000005', 'A', '+213555123456',
        '{"quote":"00000000-0000-4000-8000-000000000002"}', true)`);
  await run((name) => name >= '0038');
  const { rows: codes } = await client.query(
    `select code, edition, version, discount_value as value, valid_until = '2025-04-01 00:00+01' as same,
      max_uses, withdrawn_at from promo_codes`,
  );
  const { rows: uses } = await client.query(
    `select right(quote_id::text, 1) as quote, until is null as kept from promo_uses order by quote_id`,
  );
  expect(codes).toEqual([
    {
      ...{ code: 'ANCIEN', edition: 2025, version: 1, value: 10, same: true },
      ...{ max_uses: null, withdrawn_at: null },
    },
  ]);
  expect(uses).toEqual([
    { quote: '1', kept: false },
    { quote: '2', kept: true },
  ]);
});

it('counts old order lines as pieces of the article that has their name in their edition', async () => {
  const { client, run } = await emptySchema();
  await run((name) => name < '0049');
  await addFormerEdition(client);
  const account = '00000000-0000-4000-8000-000000000001';
  await client.query(`
    insert into users (id, email, password_hash, role, nom)
      values ('${account}', 'a@exemple.dz', 'none', 'Exhibitor', 'A');
    insert into editions select * from jsonb_populate_record(null::editions, (
      select to_jsonb(e) || '{"id":"00000000-0000-4000-8000-000000002024","year":2024,"current":false,"state":"closed"}'
      from editions e where year = 2025));
    insert into reservations (id, exhibitor_id, currency, edition) values
      ('00000000-0000-4000-8000-000000000005', '${account}', 'DZD', 2025),
      ('00000000-0000-4000-8000-000000000006', '${account}', 'DZD', 2024)`);
  const days = (
    await client.query('select jsonb_array_length(days) as many from editions where year = 2025')
  ).rows[0].many;
  const article = (key: string, name: string, isPerDay: boolean, position: number) =>
    client.query(
      `insert into content_entries (edition_id, kind, key, position, draft, changed_by)
       values ('00000000-0000-4000-8000-000000002025', 'item', $1, $2, $3, $4)`,
      [key, position, JSON.stringify({ name: { fr: name, en: '', ar: '' }, isPerDay }), account],
    );
  await article('chaise', 'Chaise', false, 0);
  await article('hotesse', 'Hôtesse', true, 1);
  await article('double-1', 'Table', false, 2);
  await article('double-2', 'Table', false, 3);
  const line = (id: number, reservation: number, name: string, quantity: number) =>
    client.query(
      `insert into reservation_lines (id, reservation_id, position, quantity, name, kind, unit, prices)
       values ('00000000-0000-4000-8000-00000000010${id}', '00000000-0000-4000-8000-00000000000${reservation}',
         ${id}, ${quantity}, $1, 'supply', 'unité', '{}')`,
      [name],
    );
  await line(0, 5, 'Chaise', 6);
  await line(1, 5, 'Hôtesse', 2 * days);
  await line(2, 5, 'Hôtesse', 2 * days - 1);
  await line(3, 5, 'Table', 4);
  await line(4, 5, 'Tapé à la main', 1);
  await line(5, 6, 'Chaise', 3);
  await run((name) => name >= '0049');
  const { rows } = await client.query(
    'select name, quantity, item, pieces from reservation_lines order by position',
  );
  expect(days).toBeGreaterThan(1);
  expect(rows).toEqual([
    { name: 'Chaise', quantity: 6, item: 'chaise', pieces: 6 },
    { name: 'Hôtesse', quantity: 2 * days, item: 'hotesse', pieces: 2 },
    { name: 'Hôtesse', quantity: 2 * days - 1, item: 'hotesse', pieces: 2 },
    // of two articles with one name nobody knows which it was
    { name: 'Table', quantity: 4, item: null, pieces: null },
    { name: 'Tapé à la main', quantity: 1, item: null, pieces: null },
    { name: 'Chaise', quantity: 3, item: null, pieces: null },
  ]);
});

/** A schema without tables in a transaction that is never committed, and its migrations by their names. */
async function emptySchema() {
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  endings.push(async () => {
    await client.query('rollback');
    client.release();
    await close();
  });
  const folder = join(API_ROOT, 'migrations');
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  await client.query('begin; drop schema public cascade; create schema public');
  return {
    client,
    run: async (chosen: (name: string) => boolean) => {
      for (const name of names.sort().filter(chosen)) {
        await client.query(readFileSync(join(folder, name), 'utf8'));
      }
    },
  };
}

/** The first edition with the columns that the table has: those of a former release, where not all migrations have run. */
async function addFormerEdition(client: pg.ClientBase): Promise<void> {
  const { registrationWindow, vatPercent, stampDuty, euroPrices, ...same } = FIRST_EDITION;
  const row = {
    ...same,
    ...{ id: '00000000-0000-4000-8000-000000002025', created_at: '2025-01-01', version: 1 },
    ...{ state: 'open', current: true, registration_window: registrationWindow },
    ...{ vat_percent: vatPercent, stamp_duty: stampDuty, euro_prices: euroPrices },
  };
  await client.query(
    'insert into editions select * from jsonb_populate_record(null::editions, $1)',
    [JSON.stringify(row)],
  );
}
