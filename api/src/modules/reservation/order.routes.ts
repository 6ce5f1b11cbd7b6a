import { orderInputSchema } from '@mosta/shared/schemas/order.schema';
import { reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { order, takeBack } from './order.service';

type Dependencies = {
  db: Db;
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** Further supplies, services and prints for a reservation. */
export function orderRoutes(app: ValibotApp, { db, perMinute }: Dependencies): void {
  const config = {
    access: ['Exhibitor'] as const,
    rateLimit: { max: perMinute, timeWindow: '1 minute' },
  };
  const tags = ['Réservations'];
  const response = { 200: reservationSchema };

  app.post(
    '/v1/reservation/:id/order',
    {
      config,
      schema: {
        tags,
        summary: 'Commande des articles du catalogue pour une de ses réservations',
        description:
          'Aux prix du jour. Un article déjà commandé au même prix s’ajoute à sa ligne. Possible tant que orders.open le dit, et que le stock le permet\u00a0: OUT_OF_STOCK dit ce qui en reste. Une commande renvoyée avec la même clé (key) n’est pas passée deux fois.',
        problems: ['ORDERS_CLOSED', 'NO_LONGER_OFFERED', 'OUT_OF_STOCK', 'EDITION_FORMER'],
        params: v.object({ id: v.string() }),
        body: orderInputSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return order(db, exhibitorOf(request), request.params.id, request.body);
    },
  );

  app.delete(
    '/v1/reservation/:id/order/:line',
    {
      config,
      schema: {
        tags,
        summary: 'Retire une ligne que l’on a commandée, tant que les commandes sont ouvertes',
        problems: ['ORDERS_CLOSED', 'EDITION_FORMER'],
        params: v.object({ id: v.string(), line: v.string() }),
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, line } = request.params;
      return takeBack(db, exhibitorOf(request), id, line);
    },
  );
}
