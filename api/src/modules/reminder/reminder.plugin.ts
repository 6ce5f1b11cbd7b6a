import { defineModule } from '../../platform/http/define-module';
import { reminderRoutes } from './reminder.routes';

/** Reminders of late payments. */
export const reminderPlugin = defineModule<{ publicUrl: string }>(
  { name: 'reminder', needs: ['db', 'outbox'] },
  (app, { publicUrl }) => {
    reminderRoutes(app, { db: app.db, publicUrl });
  },
);
