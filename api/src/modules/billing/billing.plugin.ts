import { defineModule } from '../../platform/http/define-module';
import { billingRoutes } from './billing.routes';
import { issuedRoutes } from './issued.routes';
import { ownIssuedRoutes } from './own-issued.routes';

/** Invoices, credit notes and receipts, and what each reservation owes. */
export const billingPlugin = defineModule({ name: 'billing', needs: ['db', 'printer'] }, (app) => {
  billingRoutes(app, { db: app.db });
  issuedRoutes(app, { db: app.db });
  ownIssuedRoutes(app, { db: app.db });
});
