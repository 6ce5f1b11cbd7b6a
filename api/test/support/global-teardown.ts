import { dropPostgresTemplates } from './make-postgres-templates';
import { removeTemplates } from './make-templates';

async function globalTeardown(): Promise<void> {
  const server = process.env.TEST_DATABASE_URL;
  if (server) await dropPostgresTemplates(server);
  removeTemplates();
}

module.exports = globalTeardown;
