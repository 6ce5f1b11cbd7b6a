import { createCluster } from '../support/postgres';
import { makeFolder } from '../support/processes';
import { query, startService } from '../support/service';

const INSTANCES = 6;

it(`migrates once and seeds once when ${INSTANCES} instances start at the same moment on an empty database`, async () => {
  const cluster = await createCluster();
  const databaseUrl = await cluster.createDatabase('together');
  const environment = {
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '3',
    PORTAL_DATA: makeFolder('data'),
    PORTAL_DEMO: '1',
  };
  const services = await Promise.all(
    Array.from({ length: INSTANCES }, () => startService(environment)),
  );
  await Promise.all(services.map((service) => service.ready()));
  const lists = await Promise.all(
    services.map(async ({ url }) => (await (await fetch(`${url}/v1/hotel`)).json()) as unknown[]),
  );
  expect(lists.map((list) => list.length)).toEqual(services.map(() => 8));
  const { rows } = await query(
    databaseUrl,
    `select (select count(*) from users)::int as users,
            (select count(distinct email) from users)::int as emails,
            (select count(*) from reservations)::int as reservations,
            (select count(*) - count(distinct hash) from drizzle.__drizzle_migrations)::int as repeated`,
  );
  // An exhibitor, and an organiser of each of the five roles.
  expect(rows).toEqual([{ users: 6, emails: 6, reservations: 2, repeated: 0 }]);
});
