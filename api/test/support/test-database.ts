import { type Database, openDatabase } from '../../src/platform/database/database';
import { startInThread } from './embedded-in-thread';
import { createPostgresDatabase, ignoreShutdown } from './postgres';
import { type Content, readTemplate } from './template';

/** Calls of a test wait for each other however slow the machine is: 503 then means that they block each other. */
const CONNECTION_LIMIT = 120_000;

/** PostgreSQL by TEST_DATABASE_URL, a database of its own for each caller; otherwise an embedded one in memory. */
export async function openTestDatabase(content: Content = 'tables'): Promise<Database> {
  const server = process.env.TEST_DATABASE_URL;
  const options = {
    ...{ poolSize: 5, dataDir: null, onError: ignoreShutdown },
    connectionLimit: CONNECTION_LIMIT,
  };
  if (!server) {
    const embedded = await startInThread(readTemplate(content));
    return openDatabase({ ...options, url: undefined, embedded });
  }
  const created = await createPostgresDatabase(server, content);
  const database = await openDatabase({ ...options, url: created.url });
  return {
    ...database,
    close: async () => {
      await database.close();
      await created.drop();
    },
  };
}
