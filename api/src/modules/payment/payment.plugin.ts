import { defineModule } from '../../platform/http/define-module';
import { paymentRoutes } from './payment.routes';

/** Money that arrived. */
export const paymentPlugin = defineModule({ name: 'payment', needs: ['db'] }, (app) => {
  paymentRoutes(app, { db: app.db });
});
