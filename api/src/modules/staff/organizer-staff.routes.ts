import {
  staffApplicationSchema,
  staffDecisionSchema,
  staffPageSchema,
  staffQuerySchema,
} from '@mosta/shared/schemas/staff.schema';
import * as v from 'valibot';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import {
  createOrganizerStaffService,
  type OrganizerStaffDependencies,
} from './organizer-staff.service';

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
    '/v1/organizer/staff',
    {
      config,
      schema: {
        tags,
        summary: 'Liste les candidatures, la plus récente d’abord',
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
    '/v1/organizer/staff/:id',
    { config, schema: { tags, summary: 'Donne une candidature entière', params, response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return staff.find(readId(request.params.id));
    },
  );

  app.get(
    '/v1/organizer/staff/:id/file/:name',
    {
      config,
      // A HEAD would note a reading that nobody did.
      exposeHeadRoute: false,
      schema: {
        tags,
        summary: 'Télécharge un fichier d’une candidature : resume, id_card ou birth_certificate',
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

  const decisions = [
    { verb: 'accept', status: 'accepted', summary: 'Retient une candidature' },
    {
      verb: 'refuse',
      status: 'refused',
      summary: 'Refuse une candidature et supprime ses fichiers',
    },
  ] as const;
  for (const { verb, status, summary } of decisions) {
    app.post(
      `/v1/organizer/staff/:id/${verb}`,
      {
        config,
        schema: {
          tags,
          summary,
          problems: ['ALREADY_DECIDED', 'EDITION_FORMER'],
          params,
          body: staffDecisionSchema,
          response,
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'no-store');
        const message = request.body?.message ?? '';
        return staff.decide(actorOf(request), readId(request.params.id), status, message);
      },
    );
  }
}
