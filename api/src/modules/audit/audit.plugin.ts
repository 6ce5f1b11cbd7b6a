import { defineModule } from '../../platform/http/define-module';
import { auditRoutes } from './audit.routes';

/** What organisers did. */
export const auditPlugin = defineModule({ name: 'audit', needs: ['db'] }, (app) => {
  auditRoutes(app, { db: app.db });
});
