import { makePostgresTemplates } from './make-postgres-templates';
import { makeTemplates } from './make-templates';

/** Makes what every test file's database starts from. */
async function globalSetup(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  await (server ? makePostgresTemplates(server) : makeTemplates());
}

module.exports = globalSetup;
