import { defineModule } from '../../platform/http/define-module';
import { standChoiceRoutes } from './stand-choice.routes';
import { statementRoutes } from './statement.routes';

/** What a participation costs. */
export const statementPlugin = defineModule(
  { name: 'statement', needs: ['db', 'printer'] },
  (app) => {
    statementRoutes(app, { db: app.db });
    standChoiceRoutes(app, { db: app.db });
  },
);
