import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  staffApplicationSchema,
  staffDecisionSchema,
  staffFilterSchema,
  staffInvitationSchema,
  staffPageSchema,
  staffPreviewInputSchema,
  staffPreviewSchema,
  staffQuerySchema,
} from '@mosta/shared/schemas/staff.schema';
import * as v from 'valibot';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { actorOf } from '../audit/audit-event';
import {
  createOrganizerStaffService,
  type OrganizerStaffDependencies,
} from './organizer-staff.service';
import { staffTable } from './staff-export';

const PREFIX = '/v1/organizer/staff';
const config = { access: ['Organizer'], area: 'staff' } as const;
const params = v.object({ id: v.string() });
const tags = ['Recrutement'];
const response = { 200: staffApplicationSchema };

/** Applications, as organisers read and decide them. */
export function organizerStaffRoutes(
  app: ValibotApp,
  dependencies: OrganizerStaffDependencies,
): void {
  const staff = createOrganizerStaffService(dependencies);

  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les candidatures, la plus récente d’abord sauf demande contraire',
        querystring: staffQuerySchema,
        response: { 200: staffPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return staff.list(request.query);
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      // Who may not read an application does not take all of them along.
      config,
      schema: {
        tags,
        summary: 'Exporte les candidatures en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...staffFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
      const table = staffTable(dependencies.db, filter, language);
      return sendTable(reply, format, 'mosta-expo-candidatures', table);
    },
  );

  app.get(
    `${PREFIX}/:id`,
    { config, schema: { tags, summary: 'Donne une candidature entière', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return staff.find(readId(request.params.id));
    },
  );

  app.get(
    `${PREFIX}/:id/file/:name`,
    {
      config,
      // A HEAD would note a reading that nobody did.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary:
          'Télécharge un fichier d’une candidature\u00a0: resume, id_card ou birth_certificate',
        produces: 'application/pdf',
        params: v.object({ id: v.string(), name: v.string() }),
      },
    },
    async (request, reply) => {
      const { name } = request.params;
      const id = readId(request.params.id);
      const { content, size } = await staff.openFile(actorOf(request), id, name);
      return reply
        .headers({
          'content-disposition': `attachment; filename="${name}-${id.slice(0, 8)}.pdf"`,
          'content-length': size,
          'x-content-type-options': 'nosniff',
          'cache-control': 'private, no-store',
        })
        .type('application/pdf')
        .send(content);
    },
  );

  app.post(
    `${PREFIX}/:id/preview`,
    {
      config,
      schema: {
        tags,
        summary: 'Montre l’e-mail d’une décision tel que la personne le lirait, sans rien décider',
        params,
        body: staffPreviewInputSchema,
        response: { 200: staffPreviewSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return staff.preview(readId(request.params.id), request.body);
    },
  );

  app.post(
    `${PREFIX}/:id/invite`,
    {
      config,
      schema: {
        tags,
        summary: 'Invite à un entretien\u00a0; une autre invitation remplace la première',
        problems: ['ALREADY_DECIDED', 'APPLICATION_CHANGED'],
        params,
        body: staffInvitationSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const decided = { decision: 'interview', ...request.body } as const;
      return staff.decide(actorOf(request), readId(request.params.id), decided);
    },
  );

  const decisions = [
    { verb: 'accept', decision: 'accepted', summary: 'Retient une candidature' },
    {
      verb: 'refuse',
      decision: 'refused',
      summary: 'Refuse une candidature et supprime ses fichiers',
    },
  ] as const;
  for (const { verb, decision, summary } of decisions) {
    app.post(
      `${PREFIX}/:id/${verb}`,
      {
        config,
        schema: {
          tags,
          summary,
          problems: ['ALREADY_DECIDED', 'APPLICATION_CHANGED', 'EDITION_FORMER'],
          params,
          body: staffDecisionSchema,
          response,
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const { message = '', version } = request.body ?? {};
        const decided = { decision, message, version };
        return staff.decide(actorOf(request), readId(request.params.id), decided);
      },
    );
  }
}
