import { defineModule } from '../../platform/http/define-module';
import { organizerHoldRoutes } from './organizer-hold.routes';
import { organizerStandRoutes } from './organizer-stand.routes';

/** What organisers do with stands. */
export const organizerStandPlugin = defineModule(
  { name: 'organizer-stand', needs: ['db', 'printer'] },
  (app) => {
    organizerStandRoutes(app, { db: app.db });
    organizerHoldRoutes(app, app.db);
  },
);
