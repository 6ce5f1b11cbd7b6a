import { defineModule } from '../../platform/http/define-module';
import { findIssued } from '../issued/issued.repository';
import { issuedFileName } from '../issued/issued-pdf';
import { billingRoutes } from './billing.routes';
import { issuedRoutes } from './issued.routes';
import { ownIssuedRoutes } from './own-issued.routes';
import { drawIssued } from './send-issued-pdf';

/** Invoices, credit notes and receipts, and what each reservation owes. */
export const billingPlugin = defineModule(
  { name: 'billing', needs: ['db', 'printer', 'mailDocuments'] },
  (app) => {
    billingRoutes(app, { db: app.db });
    issuedRoutes(app, { db: app.db });
    ownIssuedRoutes(app, { db: app.db });
    app.mailDocuments.handle('issued', async (id, language) => {
      const row = await findIssued(app.db, id);
      if (!row) return null;
      return {
        filename: issuedFileName(row),
        content: await drawIssued(app.printer, row, language),
      };
    });
  },
);
