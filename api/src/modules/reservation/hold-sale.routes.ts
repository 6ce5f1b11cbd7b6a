import { reservationSchema } from '@mosta/shared/schemas/reservation.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
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
        problems: ['STAND_TAKEN'],
        params: v.object({ id: v.string() }),
        response: { 201: reservationSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return sales.reserve(callerOf(request).userId, request.params.id);
    },
  );
}
