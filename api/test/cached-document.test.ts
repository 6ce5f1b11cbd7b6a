import { hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import { and, eq, sql } from 'drizzle-orm';
import pg from 'pg';
import * as v from 'valibot';
import { contentEntries } from '../src/tables/content';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const read = async (headers: Record<string, string> = {}) =>
  service.app.inject({ url: '/v1/hotel', headers });
const names = async () => v.parse(hotelListSchema, (await read()).json()).map(({ name }) => name);
const HOTEL = eq(contentEntries.kind, 'hotel');
const shown = (fields: object) => ({
  published: sql`${contentEntries.published} || ${JSON.stringify(fields)}::jsonb`,
});
const badged = (fr: string) => shown({ badge: { fr, en: '', ar: '' } });
const renameFirst = async (name: string) => {
  const first = and(HOTEL, eq(contentEntries.key, 'hotel-exemple-01'));
  await service.database.db.update(contentEntries).set(shown({ name })).where(first);
};

it('shows a change at once, and reads nothing while nothing changes', async () => {
  const queries = jest.spyOn(service.database.pool, 'query');
  const readings = () =>
    queries.mock.calls.filter((call) => JSON.stringify(call).includes('from \\"content_entries\\"'))
      .length;
  // Nothing is kept before the connection listens that hears of other processes' changes.
  for (let before = -1; before !== readings(); await names()) before = readings();
  const before = readings();
  expect(before).toBeGreaterThan(0);
  await names();
  await names();
  expect(readings()).toBe(before);
  await renameFirst('Hôtel exemple renommé');
  expect(await names()).toContain('Hôtel exemple renommé');
});

it('shows a change of a transaction once it is committed, never one that was rolled back', async () => {
  const rollback = service.database.db.transaction(async (transaction) => {
    await transaction.update(contentEntries).set(badged('annulé')).where(HOTEL);
    throw new Error('rolled back');
  });
  await expect(rollback).rejects.toThrow('rolled back');
  expect((await read()).body).not.toContain('annulé');
  await service.database.db.transaction(async (transaction) => {
    await transaction.update(contentEntries).set(badged('gardé')).where(HOTEL);
  });
  expect((await read()).body).toContain('gardé');
});

it('answers 304 to a reader who has it, and a new validator after a change', async () => {
  const { etag } = (await read()).headers;
  const again = await read({ 'if-none-match': `"other", ${etag}` });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  await renameFirst('Hôtel exemple changé');
  const changed = await read({ 'if-none-match': String(etag) });
  expect(changed.statusCode).toBe(200);
  expect(changed.headers.etag).not.toBe(etag);
});

it.each(['br', 'gzip'])('travels as %s to those who read it', async (encoding) => {
  const plain = await read();
  const answer = await read({ 'accept-encoding': encoding });
  expect(answer.headers['content-encoding']).toBe(encoding);
  expect(answer.headers.etag).toBe(plain.headers.etag);
  expect(answer.rawPayload.length).toBeLessThan(plain.rawPayload.length / 2);
});

// The embedded database has no other connection than the service's own.
if (process.env.TEST_DATABASE_URL) {
  /** In a transaction that is cut, as those of the service's tasks may be. */
  const AT_WORK = 'select pg_sleep(3600)';
  it('sees what another process changes, also after its connections were cut', async () => {
    const { rows } = await service.database.pool.query('select current_database() as name');
    const url = new URL(process.env.TEST_DATABASE_URL ?? '');
    url.pathname = `/${rows[0].name}`;
    const other = new pg.Client({ connectionString: url.href });
    await other.connect();
    const changeAndSee = async (name: string) => {
      await other.query(
        `update content_entries set published = jsonb_set(published, '{name}', to_jsonb($1::text)) where key = 'hotel-exemple-02'`,
        [name],
      );
      while (!(await read()).body.includes(name)) await new Promise(setImmediate);
    };
    const underWay = async () => {
      const { rows } = await other.query(
        `select 1 from pg_stat_activity where datname = current_database() and state = 'active' and query = '${AT_WORK}'`,
      );
      return rows.length === 1;
    };
    await changeAndSee('changée ailleurs');
    const transaction = service.database.db.transaction((tx) => tx.execute(sql.raw(AT_WORK)));
    const interrupted = expect(transaction).rejects.toThrow();
    while (!(await underWay())) await new Promise(setImmediate);
    await other.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
    );
    await interrupted;
    await changeAndSee('changée après la coupure');
    await other.end();
  });
}
