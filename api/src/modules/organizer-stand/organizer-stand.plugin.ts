import { defineModule } from '../../platform/http/define-module';
import { organizerHoldRoutes } from './organizer-hold.routes';
import { organizerStandRoutes } from './organizer-stand.routes';
import { standCutRoutes } from './stand-cut.routes';
import { standLayoutRoutes } from './stand-layout.routes';

/** What organisers do with stands. */
export const organizerStandPlugin = defineModule(
  { name: 'organizer-stand', needs: ['db', 'printer'] },
  (app) => {
    organizerStandRoutes(app, { db: app.db });
    standLayoutRoutes(app, { db: app.db, printer: app.printer });
    standCutRoutes(app, { db: app.db, printer: app.printer });
    organizerHoldRoutes(app, app.db);
  },
);
