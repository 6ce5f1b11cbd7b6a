import { setTimeout as wait } from 'node:timers/promises';
import { codesOf } from '@mosta/shared/domain/edition-halls';
import { type Cluster, createCluster } from '../support/postgres';
import { makeFolder, until } from '../support/processes';
import {
  type Account,
  makeExhibitors,
  query,
  type Service,
  startService,
} from '../support/service';

let cluster: Cluster;
let databaseUrl: string;
let service: Service;
let exhibitors: Account[];

beforeAll(async () => {
  cluster = await createCluster();
  databaseUrl = await cluster.createDatabase('killed');
  service = await startService({
    DATABASE_URL: databaseUrl,
    DATABASE_POOL_SIZE: '4',
    PORTAL_DATA: makeFolder('data'),
  });
  await service.ready();
  exhibitors = await makeExhibitors(databaseUrl, 60);
  await query(databaseUrl, "update stands set state = 'libre' where kind = 'stand'");
});

type Answer = { status: number; ms: number; type: string | null; code?: string };

/** Claims and reads without pause on many connections until stopped. */
function load() {
  const acknowledged: { code: string; by: string }[] = [];
  const answers: Answer[] = [];
  let going = true;
  const note = async (answer: Response, since: number) => {
    const type = answer.headers.get('content-type');
    const body = (await answer.json()) as { code?: string };
    answers.push({ status: answer.status, ms: Date.now() - since, type, code: body.code ?? '' });
    return body;
  };
  const claim = async (account: Account) => {
    while (going) {
      const codes = codesOf('stand');
      const code = codes[Math.floor(Math.random() * codes.length)] ?? '';
      const since = Date.now();
      const answer = await fetch(`${service.url}/v1/stand/${code}/hold`, {
        method: 'POST',
        headers: account.headers,
      });
      await note(answer, since);
      if (answer.status === 201) acknowledged.push({ code, by: account.id });
      await wait(20);
    }
  };
  const read = async () => {
    while (going) {
      const since = Date.now();
      await note(await fetch(`${service.url}/v1/stand/A01`), since);
      await wait(10);
    }
  };
  const all = Promise.all([...exhibitors.map(claim), ...Array.from({ length: 10 }, read)]);
  return {
    acknowledged,
    answers,
    stop: async () => {
      going = false;
      await all;
    },
  };
}

const statusOf = async (path: string) => (await fetch(service.url + path)).status;

it('answers 503 while PostgreSQL is gone, serves again after its return, and loses no acknowledged option', async () => {
  const pressure = load();
  let slowest = 0;
  for (let round = 0; round < 3; round += 1) {
    await until('some options are acknowledged', () => pressure.acknowledged.length > round * 3);
    await cluster.kill();
    const goneAt = pressure.answers.length;
    await until('calls see that it is gone', () =>
      pressure.answers.slice(goneAt).some(({ status }) => status === 503),
    );
    expect(await statusOf('/healthz')).toBe(200);
    // An answer of readiness is kept for a moment.
    await until('readiness follows', async () => (await statusOf('/readyz')) === 503);
    await wait(500);
    await cluster.start();
    const back = Date.now();
    await until('the service serves again', async () => (await statusOf('/v1/stand')) === 200);
    slowest = Math.max(slowest, Date.now() - back);
  }
  await pressure.stop();

  const unexpected = pressure.answers.filter(
    ({ status }) => ![200, 201, 409, 503].includes(status),
  );
  expect(unexpected).toEqual([]);
  const refused = pressure.answers.filter(({ status }) => status === 503);
  expect(refused.every(({ type }) => type?.startsWith('application/problem+json'))).toBe(true);
  expect(new Set(refused.map(({ code }) => code))).toEqual(new Set(['UNAVAILABLE']));

  const { rows: held } = await query<{ code: string; by: string }>(
    databaseUrl,
    'select stand_code as code, exhibitor_id as by from stand_holds where ended_at is null',
  );
  const inTable = new Set(held.map(({ code, by }) => `${code} ${by}`));
  const lost = pressure.acknowledged.filter(({ code, by }) => !inTable.has(`${code} ${by}`));
  const twice = held.length - new Set(held.map(({ code }) => code)).size;
  process.stdout.write(
    `PostgreSQL killed 3 times: ${pressure.answers.length} answers, ${refused.length} of them 503, ${pressure.acknowledged.length} options acknowledged, ${lost.length} lost, ${twice} doubled; served again after ${slowest} ms at most, longest answer ${Math.max(...pressure.answers.map(({ ms }) => ms))} ms\n`,
  );
  expect({ lost, twice }).toEqual({ lost: [], twice: 0 });
  expect(service.child.exitCode).toBeNull();
});

it('answers 503 instead of waiting for ever when every connection is taken', async () => {
  const held = await query<{ pid: number }>(databaseUrl, 'select pg_backend_pid() as pid');
  expect(held.rows).toHaveLength(1);
  const blocker = await import('pg').then(({ default: pg }) => new pg.Client(databaseUrl));
  await blocker.connect();
  await blocker.query('begin');
  await blocker.query('lock table stands in access exclusive mode');
  const answers = await Promise.all(
    Array.from({ length: 12 }, () => fetch(`${service.url}/v1/stand`).then(({ status }) => status)),
  );
  expect(new Set(answers)).toEqual(new Set([503]));
  await blocker.query('rollback');
  await blocker.end();
  await until('the service serves again', async () => (await statusOf('/v1/stand')) === 200);
});
