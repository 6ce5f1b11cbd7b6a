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
import { currentEdition } from '../../current-edition';
import type { Db } from '../../platform/database/database';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import type { EmailConfirmations } from '../account/email-confirmation.service';
import { correctOwn, ownParticipations } from './own-participation.service';
import { register } from './participation.service';

type Dependencies = {
  db: Db;
  confirmations: EmailConfirmations;
  /** Calls allowed to one network address in a minute: each costs the hash of a password. */
  perMinute: number;
};

const TAG = 'Participation';
const BODY_LIMIT = 65_536;

/** The participation form of exhibitors, and their own participations. */
export function participationRoutes(app: ValibotApp, dependencies: Dependencies): void {
  const { db, confirmations, perMinute } = dependencies;
  app.post(
    '/v1/temp',
    {
      bodyLimit: BODY_LIMIT,
      config: {
        access: 'public',
        caller: 'optional',
        rateLimit: { max: perMinute, timeWindow: '1 minute' },
        costs: ['record', 'mail'],
      },
      schema: {
        tags: [TAG],
        summary:
          'Inscrit un exposant\u00a0: son compte, son entreprise et sa réservation en attente',
        problems: ['WEAK_PASSWORD', 'REGISTRATIONS_CLOSED', 'TOO_MANY_PARTICIPATIONS'],
        description:
          'tempReservation peut porter quote, le secret du lien d’un devis, et holds, les identifiants de ses propres options\u00a0: le devis et les stands entrent dans la réservation. Ce qui ne peut y entrer est dit dans warnings. Un exposant connecté avec la même adresse e-mail n’a pas besoin de mot de passe.',
        body: participationCallSchema,
        response: { 201: participationAnswerSchema },
      },
    },
    async (request, reply) => {
      reply.code(201).header('cache-control', 'no-store');
      const { registrations } = currentEdition();
      const { caller = null } = request;
      return register({ db, confirmations }, request.body, {
        registrations,
        caller,
        language: chosenLanguage(request),
      });
    },
  );

  app.get(
    '/v1/participation/mine',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags: [TAG],
        summary:
          'Liste ses propres dossiers, ceux de l’édition en cours avant ceux des éditions passées, le plus récent d’abord',
        response: { 200: participationListSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return ownParticipations(db, exhibitorOf(request));
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
        problems: ['ALREADY_DECIDED', 'EDITION_FORMER'],
        params: v.object({ id: v.string() }),
        body: participationPatchSchema,
        response: { 200: participationCorrectedSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return correctOwn(db, exhibitorOf(request), request.params.id, request.body);
    },
  );
}
