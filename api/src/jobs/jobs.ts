import type { FastifyBaseLogger } from 'fastify';
import { deleteExpired } from '../modules/account/account.repository';
import { expireHolds } from '../modules/hold/hold.repository';
import type { Db } from '../platform/database/database';
import type { Mailer } from '../platform/mail/mailer';
import { deleteDelivered } from '../platform/outbox/outbox.repository';
import type { Realtime } from '../realtime/realtime';
import type { ChoreNeeds } from './chores';
import { type DeliveryCounts, startDelivery } from './delivery';
import { startRetention, type Terms } from './retention';
import { startRounds } from './rounds';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const KEEP_DELIVERED = 7 * 24 * HOUR;

type Dependencies = {
  db: Db;
  realtime: Realtime;
  mailer: Mailer;
  log: FastifyBaseLogger;
  counts: DeliveryCounts;
  chores: ChoreNeeds;
  terms: Terms;
};

export type Jobs = { deliverSoon: () => void; stop: () => Promise<void> };

/** Starts the background work: delivery of the outbox, the end of options, and hourly tidying. */
export function startJobs({ terms, ...dependencies }: Dependencies): Jobs {
  const { db, log } = dependencies;
  const delivery = startDelivery(dependencies);
  // Every second: that is how soon the plan shows that an option has run out.
  const expiry = startRounds(
    async () => {
      if ((await expireHolds(db)) > 0) delivery.kick();
    },
    SECOND,
    (error) => log.error({ err: error }, 'options could not be ended'),
  );
  const tidying = startRounds(
    async () => {
      await deleteExpired(db, new Date());
      await deleteDelivered(db, new Date(Date.now() - KEEP_DELIVERED));
    },
    HOUR,
    (error) => log.error({ err: error }, 'tidying failed'),
  );
  const retention = startRetention({ db, storage: dependencies.chores.storage, terms, log });
  return {
    deliverSoon: delivery.kick,
    stop: async () => {
      await expiry.stop();
      await delivery.stop();
      await tidying.stop();
      await retention.stop();
    },
  };
}
