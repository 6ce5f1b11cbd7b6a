import { defineModule } from '../../platform/http/define-module';
import { directoryRoutes } from './directory.routes';
import { exhibitorRoutes } from './exhibitor.routes';

/** The directory of exhibitors, and their own pages in it. */
export const exhibitorPlugin = defineModule(
  { name: 'exhibitor', needs: ['db', 'signals', 'printer'] },
  (app) => {
    exhibitorRoutes(app, { db: app.db, signals: app.signals });
    directoryRoutes(app, app.db);
  },
);
