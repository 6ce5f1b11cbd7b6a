import { existsSync, renameSync, writeFileSync } from 'node:fs';
import { openDatabase } from '../../src/platform/database/database';
import { templatePath } from './template';

/** Makes the template from which every test file's embedded database starts. */
async function globalSetup(): Promise<void> {
  const path = templatePath();
  if (process.env.TEST_DATABASE_URL || existsSync(path)) return;
  const database = await openDatabase({
    url: undefined,
    poolSize: 1,
    dataDir: null,
    onError: (error) => process.stderr.write(`${error.message}\n`),
  });
  const dump = await database.embedded?.dump();
  await database.close();
  if (!dump) return;
  writeFileSync(`${path}.${process.pid}`, dump);
  renameSync(`${path}.${process.pid}`, path);
}

module.exports = globalSetup;
