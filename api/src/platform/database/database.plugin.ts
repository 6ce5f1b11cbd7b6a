import fp from 'fastify-plugin';
import type { CommitEvents } from './after-commit';
import type { ChangeSignals } from './change-signals';
import type { Database, Db } from './database';

declare module 'fastify' {
  interface FastifyInstance {
    db: Db;
    signals: ChangeSignals;
    commits: CommitEvents;
  }
}

/** An open database, which closes after everything that uses it. */
export const databasePlugin = fp<{ database: Database }>(
  async (app, { database }) => {
    app.decorate('db', database.db);
    app.decorate('signals', database.signals);
    app.decorate('commits', database.commits);
    app.addHook('onClose', () => database.close());
  },
  { name: 'database' },
);
