import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type pg from 'pg';
import * as v from 'valibot';
import { API_ROOT } from '../src/config';
import { tablesOf } from './fixtures/dump-rows';
import { openTestDatabase } from './support/test-database';

const fixtures = join(API_ROOT, 'test', 'fixtures');
const folder = join(API_ROOT, 'migrations');
const releases = readdirSync(fixtures).filter((name) => name.endsWith('.sql'));

/** Every row of those tables in those columns, so that what a migration adds does not count. */
async function contentOf(
  client: pg.PoolClient,
  tables: Awaited<ReturnType<typeof tablesOf>>,
): Promise<Record<string, unknown[]>> {
  const content: Record<string, unknown[]> = {};
  for (const { table, columns } of tables) {
    const names = columns.map((name) => `"${name}"`).join(', ');
    const { rows } = await client.query(
      `select to_jsonb(r) as row from (select ${names} from "${table}") r order by to_jsonb(r)::text`,
    );
    content[table] = rows.map(({ row }) => row);
  }
  return content;
}

/** News of the release, which became entries of a kind of content beside their rows (migration 0036). */
function carriedNews(content: Record<string, unknown[]>): unknown[] {
  const rows = v.parse(v.array(formerNewsSchema), content.news);
  return rows.map(({ id, seed, withdrawn_at, ...item }) => {
    const french = (fr: string) => ({ fr, en: '', ar: '' });
    const draft = {
      ...{ sample: false, date: item.date, important: item.important },
      ...{ category: french(item.category), title: french(item.title), text: french(item.content) },
    };
    const published = withdrawn_at === null ? draft : null;
    return { kind: 'news', key: seed ?? id, draft, published, version: 1, removed: false };
  });
}

const formerNewsSchema = v.object({
  ...{ id: v.string(), seed: v.nullable(v.string()), withdrawn_at: v.nullable(v.string()) },
  ...{ date: v.string(), important: v.boolean() },
  ...{ category: v.string(), title: v.string(), content: v.string() },
});

const formerItemSchema = v.object({
  ...{ id: v.string(), position: v.number(), name: v.string(), price_da: v.number() },
  withdrawn_at: v.nullable(v.string()),
});

/** Articles of the release, which became entries of a kind of content (migration 0039). */
function carriedItems(content: Record<string, unknown[]>): unknown[] {
  return v
    .parse(v.array(formerItemSchema), content.catalogue_items)
    .toSorted((one, other) => one.position - other.position)
    .map(({ id, name, price_da: dinars, withdrawn_at }) => ({
      ...{ key: id, name, dinars },
      withdrawn: withdrawn_at !== null,
    }));
}

const formerHotelSchema = v.object({
  ...{ id: v.string(), position: v.number(), name: v.string(), stars: v.number() },
  withdrawn_at: v.nullable(v.string()),
});

/** Hotels of the release, which became entries of no edition (migration 0047). */
function carriedHotels(content: Record<string, unknown[]>): unknown[] {
  return v
    .parse(v.array(formerHotelSchema), content.hotels)
    .toSorted((one, other) => one.position - other.position || (one.name < other.name ? -1 : 1))
    .map(({ id, name, stars, withdrawn_at }) => ({
      ...{ edition_id: null, key: id, name, stars },
      withdrawn: withdrawn_at !== null,
    }));
}

const SUMS = `select
  (select sum(amount)::int from payments) as paid, (select sum(amount)::int from accounting_entries) as kept,
  (select sum(amount)::int from issued_documents) as issued, (select sum(size)::int from stands) as square_metres,
  (select count(*)::int from stands where state in ('reserve', 'confirme')) as sold,
  (select sum(quantity)::int from reservation_lines) as ordered`;

it.each(releases)('loses nothing of the rows of %s', async (release) => {
  const last = release.slice('release-'.length, 'release-0000'.length);
  const names = readdirSync(folder)
    .filter((name) => name.endsWith('.sql'))
    .sort();
  const { pool, close } = await openTestDatabase();
  const client = await pool.connect();
  const run = async (chosen: readonly string[]) => {
    for (const name of chosen) await client.query(readFileSync(join(folder, name), 'utf8'));
  };
  await client.query('begin; drop schema public cascade; create schema public');
  await run(names.filter((name) => name.slice(0, 4) <= last));
  await client.query(readFileSync(join(fixtures, release), 'utf8'));
  const tables = await tablesOf(client);
  const before = {
    content: await contentOf(client, tables),
    sums: (await client.query(SUMS)).rows,
  };
  await run(names.filter((name) => name.slice(0, 4) > last));
  const carried = await client.query(
    `select kind, key, draft, published, version, removed from content_entries where kind = 'news'`,
  );
  const items = await client.query(
    `select key, draft->'name'->>'fr' as name, (draft->'priceDA')::int as dinars, published is null as withdrawn
     from content_entries where kind = 'item' order by position`,
  );
  const hotels = await client.query(
    `select edition_id, key, draft->>'name' as name, (draft->'stars')::int as stars, published is null as withdrawn
     from content_entries where kind = 'hotel' order by position`,
  );
  await client.query("delete from content_entries where kind in ('news', 'item', 'hotel')");
  const after = { content: await contentOf(client, tables), sums: (await client.query(SUMS)).rows };
  const years = await client.query(
    `select edition, count(*)::int as rows from participations group by edition`,
  );
  await client.query('rollback');
  client.release();
  await close();
  expect(after).toEqual(before);
  const news = carriedNews(before.content);
  expect(carried.rows).toHaveLength(news.length);
  expect(carried.rows).toEqual(expect.arrayContaining(news));
  expect(items.rows).toEqual(carriedItems(before.content));
  expect(hotels.rows).toEqual(carriedHotels(before.content));
  expect(Object.values(before.content).flat().length).toBeGreaterThan(300);
  expect(years.rows).toEqual([{ edition: 2025, rows: before.content.participations?.length }]);
});
