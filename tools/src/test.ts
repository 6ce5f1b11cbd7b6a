import { runChecks } from './check';
import { runBrowserTests } from './e2e';
import { postgresUrl } from './postgres';
import { say } from './say';
import { type Counts, runJest } from './unit';

/** `npm test`: everything that CI runs. The last line gives the counts over all suites. */
export async function command(): Promise<number> {
  const started = performance.now();
  const suites: Counts[] = [];
  const suite = async (title: string, work: () => Promise<Counts>) => {
    say(`\n▸ ${title}`);
    const began = performance.now();
    const counts = await work();
    suites.push(counts);
    const time = `${((performance.now() - began) / 1000).toFixed(0)} s`;
    say(
      `${counts.failed === 0 ? '✓' : '✗'} ${title} : ${counts.passed} réussis, ${counts.failed} échoués (${time})`,
    );
  };

  await suite('Contrôles', runChecks);
  await suite('Tests unitaires, API sur PGlite', () => runJest());
  const database = await postgresUrl();
  if ('url' in database) {
    const env = { TEST_DATABASE_URL: database.url };
    await suite('Tests de l’API sur PostgreSQL', () => runJest(['api'], env));
  } else if (process.env.CI) {
    await suite(`Tests de l’API sur PostgreSQL (${database.missing})`, async () => ({
      passed: 0,
      failed: 1,
    }));
  } else {
    say(`\n▸ Tests de l’API sur PostgreSQL laissés de côté : ${database.missing}`);
  }
  await suite('Tests du navigateur', () => runBrowserTests());

  const passed = suites.reduce((sum, counts) => sum + counts.passed, 0);
  const failed = suites.reduce((sum, counts) => sum + counts.failed, 0);
  say(`\nDurée totale : ${((performance.now() - started) / 60_000).toFixed(1)} min`);
  say(`${passed} passed, ${failed} failed`);
  return failed === 0 ? 0 : 1;
}
