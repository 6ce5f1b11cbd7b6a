import { randomUUID } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import { EDITION } from '@mosta/shared/domain/edition';
import fastify, { type FastifyInstance } from 'fastify';
import type { Config } from './config';
import { registerDocs } from './docs/register-docs';
import { addGauges } from './jobs/gauges';
import { startJobs } from './jobs/jobs';
import { findUser } from './modules/account/account.repository';
import { accountRoutes } from './modules/account/account.routes';
import { createAccountService } from './modules/account/account.service';
import { notificationChoicesRoutes } from './modules/account/notification-choices.routes';
import { ownAccountRoutes } from './modules/account/own-account.routes';
import { passwordResetRoutes } from './modules/account/password-reset.routes';
import { MOST_RESETS } from './modules/account/password-reset.service';
import { auditRoutes } from './modules/audit/audit.routes';
import { REPEATS } from './modules/badge/badge.service';
import { registerBadges } from './modules/badge/register-badges';
import { catalogueRoutes } from './modules/catalogue/catalogue.routes';
import { createPromoCodes } from './modules/catalogue/promo-code.service';
import { contactRoutes } from './modules/contact/contact.routes';
import { documentRoutes } from './modules/document/document.routes';
import { exhibitorRoutes } from './modules/exhibitor/exhibitor.routes';
import { failureRoutes } from './modules/failure/failure.routes';
import { holdRoutes } from './modules/hold/hold.routes';
import { hotelRoutes } from './modules/hotel/hotel.routes';
import { messageRoutes } from './modules/message/message.routes';
import { addFirstNews } from './modules/news/first-news';
import { newsRoutes } from './modules/news/news.routes';
import { notificationRoutes } from './modules/notification/notification.routes';
import { organizerStandRoutes } from './modules/organizer-stand/organizer-stand.routes';
import { organizerParticipationRoutes } from './modules/participation/organizer-participation.routes';
import { participationRoutes } from './modules/participation/participation.routes';
import { paymentRoutes } from './modules/payment/payment.routes';
import { privacyRoutes } from './modules/privacy/privacy.routes';
import { ownApplicationLink } from './modules/privacy/staff-own.service';
import { progressRoutes } from './modules/progress/progress.routes';
import { MAILS_AN_HOUR } from './modules/quote/quote-mail';
import { registerQuotes } from './modules/quote/register-quotes';
import { holdSaleRoutes } from './modules/reservation/hold-sale.routes';
import { orderRoutes } from './modules/reservation/order.routes';
import { organizerReservationRoutes } from './modules/reservation/organizer-reservation.routes';
import { reservationRoutes } from './modules/reservation/reservation.routes';
import { staffRoutes } from './modules/staff/staff.routes';
import { addInventory } from './modules/stand/inventory';
import { standRoutes } from './modules/stand/stand.routes';
import { statementRoutes } from './modules/statement/statement.routes';
import { createAccessTokens, withAccounts } from './platform/accounts/access-token';
import { readAuthSecret } from './platform/accounts/auth-secret';
import { createSignedLinks } from './platform/accounts/signed-link';
import type { Database } from './platform/database/database';
import { registerAccess } from './platform/http/access';
import { AppError } from './platform/http/app-error';
import { registerCompression } from './platform/http/compression';
import { CONNECTIONS } from './platform/http/connections';
import { createFailureLimiter } from './platform/http/failure-limiter';
import { prepareGentleStop } from './platform/http/gentle-stop';
import { registerHealth } from './platform/http/health';
import { loggerOptions } from './platform/http/logger';
import { createMetrics, registerMetrics } from './platform/http/metrics';
import { answerUnroutable, registerProblems } from './platform/http/problems';
import { registerSecurityHeaders, type SecurityOptions } from './platform/http/security-headers';
import { registerValidation, type ValibotTypeProvider } from './platform/http/validation';
import { createMailer } from './platform/mail/create-mailer';
import { connectRedis, whenConnected } from './platform/redis/redis';
import { createStorage } from './platform/storage/create-storage';
import { portalRoutes } from './portal/portal.routes';
import { createRealtime } from './realtime/realtime';

/** Puts the service together on an open database, which the app closes when it closes. */
export async function createApp(config: Config, database: Database): Promise<FastifyInstance> {
  const app = fastify({
    ...CONNECTIONS,
    logger: loggerOptions(config),
    trustProxy: trustProxy(config.trustProxy),
    return503OnClosing: false,
    bodyLimit: 1_048_576,
    genReqId: () => randomUUID(),
    frameworkErrors: answerUnroutable,
  });
  const { db, signals } = database;
  await addInventory(db);
  await addFirstNews(db);
  const secret = readAuthSecret(config.authSecret, config.dataDir);
  const tokens = withAccounts(
    createAccessTokens(secret),
    async ({ userId, role }) => (await findUser(db, userId))?.role === role,
  );
  const redis = config.redisUrl === undefined ? null : connectRedis(config.redisUrl, app.log);
  const metrics = createMetrics();
  const security: SecurityOptions = {
    remoteOrigins: config.remoteOrigins,
    overrides: config.overrides,
    production: config.environment === 'production',
  };
  const realtime = createRealtime(app.server, { tokens, redis, log: app.log });
  const mailer = createMailer(config);
  const storage = await createStorage(config);
  const jobs = startJobs({
    ...{ db, realtime, mailer, log: app.log, counts: metrics.deliveries, terms: config },
    chores: { storage, publicUrl: config.publicUrl },
  });
  addGauges({ registry: metrics.registry, db, connected: realtime.connected });

  const stopGently = prepareGentleStop(app.server);
  app.addHook('preClose', async () => {
    realtime.disconnectAll();
    await stopGently();
  });
  app.addHook('onClose', async () => {
    await jobs.stop();
    realtime.close();
    // Not a last command: a Redis that is gone must not keep the data open.
    redis?.disconnect();
    await database.close();
  });

  // Limits hold from the first call on; a Redis that is away delays the start by a second and no more.
  if (redis) app.addHook('onReady', () => whenConnected(redis, 1000));
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
  await app.register(rateLimit, {
    global: false,
    // While Redis is away calls are not limited, rather than refused.
    ...(redis ? { redis, skipOnError: true } : {}),
    errorResponseBuilder: () => new AppError('TOO_MANY_REQUESTS'),
  });
  registerDocs(app, security);

  const calls = app.withTypeProvider<ValibotTypeProvider>();
  const { loginFailures, loginPerMinute: perMinute } = config;
  const failures = {
    perAddress: createFailureLimiter({ limit: loginFailures, windowSeconds: 300, redis }),
    perAccount: createFailureLimiter({ limit: loginFailures * 10, windowSeconds: 300, redis }),
  };
  const onSessionEnded = realtime.endSession;
  const accounts = createAccountService({ db, tokens, onSessionEnded });
  accountRoutes(calls, { accounts, failures, perMinute });
  ownAccountRoutes(calls, { db, failures, onSessionEnded, perMinute });
  notificationChoicesRoutes(calls, { db });
  passwordResetRoutes(calls, {
    ...{ db, onSessionEnded, perMinute, onOrdered: jobs.deliverSoon },
    perAccount: createFailureLimiter({ limit: MOST_RESETS, windowSeconds: 3600, redis }),
  });
  const links = createSignedLinks(secret);
  privacyRoutes(calls, {
    ...{ db, failures, onSessionEnded, perMinute, onChanged: jobs.deliverSoon },
    links,
    organizer: config.mail.organizer,
  });
  hotelRoutes(calls, { db, signals });
  exhibitorRoutes(calls, { db, signals, onChanged: jobs.deliverSoon });
  newsRoutes(calls, { db, signals });
  auditRoutes(calls, { db });
  reservationRoutes(calls, { db });
  orderRoutes(calls, { db, perMinute });
  progressRoutes(calls, { db });
  statementRoutes(calls, { db });
  messageRoutes(calls, { db, perMinute, onChanged: jobs.deliverSoon });
  paymentRoutes(calls, { db, onChanged: jobs.deliverSoon });
  await documentRoutes(app, { db, storage, perMinute, onChanged: jobs.deliverSoon });
  notificationRoutes(calls, {
    ...{ db, onOrdered: jobs.deliverSoon, onRead: realtime.announceRead },
  });
  participationRoutes(calls, {
    db,
    perMinute: config.loginPerMinute,
    onChanged: jobs.deliverSoon,
  });
  organizerParticipationRoutes(calls, {
    db,
    publicUrl: config.publicUrl,
    onChanged: jobs.deliverSoon,
  });
  organizerReservationRoutes(calls, { db, onChanged: jobs.deliverSoon });
  standRoutes(calls, { db });
  organizerStandRoutes(calls, { db, onChanged: jobs.deliverSoon });
  holdRoutes(calls, { db, minutes: config.holdMinutes, onChanged: jobs.deliverSoon });
  holdSaleRoutes(calls, { db, onChanged: jobs.deliverSoon });
  await staffRoutes(app, {
    db,
    storage,
    perMinute: config.loginPerMinute,
    onOrdered: jobs.deliverSoon,
    ownLink: (id) => ownApplicationLink(links, config.publicUrl, id),
  });
  const promos = createPromoCodes({
    db,
    failures: createFailureLimiter({ limit: loginFailures, windowSeconds: 300, redis }),
  });
  catalogueRoutes(calls, { db, signals, promos, perMinute });
  registerQuotes(calls, {
    ...{ db, promos, perMinute, onOrdered: jobs.deliverSoon },
    ...{ days: config.quoteDays, publicUrl: config.publicUrl, organizer: config.mail.organizer },
    mails: createFailureLimiter({ limit: MAILS_AN_HOUR, windowSeconds: 3600, redis }),
  });
  registerBadges(calls, {
    ...{ db, secret, perMinute, publicUrl: config.publicUrl, onOrdered: jobs.deliverSoon },
    registrations: EDITION.registrations,
    repeats: createFailureLimiter({ ...REPEATS, redis }),
  });
  contactRoutes(calls, { db, organizer: config.mail.organizer, onOrdered: jobs.deliverSoon });
  failureRoutes(calls, { metrics });
  await portalRoutes(app, { config, security });
  return app;
}

/** A number counts proxies from this server outwards; Fastify takes it as a function. */
function trustProxy(setting: Config['trustProxy']) {
  return typeof setting === 'number' ? (_address: string, hop: number) => hop < setting : setting;
}
