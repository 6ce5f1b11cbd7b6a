import { reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import { reserveSchema } from '@mosta/shared/schemas/stand-choice.schema';
import * as v from 'valibot';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { createHoldSales } from './hold-sale.service';

/** The call by which an exhibitor reserves a stand that it has under option. */
export function holdSaleRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createHoldSales>[0],
): void {
  const sales = createHoldSales(dependencies);

  app.post(
    '/v1/hold/:id/reserve',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags: ['Options'],
        summary: 'Réserve le stand d’une de ses options, dans sa réservation en attente',
        problems: ['STAND_TAKEN', 'PARTICIPATION_REQUIRED', 'STAND_SIZE_DIFFERS'],
        params: v.object({ id: v.string() }),
        body: reserveSchema,
        response: { 201: reservationSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return sales.reserve(exhibitorOf(request), request.params.id, request.body.choice);
    },
  );
}
