import { defineModule } from '../../platform/http/define-module';
import { holdSaleRoutes } from './hold-sale.routes';
import { endReservations } from './reservation-end';

/** Often enough for a page to show the end of a reservation soon after the form has made it. */
const INTERVAL = 10_000;

type Options = {
  /** Days that a pending reservation keeps its stands; 0: without end. */
  days: number;
  publicUrl: string;
};

/** Options that become sales, and sales that are not confirmed in time. */
export const holdSalePlugin = defineModule<Options>(
  { name: 'hold-sale', needs: ['db', 'startTask'], after: ['hold', 'reservation'] },
  (app, { days, publicUrl }) => {
    const { db } = app;
    holdSaleRoutes(app, { db, days });
    if (days === 0) return;
    app.startTask('pending reservations could not be ended', INTERVAL, () =>
      endReservations({ db, days, publicUrl }),
    );
  },
);
