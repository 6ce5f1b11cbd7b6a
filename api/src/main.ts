import closeWithGrace from 'close-with-grace';
import type { FastifyInstance } from 'fastify';
import { createApp } from './app';
import { type Config, readConfig } from './config';
import { addFirstEdition } from './modules/edition/first-edition';
import { startDumps } from './platform/backup/scheduled-dumps';
import { type Database, openDatabase } from './platform/database/database';
import { hasCode } from './platform/error-code';
import { keepDataPrivate } from './platform/private-files';
import { StartupError } from './platform/startup-error';
import { createStorage } from './platform/storage/create-storage';
import { refuseSampleAccounts, refuseUnfitSettings } from './production-check';
import { addSampleData } from './sample/sample-data';

/** Milliseconds that requests under way get when the service stops. */
const GRACE = 15_000;
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/**
 * Run directly, one Ctrl-C may arrive twice: from the terminal, and from a parent that passes signals on (npx, tsx).
 * A signal after so many milliseconds is a second wish. Under `npm start` this process is in a group of its own and is
 * reported once, by tools/src/commands/start.ts.
 */
const IMPATIENT = 2000;

async function main(): Promise<void> {
  keepDataPrivate();
  const config = readConfig(process.env);
  refuseUnfitSettings(config);
  const database = await openDatabase({
    url: config.databaseUrl,
    poolSize: config.databasePoolSize,
    dataDir: config.dataDir,
    onError: (error) => process.stderr.write(`database: ${error.message}\n`),
  });
  const app = await assemble(config, database);
  try {
    await listen(app, config);
  } catch (error) {
    await app.close();
    throw error;
  }
  stopOnSignal(app);
}

/** Closes the database again when the service cannot be put together on it. */
async function assemble(config: Config, database: Database): Promise<FastifyInstance> {
  try {
    await refuseSampleAccounts(database.db, config);
    await addFirstEdition(database.db, config.bank);
    if (config.demo) await addSampleData(database.db, await createStorage(config));
    const app = await createApp(config, database);
    const { embedded } = database;
    if (embedded) {
      const { dataDir, backupHours: hours } = config;
      const dumps = startDumps({ embedded, dataDir, hours, log: app.log });
      app.addHook('onClose', dumps.stop);
    }
    return app;
  } catch (error) {
    await database.close();
    throw error;
  }
}

/** Closes everything in order on SIGINT and SIGTERM, and after an uncaught error, which exits with code 1. */
function stopOnSignal(app: FastifyInstance): void {
  const grace = closeWithGrace(
    { delay: GRACE, logger: false, skip: [...SIGNALS] },
    async ({ err }) => {
      if (err) app.log.error({ err }, 'stopping after an error');
      await app.close();
    },
  );
  let firstAt: number | null = null;
  const onSignal = () => {
    if (firstAt === null) {
      firstAt = Date.now();
      grace.close();
    } else if (Date.now() - firstAt > IMPATIENT) {
      process.exit(1);
    }
  };
  for (const signal of SIGNALS) process.on(signal, onSignal);
}

/** Listens on every address by default: `localhost` is IPv6 on some machines and IPv4 on others. */
async function listen(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ port, host: host ?? '::' });
  } catch (error) {
    if (host === undefined && hasCode(error, 'EAFNOSUPPORT', 'EADDRNOTAVAIL')) {
      await app.listen({ port, host: '0.0.0.0' });
      return;
    }
    if (hasCode(error, 'EADDRINUSE')) {
      throw new StartupError(
        `Le port ${port} est déjà utilisé\u00a0; arrêtez l’autre programme ou choisissez un autre port par PORT.`,
      );
    }
    if (hasCode(error, 'EACCES', 'EADDRNOTAVAIL', 'EAFNOSUPPORT', 'ENOTFOUND', 'EAI_AGAIN')) {
      throw new StartupError(
        `Le port ${port} ne peut pas être ouvert sur ${host ?? 'cette machine'} (${error.code})\u00a0; vérifiez PORT et HOST.`,
      );
    }
    throw error;
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`${describe(error)}\n`);
  process.exitCode = 1;
});

/** What the operator can mend is one sentence; anything else is a fault of ours, with its stack. */
function describe(error: unknown): string {
  if (error instanceof StartupError) return error.message;
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
