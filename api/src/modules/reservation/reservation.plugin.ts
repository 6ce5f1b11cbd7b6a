import { defineModule } from '../../platform/http/define-module';
import { orderRoutes } from './order.routes';
import { organizerReservationRoutes } from './organizer-reservation.routes';
import { reservationRoutes } from './reservation.routes';

/** Reservations: sold stands, and what is ordered with them. */
export const reservationPlugin = defineModule<{ perMinute: number }>(
  { name: 'reservation', needs: ['db'] },
  (app, options) => {
    const { db } = app;
    reservationRoutes(app, { db });
    orderRoutes(app, { db, ...options });
    organizerReservationRoutes(app, { db });
  },
);
