import { defineModule } from '../../platform/http/define-module';
import { messageRoutes } from './message.routes';

/** Messages between the parties of a participation. */
export const messagePlugin = defineModule<{ perMinute: number }>(
  { name: 'message', needs: ['db'] },
  (app, options) => {
    messageRoutes(app, { db: app.db, ...options });
  },
);
