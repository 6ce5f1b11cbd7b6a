import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import { deleteExpired } from '../modules/account/account.repository';
import {
  NOTIFICATION_TOPIC,
  notificationOrderSchema,
} from '../modules/notification/notification.topic';
import { expireHolds } from '../modules/stand/hold.repository';
import { STAND_TOPIC, standOrderSchema } from '../modules/stand/stand.topic';
import type { Db } from '../platform/database/database';
import {
  deleteDelivered,
  deliverBatch,
  type OutboxRow,
} from '../platform/outbox/outbox.repository';
import type { Realtime } from '../realtime/realtime';
import { startRounds } from './rounds';

const SECOND = 1000;
const HOUR = 3600 * SECOND;
const KEEP_DELIVERED = 7 * 24 * HOUR;

type Dependencies = { db: Db; realtime: Realtime; log: FastifyBaseLogger };

export type Jobs = { deliverSoon: () => void; stop: () => Promise<void> };

/** Starts the background work: delivery of the outbox, the end of options, and hourly tidying. */
export function startJobs({ db, realtime, log }: Dependencies): Jobs {
  const recipients: Record<string, (payload: unknown) => void> = {
    [NOTIFICATION_TOPIC]: (payload) => {
      const order = v.parse(notificationOrderSchema, payload);
      realtime.notify(order.userId, order.notification);
    },
    [STAND_TOPIC]: (payload) => realtime.announceStand(v.parse(standOrderSchema, payload)),
  };
  const deliver = async ({ topic, payload }: OutboxRow) => {
    const recipient = recipients[topic];
    if (!recipient) throw new Error(`Nobody delivers the topic ${topic}`);
    recipient(payload);
  };
  const delivery = startRounds(
    async () => {
      let delivered = 1;
      while (delivered > 0) {
        delivered = await deliverBatch(db, deliver, (row, error) =>
          log.error({ err: error, topic: row.topic, order: row.id }, 'delivery failed'),
        );
      }
    },
    2 * SECOND,
    (error) => log.error({ err: error }, 'the outbox could not be read'),
  );
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
  return {
    deliverSoon: delivery.kick,
    stop: async () => {
      await expiry.stop();
      await delivery.stop();
      await tidying.stop();
    },
  };
}
