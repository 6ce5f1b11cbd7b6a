import { defineModule } from '../../platform/http/define-module';
import { hotelRoutes } from './hotel.routes';

/** The hotel directory. */
export const hotelPlugin = defineModule({ name: 'hotel', needs: ['db', 'signals'] }, (app) => {
  hotelRoutes(app, { db: app.db, signals: app.signals });
});
