import { defineModule } from '../../platform/http/define-module';
import { overviewRoutes } from './overview.routes';

/** The figures of the fair, for organisers. */
export const overviewPlugin = defineModule({ name: 'overview', needs: ['db'] }, (app) => {
  overviewRoutes(app, { db: app.db });
});
