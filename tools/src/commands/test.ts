import { cpus, loadavg } from 'node:os';
import { print } from '@mosta/portal-sdk/terminal';
import { postgresUrl } from '../services/postgres';
import { startRedis } from '../services/redis';
import { slowestFiles } from '../slowest-files';
import { runChecks } from './check';
import { runBrowserTests } from './e2e';
import { runFaults } from './faults';
import { type Counts, runJest } from './unit';

/** `npm test`: everything that CI runs. It ends with the time of each suite, its slowest files, and the counts over all. */
export async function command(): Promise<number> {
  const started = performance.now();
  const suites: (Counts & { title: string; seconds: number; load: number; idle: number })[] = [];
  const suite: Suite = async (title, work) => {
    print(`\n▸ ${title}`);
    const began = performance.now();
    const before = processorTime();
    const counts = await work();
    const seconds = (performance.now() - began) / 1000;
    const idle = idleShare(before, processorTime());
    suites.push({ ...counts, title, seconds, load: loadavg()[0] ?? 0, idle });
    print(
      `${counts.failed === 0 ? '✓' : '✗'} ${title} : ${counts.passed} réussis, ${counts.failed} échoués (${seconds.toFixed(0)} s)`,
    );
  };

  await suite('Contrôles', runChecks);
  await suite('Tests unitaires, API sur PGlite', () => runJest());
  // The service that is killed and starved leaves the machine idle for half of its time.
  await Promise.all([onServices(suite), suite('Pannes', () => runFaults([], true))]);
  await suite('Tests du navigateur', () => runBrowserTests());

  const passed = suites.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = suites.reduce((sum, counts) => sum + counts.failed, 0);
  print('\nDurée de chaque partie, charge de la machine à sa fin, part inactive des processeurs :');
  for (const { title, seconds, load, idle, files = [] } of suites) {
    const figures = [`${seconds.toFixed(0).padStart(5)} s`, load.toFixed(1).padStart(4)];
    figures.push(`${(idle * 100).toFixed(0).padStart(3)} %`);
    print(`  ${figures.join('  ')}  ${title}`);
    for (const line of slowestFiles(files)) print(`         ${line}`);
  }
  print(`\nDurée totale : ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  print(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}

/** Milliseconds of all processors since the machine started, whatever ran on them. */
type ProcessorTime = { idle: number; all: number };

function processorTime(): ProcessorTime {
  const times = cpus().map((processor) => processor.times);
  return {
    idle: times.reduce((sum, { idle }) => sum + idle, 0),
    all: times.flatMap((one) => Object.values(one)).reduce((sum, time) => sum + time, 0),
  };
}

/** Share of the machine's processor time in which none of it was used. */
function idleShare(before: ProcessorTime, after: ProcessorTime): number {
  const all = after.all - before.all;
  return all > 0 ? (after.idle - before.idle) / all : 0;
}

type Suite = (title: string, work: () => Promise<Counts>) => Promise<void>;

/** The API's tests once more, on PostgreSQL and Redis; on a CI machine both must be there. */
async function onServices(suite: Suite): Promise<void> {
  const title = 'Tests de l’API sur PostgreSQL et Redis';
  const database = await postgresUrl();
  const redis = await startRedis();
  if ('url' in database && 'url' in redis) {
    const env = { TEST_DATABASE_URL: database.url, TEST_REDIS_URL: redis.url };
    await suite(title, () => runJest(['api'], env));
  } else {
    const missing = [database, redis].flatMap((found) => ('missing' in found ? found.missing : []));
    if (process.env.CI) {
      await suite(`${title} (${missing.join(' ')})`, async () => ({ passed: 0, failed: 1 }));
    } else {
      print(`\n▸ ${title} laissés de côté : ${missing.join(' ')}`);
    }
  }
  if ('url' in redis) redis.stop();
}
