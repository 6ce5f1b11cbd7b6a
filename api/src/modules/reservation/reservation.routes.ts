import { reservationListSchema } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { reservationsOf } from './reservation.service';

/** Exhibitors' reservations. */
export function reservationRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/reservation/exhibitor/:id',
    {
      config: { access: ['Exhibitor', 'Organizer'], area: 'participation' },
      schema: {
        tags: ['Réservations'],
        summary: 'Liste les réservations d’un exposant, pour lui-même ou un organisateur',
        params: v.object({ id: v.string() }),
        response: { 200: reservationListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return reservationsOf(db, callerOf(request), request.params.id);
    },
  );
}
