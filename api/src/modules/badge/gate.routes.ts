import {
  checkInSchema,
  visitorListSchema,
  visitorQuerySchema,
  visitorSchema,
} from '@mosta/shared/schemas/badge.schema';
import * as v from 'valibot';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import type { GateService } from './gate.service';

const TAG = 'Badges';
const config = { access: ['Organizer'], area: 'badge' } as const;
const entrance = { access: ['Organizer'], area: 'entrance' } as const;
const params = v.object({ id: v.string() });
const response = { 200: visitorSchema };

/** Badges, for organisers: the list, the gate, and what is done when something went wrong. */
export function gateRoutes(app: ValibotApp, { gate }: { gate: GateService }): void {
  app.get(
    '/v1/organizer/badge',
    {
      config,
      schema: {
        tags: [TAG],
        summary: 'Cherche parmi les badges, le plus récent d’abord, et les compte',
        querystring: visitorQuerySchema,
        response: { 200: visitorListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return gate.list(request.query);
    },
  );

  app.post(
    '/v1/organizer/badge/check-in',
    {
      config: entrance,
      schema: {
        tags: [TAG],
        summary: 'Laisse entrer un visiteur, une fois, par le code lu ou la référence saisie',
        problems: ['NOT_FOUND', 'BADGE_USED', 'BADGE_REVOKED'],
        body: checkInSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return gate.checkIn(actorOf(request), request.body.code);
    },
  );

  app.post(
    '/v1/organizer/badge/:id/revoke',
    { config, schema: { tags: [TAG], summary: 'Annule un badge', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return gate.revoke(actorOf(request), request.params.id);
    },
  );

  app.post(
    '/v1/organizer/badge/:id/undo-check-in',
    {
      config: entrance,
      schema: { tags: [TAG], summary: 'Corrige une entrée notée par erreur', params, response },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return gate.undoCheckIn(actorOf(request), request.params.id);
    },
  );
}
