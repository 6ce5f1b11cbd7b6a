import type { LimitSettings } from '../../limits/costs';
import { letterAllowances, mostLettersPerHour } from '../../limits/letter-allowances';
import { defineModule } from '../../platform/http/define-module';
import { letterRoutes } from './letter.routes';
import { createLetterDelivery } from './letter-delivery';

type Options = { publicUrl: string; limits: LimitSettings };

/** Milliseconds after which letters of other processes, and those whose time has come, are looked for. */
const INTERVAL = 2000;

/** Letters of the organisers to exhibitors. */
export const letterPlugin = defineModule<Options>(
  { name: 'letter', needs: ['db', 'outbox', 'startTask'] },
  (app, { publicUrl, limits }) => {
    const deliver = createLetterDelivery({
      ...{ db: app.db, publicUrl, allowances: letterAllowances(limits) },
    });
    const task = app.startTask('letters could not be sent', INTERVAL, deliver);
    const mailsPerHour = mostLettersPerHour(limits);
    letterRoutes(app, { db: app.db, publicUrl, mailsPerHour, onSend: task.wake });
  },
);
