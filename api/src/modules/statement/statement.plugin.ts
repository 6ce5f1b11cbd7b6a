import { defineModule } from '../../platform/http/define-module';
import { statementRoutes } from './statement.routes';

/** What a participation costs. */
export const statementPlugin = defineModule({ name: 'statement', needs: ['db'] }, (app) => {
  statementRoutes(app, { db: app.db });
});
