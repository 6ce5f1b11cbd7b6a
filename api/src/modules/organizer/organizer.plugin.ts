import { defineModule } from '../../platform/http/define-module';
import { organizerRoutes } from './organizer.routes';

/** The organisers' accounts and roles, kept by the owners of the fair. */
export const organizerPlugin = defineModule<{ publicUrl: string }>(
  { name: 'organizer', needs: ['db', 'realtime', 'outbox'] },
  (app, { publicUrl }) => {
    const { db, realtime } = app;
    organizerRoutes(app, { db, publicUrl, onSessionEnded: realtime.endSession });
  },
);
