import {
  entranceQuerySchema,
  entranceSchema,
  passageResultsSchema,
  passagesSchema,
} from '@mosta/shared/schemas/entrance.schema';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import type { EntranceService } from './entrance.service';

const TAG = 'Badges';
const config = { access: ['Organizer'], area: 'entrance' } as const;

/** The entrance of the fair: what its devices keep, and what they tell. */
export function entranceRoutes(app: ValibotApp, { entrance }: { entrance: EntranceService }): void {
  app.get(
    '/v1/organizer/entrance',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Donne à un appareil de l’entrée de quoi contrôler seul, et les entrées du jour',
        querystring: entranceQuerySchema,
        response: { 200: entranceSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return entrance.state(request.query.since ?? null);
    },
  );

  app.post(
    '/v1/organizer/entrance',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Note des passages, aussi ceux d’un moment sans connexion\u00a0; chacun une fois',
        body: passagesSchema,
        response: { 200: passageResultsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { results: await entrance.pass(actorOf(request), request.body.passages) };
    },
  );
}
