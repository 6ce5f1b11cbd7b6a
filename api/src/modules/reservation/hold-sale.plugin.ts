import { defineModule } from '../../platform/http/define-module';
import { holdSaleRoutes } from './hold-sale.routes';

/** Options that become sales. */
export const holdSalePlugin = defineModule(
  { name: 'hold-sale', needs: ['db'], after: ['hold', 'reservation'] },
  (app) => {
    holdSaleRoutes(app, { db: app.db });
  },
);
