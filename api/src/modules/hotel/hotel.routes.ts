import { hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import type { Db } from '../../platform/database/database';
import { sendWithEtag } from '../../platform/http/etag';
import type { ValibotApp } from '../../platform/http/validation';
import { listHotels } from './hotel.repository';

/** The hotel directory. */
export function hotelRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/hotel',
    {
      config: { access: 'public' },
      schema: {
        tags: ['Hébergement'],
        summary: 'Liste les hôtels',
        response: { 200: hotelListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-cache').type('application/json; charset=utf-8');
      return sendWithEtag(request, reply, JSON.stringify(await listHotels(db)));
    },
  );
}
