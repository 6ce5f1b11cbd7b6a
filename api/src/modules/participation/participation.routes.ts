import { EDITION } from '@mosta/shared/domain/edition';
import {
  participationCorrectedSchema,
  participationListSchema,
} from '@mosta/shared/schemas/participation.schema';
import {
  participationAnswerSchema,
  participationCallSchema,
  participationPatchSchema,
} from '@mosta/shared/schemas/participation-form.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { correctOwn, ownParticipations } from './own-participation.service';
import { register } from './participation.service';

type Dependencies = {
  db: Db;
  /** Calls allowed to one network address in a minute: each costs the hash of a password. */
  perMinute: number;
};

const TAG = 'Participation';
const BODY_LIMIT = 65_536;

/** The participation form of exhibitors, and their own participations. */
export function participationRoutes(app: ValibotApp, { db, perMinute }: Dependencies): void {
  app.post(
    '/v1/temp',
    {
      bodyLimit: BODY_LIMIT,
      config: {
        access: 'public',
        caller: 'optional',
        rateLimit: { max: perMinute, timeWindow: '1 minute' },
      },
      schema: {
        tags: [TAG],
        summary: 'Inscrit un exposant : son compte, son entreprise et sa réservation en attente',
        problems: ['EMAIL_TAKEN', 'REGISTRATIONS_CLOSED'],
        description:
          'tempReservation peut porter quote, le secret du lien d’un devis, et holds, les identifiants de ses propres options : le devis et les stands entrent dans la réservation. Ce qui ne peut y entrer est dit dans warnings. Un exposant connecté avec la même adresse e-mail n’a pas besoin de mot de passe.',
        body: participationCallSchema,
        response: { 201: participationAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      return register(db, request.body, EDITION.registrations, request.caller);
    },
  );

  app.get(
    '/v1/participation/mine',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags: [TAG],
        summary: 'Liste ses propres dossiers, le plus récent d’abord',
        response: { 200: participationListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return ownParticipations(db, callerOf(request).userId);
    },
  );

  app.patch(
    '/v1/participation/:id',
    {
      bodyLimit: BODY_LIMIT,
      config: { access: ['Exhibitor'] },
      schema: {
        tags: [TAG],
        summary: 'Corrige un de ses dossiers, tant qu’il n’est pas décidé',
        problems: ['ALREADY_DECIDED'],
        params: v.object({ id: v.string() }),
        body: participationPatchSchema,
        response: { 200: participationCorrectedSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return correctOwn(db, callerOf(request).userId, request.params.id, request.body);
    },
  );
}
