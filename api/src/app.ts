import { randomUUID } from 'node:crypto';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { currentEdition } from './current-edition';
import { registerDocs } from './docs/register-docs';
import { limitsPlugin } from './limits/limits.plugin';
import { openSessionsAmong, prepareFindCaller } from './modules/account/session.repository';
import { startWithEdition } from './modules/edition/edition-keeper';
import { previewPlugin } from './modules/edition/preview.plugin';
import { findShownDrawing, listHallsOfPages } from './modules/hall/hall.repository';
import { registerModules } from './modules/modules';
import { PROBLEMS } from './modules/problems';
import { listStands } from './modules/stand/stand.repository';
import { monitoringPlugin } from './monitoring/monitoring.plugin';
import { outboxPlugin } from './outbox/outbox.plugin';
import { accountsPlugin } from './platform/accounts/accounts.plugin';
import { readAuthSecret } from './platform/accounts/auth-secret';
import type { Database, Executor } from './platform/database/database';
import { databasePlugin } from './platform/database/database.plugin';
import { printerPlugin } from './platform/documents/printer.plugin';
import { BODY_PACE, watchBodyPace } from './platform/http/body-pace';
import { CONNECTIONS } from './platform/http/connections';
import { prepareGracefulShutdown } from './platform/http/graceful-shutdown';
import { httpPlugin } from './platform/http/http.plugin';
import { limitPlugin } from './platform/http/limit.plugin';
import { loggerOptions } from './platform/http/logger';
import { answerUnroutable } from './platform/http/problems';
import type { SecurityOptions } from './platform/http/security-headers';
import { mailPlugin } from './platform/mail/mail.plugin';
import { redisPlugin } from './platform/redis/redis.plugin';
import { storagePlugin } from './platform/storage/storage.plugin';
import { taskPlugin } from './platform/task.plugin';
import { drawingPlugin } from './portal/drawing/drawing.plugin';
import { portalRoutes } from './portal/portal.routes';
import { registryPlugin } from './portal/registry.plugin';
import { realtimePlugin } from './realtime/realtime.plugin';

/**
 * Puts the service together on an open database, which the app closes when it closes. What is registered later may need
 * what is registered before, and closes before it.
 */
export async function createApp(config: Config, database: Database): Promise<FastifyInstance> {
  const editions = await startWithEdition(database, config.bank);
  const app = fastify({
    ...CONNECTIONS,
    logger: loggerOptions(config),
    trustProxy: trustProxy(config.trustProxy),
    return503OnClosing: false,
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
  });
  watchBodyPace(app.server, BODY_PACE);
  const security: SecurityOptions = {
    remoteOrigins: config.remoteOrigins,
    overrides: config.overrides,
    production: config.environment === 'production',
  };
  await app.register(databasePlugin, { database });
  await app.register(redisPlugin, { url: config.redisUrl });
  await app.register(storagePlugin, { config });
  await app.register(mailPlugin, { ...config, sender: currentEdition().product });
  await app.register(httpPlugin, { security, problems: PROBLEMS });
  await app.register(printerPlugin, config);
  await app.register(accountsPlugin, {
    secret: readAuthSecret(config.authSecret, config.dataDir),
    findCaller: prepareFindCaller(database.db, config),
  });
  await app.register(previewPlugin);
  await app.register(limitPlugin);
  await app.register(taskPlugin);
  await app.register(realtimePlugin, {
    openSessionsAmong: (sessions) => openSessionsAmong(database.db, sessions),
    sessionsRevision: () => database.signals.revisionOf(['refresh_families']),
  });
  app.addHook('preClose', prepareGracefulShutdown(app.server));
  await app.register(limitsPlugin, config.limits);
  await app.register(outboxPlugin, { gates: { socket: app.realtime } });
  await app.register(registryPlugin, config);
  await app.register(monitoringPlugin);
  registerDocs(app, security);
  app.decorate('publicDocuments', new Map());
  app.decorate('rowDocuments', new Map());
  await registerModules(app, config, editions);
  await app.register(drawingPlugin, config);
  await portalRoutes(app, {
    ...{ config, security },
    listPlan: () => listPlan(database.db),
    readDrawing: (hall, drawing) => findShownDrawing(database.db, hall, drawing),
  });
  return app;
}

/** What pages of the plan show of it before their scripts run. */
async function listPlan(db: Executor) {
  const [shown, stands] = await Promise.all([listHallsOfPages(db), listStands(db)]);
  return { ...shown, stands };
}

/** A number counts proxies from this server outwards; Fastify takes it as a function. */
function trustProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
