import fp from 'fastify-plugin';
import * as v from 'valibot';
import { mailSchema } from '../platform/mail/mail';
import { MAIL_TOPIC } from './mail-job';
import { createOutbox, type Gate, type Outbox } from './outbox';
import { deleteDone } from './outbox.repository';
import type { QueueName } from './queues';
import { REMOVAL_TOPIC, runRemovalJob } from './removal-job';

declare module 'fastify' {
  interface FastifyInstance {
    outbox: Outbox;
  }
}

const HOUR = 3_600_000;
const KEEP_DONE = 7 * 24 * HOUR;

type Options = { gates: Partial<Record<QueueName, Gate>> };

/** What is done after a commit, outside of the database. Modules name who does the jobs of their own topics. */
export const outboxPlugin = fp<Options>(
  async (app, { gates }) => {
    const { db, commits, log, mailer, storage } = app;
    const outbox = createOutbox({ db, commits, log, gates, counts: app.metrics.deliveries });
    outbox.handle(MAIL_TOPIC, 'mail', ({ id, payload }) =>
      mailer.send(id, v.parse(mailSchema, payload)),
    );
    outbox.handle(REMOVAL_TOPIC, 'tasks', ({ payload }) => runRemovalJob(storage, payload));
    app.decorate('outbox', outbox);
    app.addHook('onReady', async () => outbox.start());
    app.addHook('onClose', outbox.stop);
    app.startTask('delivered jobs could not be removed', HOUR, () =>
      deleteDone(db, new Date(Date.now() - KEEP_DONE)),
    );
  },
  {
    name: 'outbox',
    decorators: { fastify: ['db', 'commits', 'mailer', 'storage', 'metrics', 'startTask'] },
  },
);
