import type { FastifyBaseLogger } from 'fastify';
import * as v from 'valibot';
import {
  NOTIFICATION_TOPIC,
  notificationOrderSchema,
} from '../modules/notification/notification.topic';
import { STAND_TOPIC, standOrderSchema } from '../modules/stand/stand.topic';
import type { Db } from '../platform/database/database';
import { MAIL_TOPIC, mailOrderSchema } from '../platform/mail/mail-order';
import { MAIL_CONNECTIONS, type Mailer } from '../platform/mail/mailer';
import type { OutboxRow } from '../platform/outbox/outbox.repository';
import type { Realtime } from '../realtime/realtime';
import { CHORE_TOPICS, type ChoreNeeds, doChore } from './chores';
import { growingPause, type Lane, type LaneSettings, startLane } from './lane';

/**
 * Socket events never wait behind mails. They leave in their sequence; a failed one may be overtaken, and readers keep the
 * newer account of a stand by its revision. Mails are tried for about three days, as mail servers do.
 */
export const LANES = {
  socket: {
    topics: [STAND_TOPIC, NOTIFICATION_TOPIC],
    parallel: 100,
    batch: 100,
    markTogether: true,
    deadline: 1,
    lease: 60,
    mostAttempts: 1000,
    pause: growingPause(1, 15),
  },
  mail: {
    topics: [MAIL_TOPIC],
    parallel: MAIL_CONNECTIONS,
    batch: MAIL_CONNECTIONS,
    markTogether: false,
    deadline: 45,
    lease: 120,
    mostAttempts: 100,
    pause: growingPause(5, 3600),
  },
  chores: {
    topics: CHORE_TOPICS,
    parallel: 1,
    batch: 20,
    markTogether: false,
    deadline: 15,
    lease: 600,
    mostAttempts: 100,
    pause: growingPause(5, 3600),
  },
} as const satisfies Record<string, LaneSettings>;
export type LaneName = keyof typeof LANES;

/** Milliseconds for deliveries under way when the service stops. */
const PATIENCE = 6000;

export type DeliveryCounts = {
  sent: (lane: LaneName) => void;
  failed: (lane: LaneName) => void;
};

type Dependencies = {
  db: Db;
  realtime: Realtime;
  mailer: Mailer;
  log: FastifyBaseLogger;
  counts: DeliveryCounts;
  /** What the service's own orders need. */
  chores: ChoreNeeds;
};

/** Starts the lanes of the outbox. */
export function startDelivery({ db, realtime, mailer, log, counts, chores }: Dependencies) {
  const start = (name: LaneName, deliver: (row: OutboxRow) => Promise<void>): Lane =>
    startLane(LANES[name], {
      db,
      deliver,
      isOpen: () => name !== 'socket' || realtime.isOpen(),
      onSent: () => counts.sent(name),
      onFailed: ({ id, topic, attempts }, error, givenUp) => {
        counts.failed(name);
        const about = { order: id, topic, attempts: attempts + 1, reason: reasonOf(error) };
        if (givenUp) log.error(about, 'delivery given up: the order stays in the outbox');
        else log.warn(about, 'delivery failed and will be tried again');
      },
      onError: (error) => log.error({ err: error, lane: name }, 'the outbox could not be read'),
    });
  const lanes = [
    start('socket', (row) => deliverEvent(realtime, row)),
    start('mail', ({ id, payload }) => mailer.send(id, v.parse(mailOrderSchema, payload))),
    start('chores', (row) => doChore(db, chores, row)),
  ];
  realtime.onOpen(() => lanes[0]?.kick());
  return {
    kick: () => {
      for (const lane of lanes) lane.kick();
    },
    stop: async () => {
      await Promise.all(lanes.map((lane) => lane.stop(PATIENCE)));
      mailer.close();
    },
  };
}

async function deliverEvent(realtime: Realtime, { topic, payload }: OutboxRow): Promise<void> {
  if (topic === STAND_TOPIC) {
    await realtime.announceStand(v.parse(standOrderSchema, payload));
    return;
  }
  const { userId, notification } = v.parse(notificationOrderSchema, payload);
  await realtime.notify(userId, notification);
}

/** A code or a kind of error, never its text: a mail server's answer repeats the recipient's address. */
function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown';
  return 'code' in error && typeof error.code === 'string' ? error.code : error.name;
}
