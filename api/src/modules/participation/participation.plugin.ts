import { participationChangeSchema } from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { defineModule } from '../../platform/http/define-module';
import { PARTICIPATION_TOPIC } from '../party/participation-change';
import { assigneeRoutes } from './assignee.routes';
import { batchRoutes } from './batch.routes';
import { organizerParticipationRoutes } from './organizer-participation.routes';
import { participationRoutes } from './participation.routes';
import { addReceiptMail, MOST_RECEIPTS, RECEIPT_TOPIC } from './receipt-mail';

type Options = { perMinute: number; publicUrl: string };

/** The participation form, and what organisers decide about it. */
export const participationPlugin = defineModule<Options>(
  {
    name: 'participation',
    needs: ['db', 'emailConfirmations', 'realtime', 'outbox', 'createLimiter'],
  },
  (app, options) => {
    const { db, emailConfirmations: confirmations, realtime } = app;
    participationRoutes(app, { db, confirmations, perMinute: options.perMinute });
    const perMailbox = app.createLimiter({ limit: MOST_RECEIPTS, windowSeconds: 3600 });
    app.outbox.handle(RECEIPT_TOPIC, 'tasks', ({ payload }) =>
      addReceiptMail({ db, publicUrl: options.publicUrl, perMailbox }, payload),
    );
    assigneeRoutes(app, { db });
    batchRoutes(app, { db, publicUrl: options.publicUrl });
    organizerParticipationRoutes(app, { db, publicUrl: options.publicUrl });
    app.outbox.handle(PARTICIPATION_TOPIC, 'socket', ({ payload }) =>
      realtime.announceParticipation(v.parse(participationChangeSchema, payload)),
    );
  },
);
