import {
  organizerReservationSchema,
  reasonSchema,
  reservationConfirmSchema,
  reservationPageSchema,
  reservationQuerySchema,
} from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { pageOfReservations } from './organizer-reservation.repository';
import { createOrganizerReservationService } from './organizer-reservation.service';

const PREFIX = '/v1/organizer/reservation';
const config = { access: ['Organizer'], area: 'participation' } as const;

/** The organisers' side of the reservations. */
export function organizerReservationRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createOrganizerReservationService>[0],
): void {
  const service = createOrganizerReservationService(dependencies);
  const about = (summary: string, ...problems: ProblemCode[]) => ({
    tags: ['Organisation'],
    summary,
    problems,
    params: v.object({ id: v.string() }),
    response: { 200: organizerReservationSchema },
  });

  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags: ['Organisation'],
        summary: 'Liste les réservations, la plus récente d’abord',
        querystring: reservationQuerySchema,
        response: { 200: reservationPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfReservations(dependencies.db, request.query);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    { config, schema: about('Donne une réservation') },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.read(request.params.id);
    },
  );

  app.post(
    `${PREFIX}/:id/confirm`,
    {
      config,
      schema: {
        ...about(
          'Confirme une réservation, avec les prestations convenues',
          'ALREADY_CONFIRMED',
          'ALREADY_DECIDED',
          'EDITION_FORMER',
        ),
        body: reservationConfirmSchema,
      },
    },
    async (request) => service.confirm(actorOf(request), request.params.id, request.body),
  );

  app.post(
    `${PREFIX}/:id/cancel`,
    {
      config,
      schema: {
        ...about(
          'Annule une réservation et libère ses stands',
          'ALREADY_DECIDED',
          'EDITION_FORMER',
        ),
        body: reasonSchema,
      },
    },
    async (request) =>
      service.cancel(actorOf(request), request.params.id, request.body.reason ?? ''),
  );
}
