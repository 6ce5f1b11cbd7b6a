import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import rateLimit from '@fastify/rate-limit';
import fastify, { type FastifyInstance } from 'fastify';
import { Redis } from 'ioredis';
import type { Config } from './config';
import { startJobs } from './jobs/jobs';
import { accountRoutes } from './modules/account/account.routes';
import { createAccountService } from './modules/account/account.service';
import { failureRoutes } from './modules/failure/failure.routes';
import { hotelRoutes } from './modules/hotel/hotel.routes';
import { notificationRoutes } from './modules/notification/notification.routes';
import { participationRoutes } from './modules/participation/participation.routes';
import { reservationRoutes } from './modules/reservation/reservation.routes';
import { staffRoutes } from './modules/staff/staff.routes';
import { holdRoutes } from './modules/stand/hold.routes';
import { addInventory } from './modules/stand/inventory';
import { standRoutes } from './modules/stand/stand.routes';
import { createAccessTokens } from './platform/accounts/access-token';
import { readAuthSecret } from './platform/accounts/auth-secret';
import type { Database } from './platform/database/database';
import { registerAccess } from './platform/http/access';
import { AppError } from './platform/http/app-error';
import { registerCompression } from './platform/http/compression';
import { registerDocs } from './platform/http/docs-page';
import { createFailureLimiter } from './platform/http/failure-limiter';
import { registerHealth } from './platform/http/health';
import { loggerOptions } from './platform/http/logger';
import { createMetrics, registerMetrics } from './platform/http/metrics';
import { registerOpenapi } from './platform/http/openapi';
import { answerUnroutable, registerProblems } from './platform/http/problems';
import { registerSecurityHeaders, type SecurityOptions } from './platform/http/security-headers';
import { registerValidation, type ValibotTypeProvider } from './platform/http/validation';
import { createLocalStorage } from './platform/storage/local-storage';
import { portalRoutes } from './portal/portal.routes';
import { createRealtime } from './realtime/realtime';

/** Puts the service together on an open database, which the app closes when it closes. */
export async function createApp(config: Config, database: Database): Promise<FastifyInstance> {
  const app = fastify({
    logger: loggerOptions(config),
    trustProxy: trustProxy(config.trustProxy),
    return503OnClosing: false,
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
  });
  const { db } = database;
  await addInventory(db);
  const tokens = createAccessTokens(readAuthSecret(config.authSecret, config.dataDir));
  const redis = config.redisUrl === undefined ? null : connectRedis(config.redisUrl, app);
  const metrics = createMetrics();
  const security: SecurityOptions = {
    remoteOrigins: config.remoteOrigins,
    overrides: config.overrides,
    production: config.environment === 'production',
  };
  const realtime = createRealtime(app.server, { tokens, redis, log: app.log });
  const jobs = startJobs({ db, realtime, log: app.log });

  app.addHook('preClose', async () => realtime.disconnectAll());
  app.addHook('onClose', async () => {
    await jobs.stop();
    realtime.close();
    try {
      await redis?.quit();
    } finally {
      // A Redis that is gone must not keep the data open.
      await database.close();
    }
  });

  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  registerValidation(app);
  registerProblems(app);
  registerSecurityHeaders(app, security);
  registerCompression(app);
  registerAccess(app, tokens);
  registerMetrics(app, metrics);
  registerHealth(app, () => database.pool.query('select 1'));
  await registerOpenapi(app);
  await app.register(rateLimit, {
    global: false,
    ...(redis ? { redis } : {}),
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
  registerDocs(app, security);

  const calls = app.withTypeProvider<ValibotTypeProvider>();
  accountRoutes(calls, {
    accounts: createAccountService({ db, tokens, onSessionEnded: realtime.endSession }),
    failures: {
      perAddress: createFailureLimiter({ limit: config.loginFailures, windowSeconds: 300, redis }),
      perAccount: createFailureLimiter({
        limit: config.loginFailures * 10,
        windowSeconds: 300,
        redis,
      }),
    },
    perMinute: config.loginPerMinute,
  });
  hotelRoutes(calls, { db });
  reservationRoutes(calls, { db });
  notificationRoutes(calls, { db, onOrdered: jobs.deliverSoon });
  participationRoutes(calls, { db, perMinute: config.loginPerMinute });
  standRoutes(calls, { db });
  holdRoutes(calls, { db, minutes: config.holdMinutes, onChanged: jobs.deliverSoon });
  await staffRoutes(app, {
    db,
    storage: createLocalStorage(join(config.dataDir, 'uploads')),
    perMinute: config.loginPerMinute,
  });
  failureRoutes(calls, { metrics });
  await portalRoutes(app, { config, security });
  return app;
}

/** A number counts proxies from this server outwards; Fastify takes it as a function. */
function trustProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}

function connectRedis(url: string, app: FastifyInstance): Redis {
  const redis = new Redis(url, { maxRetriesPerRequest: 3 });
  redis.on('error', (error: Error) => app.log.error({ err: error }, 'redis is unreachable'));
  return redis;
}
