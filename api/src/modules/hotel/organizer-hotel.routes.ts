import {
  hotelChangeSchema,
  hotelInputSchema,
  hotelOrderSchema,
  organizerHotelListSchema,
  organizerHotelSchema,
} from '@mosta/shared/schemas/hotel.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { createHotelService } from './hotel.service';

const config = { access: ['Organizer'], area: 'content' } as const;
const params = v.object({ id: v.string() });
const tags = ['Hébergement'];
const response = { 200: organizerHotelSchema };

/** What organisers do with the hotel directory. */
export function organizerHotelRoutes(app: ValibotApp, db: Db): void {
  const hotels = createHotelService(db);

  app.get(
    '/v1/organizer/hotel',
    {
      config,
      schema: {
        tags,
        summary: 'Liste tous les hôtels, les retirés aussi',
        response: { 200: organizerHotelListSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return hotels.list();
    },
  );

  app.post(
    '/v1/organizer/hotel',
    {
      config,
      schema: {
        tags,
        summary: 'Ajoute un hôtel à la fin de la liste',
        problems: ['NAME_TAKEN'],
        body: hotelInputSchema,
        response: { 201: organizerHotelSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return hotels.add(actorOf(request), request.body);
    },
  );

  app.post(
    '/v1/organizer/hotel/order',
    {
      config,
      schema: {
        tags,
        summary: 'Place les hôtels nommés en tête de la liste, dans cet ordre',
        problems: ['NOT_FOUND'],
        body: hotelOrderSchema,
        response: { 200: organizerHotelListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return hotels.order(actorOf(request), request.body.ids);
    },
  );

  app.patch(
    '/v1/organizer/hotel/:id',
    {
      config,
      schema: {
        tags,
        summary: 'Modifie un hôtel',
        problems: ['NAME_TAKEN'],
        params,
        body: hotelChangeSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return hotels.change(actorOf(request), readId(request.params.id), request.body);
    },
  );

  app.post(
    '/v1/organizer/hotel/:id/withdraw',
    { config, schema: { tags, summary: 'Retire un hôtel de la liste', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return hotels.show(actorOf(request), readId(request.params.id), false);
    },
  );

  app.post(
    '/v1/organizer/hotel/:id/restore',
    { config, schema: { tags, summary: 'Remet un hôtel dans la liste', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return hotels.show(actorOf(request), readId(request.params.id), true);
    },
  );
}
