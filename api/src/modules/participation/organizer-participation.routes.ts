import {
  organizerParticipationSchema,
  participationAcceptSchema,
  participationCountsSchema,
  participationMessageSchema,
  participationPageSchema,
  participationQuerySchema,
} from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import {
  countParticipationsForOrganizers,
  pageOfParticipations,
} from './organizer-participation.repository';
import { createOrganizerParticipationService } from './organizer-participation.service';

const PREFIX = '/v1/organizer/participation';
const config = { access: ['Organizer'] } as const;

/** The organisers' side of the participations. */
export function organizerParticipationRoutes(
  app: ValibotApp,
  dependencies: Parameters<typeof createOrganizerParticipationService>[0],
): void {
  const service = createOrganizerParticipationService(dependencies);
  const about = (summary: string, ...problems: ProblemCode[]) => ({
    tags: ['Organisation'],
    summary,
    problems,
    params: v.object({ id: v.string() }),
    response: { 200: organizerParticipationSchema },
  });

  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags: ['Organisation'],
        summary: 'Liste les dossiers de participation, le plus récent d’abord',
        querystring: participationQuerySchema,
        response: { 200: participationPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfParticipations(dependencies.db, request.query);
    },
  );

  app.get(
    `${PREFIX}/counts`,
    {
      config,
      schema: {
        tags: ['Organisation'],
        summary: 'Compte les dossiers de chaque étape, et ce qui attend une réponse',
        response: { 200: participationCountsSchema },
      },
    },
    async (_request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return countParticipationsForOrganizers(dependencies.db);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    { config, schema: about('Donne un dossier de participation en entier') },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return service.read(request.params.id);
    },
  );

  app.post(
    `${PREFIX}/:id/accept`,
    {
      config,
      schema: {
        ...about('Accepte un dossier', 'ALREADY_DECIDED'),
        body: participationAcceptSchema,
      },
    },
    async (request) =>
      service.decide(actorOf(request), request.params.id, 'accepted', request.body.message ?? ''),
  );

  app.post(
    `${PREFIX}/:id/request-change`,
    {
      config,
      schema: {
        ...about('Demande de compléter un dossier', 'ALREADY_DECIDED'),
        body: participationMessageSchema,
      },
    },
    async (request) =>
      service.decide(actorOf(request), request.params.id, 'to_complete', request.body.message),
  );

  app.post(
    `${PREFIX}/:id/refuse`,
    {
      config,
      schema: {
        ...about('Refuse un dossier et libère ses stands en attente', 'ALREADY_DECIDED'),
        body: participationMessageSchema,
      },
    },
    async (request) =>
      service.decide(actorOf(request), request.params.id, 'refused', request.body.message),
  );
}
