import { defineModule } from '../../platform/http/define-module';
import { progressRoutes } from './progress.routes';

/** Where a participation stands. */
export const progressPlugin = defineModule({ name: 'progress', needs: ['db'] }, (app) => {
  progressRoutes(app, { db: app.db });
});
