import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import {
  decisionExampleSchema,
  decisionLetterSchema,
  decisionMailsSchema,
} from '@mosta/shared/schemas/decision-letter.schema';
import { editionChoiceSchema } from '@mosta/shared/schemas/edition-choice.schema';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  organizerParticipationSchema,
  participationAcceptSchema,
  participationCountsSchema,
  participationFilterSchema,
  participationMessageSchema,
  participationPageSchema,
  participationPreviewSchema,
  participationQuerySchema,
} from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { callerOf } from '../../platform/http/access';
import type { ProblemCode } from '../../platform/http/app-error';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import { countParticipationsForOrganizers } from './organizer-participation.repository';
import { createOrganizerParticipationService } from './organizer-participation.service';
import { participationTable } from './participation-export';
import { pageOfParticipations } from './participation-list.repository';

const PREFIX = '/v1/organizer/participation';
const config = { access: ['Organizer'], area: 'participation' } as const;

const DECISION_PROBLEMS: ProblemCode[] = [
  'PARTICIPATION_CHANGED',
  'ALREADY_DECIDED',
  'DECISION_LETTER_CHANGED',
  'EDITION_FORMER',
];

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
        summary:
          'Liste les dossiers de participation, le plus récent d’abord sauf demande contraire',
        querystring: participationQuerySchema,
        response: { 200: participationPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfParticipations(dependencies.db, {
        ...request.query,
        reader: callerOf(request).userId,
      });
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        tags: ['Organisation'],
        summary: 'Exporte les dossiers de participation en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...participationFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const { format, ...filter } = request.query;
      const asked = { ...filter, reader: callerOf(request).userId };
      const table = participationTable(dependencies.db, asked, language);
      return sendTable(reply, format, 'mosta-expo-dossiers', table);
    },
  );

  app.get(
    `${PREFIX}/counts`,
    {
      config,
      schema: {
        tags: ['Organisation'],
        summary: 'Compte les dossiers de chaque étape, et ce qui attend une réponse',
        querystring: editionChoiceSchema,
        response: { 200: participationCountsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return countParticipationsForOrganizers(dependencies.db, request.query.edition);
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
    `${PREFIX}/:id/preview`,
    {
      config,
      schema: {
        tags: ['Organisation'],
        summary: 'Montre les e-mails d’une décision tels qu’ils partiraient, sans rien décider',
        params: v.object({ id: v.string() }),
        body: participationPreviewSchema,
        response: { 200: decisionMailsSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.preview(request.params.id, request.body);
    },
  );

  app.post(
    '/v1/organizer/decision-letter/preview',
    {
      config: { access: ['Organizer'], area: 'content' },
      schema: {
        tags: ['Contenus'],
        summary:
          'Montre le courrier d’une décision, sans l’enregistrer, avec les valeurs d’un dossier',
        body: decisionLetterSchema,
        response: { 200: decisionExampleSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return service.example(request.body);
    },
  );

  app.post(
    `${PREFIX}/:id/accept`,
    {
      config,
      schema: {
        ...about('Accepte un dossier', ...DECISION_PROBLEMS),
        body: participationAcceptSchema,
      },
    },
    async (request) =>
      service.decide(actorOf(request), request.params.id, {
        ...request.body,
        ...{ decision: 'accepted', message: request.body.message ?? '' },
      }),
  );

  app.post(
    `${PREFIX}/:id/request-change`,
    {
      config,
      schema: {
        ...about('Demande de compléter un dossier', ...DECISION_PROBLEMS),
        body: participationMessageSchema,
      },
    },
    async (request) =>
      service.decide(actorOf(request), request.params.id, {
        decision: 'to_complete',
        ...request.body,
      }),
  );

  app.post(
    `${PREFIX}/:id/refuse`,
    {
      config,
      schema: {
        ...about('Refuse un dossier et libère ses stands en attente', ...DECISION_PROBLEMS),
        body: participationMessageSchema,
      },
    },
    async (request) =>
      service.decide(actorOf(request), request.params.id, { decision: 'refused', ...request.body }),
  );
}
