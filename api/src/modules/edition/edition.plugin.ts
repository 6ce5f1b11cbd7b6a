import type { BankAccount } from '@mosta/shared/schemas/statement.schema';
import { defineModule } from '../../platform/http/define-module';
import { editionRoutes } from './edition.routes';
import { addFirstEdition } from './first-edition';

/** The editions of the fair, one of which the portal shows. */
export const editionPlugin = defineModule<{ bank: BankAccount }>(
  { name: 'edition', needs: ['db', 'signals'] },
  async (app, { bank }) => {
    await addFirstEdition(app.db, bank);
    editionRoutes(app, { db: app.db, signals: app.signals });
  },
);
