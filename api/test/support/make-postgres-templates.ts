import { randomBytes } from 'node:crypto';
import { openDatabase } from '../../src/platform/database/database';
import { addSampleData } from '../../src/sample/sample-data';
import { createNamed, ignoreShutdown, runOn, templateName } from './postgres';

/** Makes the databases that those of the tests copy: migrations run once, and not for each test file. */
export async function makePostgresTemplates(server: string): Promise<void> {
  // jest's workers start with the environment that the global set-up leaves.
  process.env.API_TEST_TEMPLATE_DATABASE = `mosta_template_${randomBytes(6).toString('hex')}`;
  const tables = await createNamed(server, templateName('tables'));
  await (await openTemplate(tables.url)).close();
  const sample = await createNamed(server, templateName('sample'), templateName('tables'));
  const database = await openTemplate(sample.url);
  await addSampleData(database.db);
  await database.close();
}

export async function dropPostgresTemplates(server: string): Promise<void> {
  for (const content of ['sample', 'tables'] as const) {
    await runOn(server, `drop database if exists ${templateName(content)} with (force)`);
  }
}

function openTemplate(url: string) {
  return openDatabase({ url, poolSize: 1, dataDir: null, onError: ignoreShutdown });
}
