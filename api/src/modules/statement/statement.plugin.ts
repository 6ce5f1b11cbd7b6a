import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import { defineModule } from '../../platform/http/define-module';
import { standChoiceRoutes } from './stand-choice.routes';
import { statementRoutes } from './statement.routes';

/** What a participation costs. */
export const statementPlugin = defineModule<{ bank: BankAccount }>(
  { name: 'statement', needs: ['db', 'printer'] },
  (app, { bank }) => {
    statementRoutes(app, { db: app.db, bank });
    standChoiceRoutes(app, { db: app.db });
  },
);
