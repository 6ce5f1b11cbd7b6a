import {
  DOCUMENT_LIMIT,
  documentDecisionSchema,
  documentListSchema,
  documentSchema,
  exhibitorDocumentKindSchema,
  organizerDocumentKindSchema,
} from '@mosta/shared/schemas/document.schema';
import type { FastifyInstance } from 'fastify';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import { multipartScope, takeParts } from '../../platform/http/multipart';
import type { ValibotApp, ValibotTypeProvider } from '../../platform/http/validation';
import { actorOf } from '../audit/audit-event';
import { PARTIES } from '../party/party';
import { createDocumentService } from './document.service';

type Documents = ReturnType<typeof createDocumentService>;

const params = v.object({ id: v.string() });
const oneParams = v.object({ id: v.string(), document: v.string() });
const KINDS = {
  Exhibitor: exhibitorDocumentKindSchema,
  Organizer: organizerDocumentKindSchema,
} as const;

type Dependencies = Parameters<typeof createDocumentService>[0] & {
  /** Calls allowed to one network address in a minute. */
  perMinute: number;
};

/** PDFs of a participation: each party gives its own and reads both. */
export async function documentRoutes(
  app: FastifyInstance,
  { perMinute, ...dependencies }: Dependencies,
): Promise<void> {
  const documents = createDocumentService(dependencies);
  const calls = app.withTypeProvider<ValibotTypeProvider>();
  readingRoutes(calls, documents);
  decisionRoutes(calls, documents);
  const limits = { fileSize: DOCUMENT_LIMIT, files: 1, texts: 1 };
  await multipartScope(app, limits, (scope) => {
    for (const { role, prefix, tag } of PARTIES) {
      const rateLimit = { max: perMinute, timeWindow: '1 minute' };
      scope.post(
        `${prefix}/document`,
        {
          config: { access: [role], area: 'participation', rateLimit, costs: ['document'] },
          schema: {
            tags: [tag],
            summary: 'Ajoute un document PDF à un dossier',
            description: 'Un corps multipart/form-data\u00a0: le texte kind, puis le fichier file.',
            problems: ['INFECTED_FILE', 'TOO_MANY_DOCUMENTS', 'EDITION_FORMER'],
            params,
            multipart: {
              texts: v.object({ kind: KINDS[role] }),
              ...{ files: ['file'], demanded: ['file'] },
            },
            response: { 201: documentSchema },
          },
        },
        async (request, reply) => {
          reply.code(201).header('cache-control', 'no-store');
          return takeParts(request, reply, (parts) =>
            documents.add(callerOf(request), actorOf(request), request.params.id, parts),
          );
        },
      );
    }
  });
}

function readingRoutes(app: ValibotApp, documents: Documents): void {
  for (const { role, prefix, tag } of PARTIES) {
    app.get(
      `${prefix}/document`,
      {
        config: { access: [role], area: 'participation' },
        schema: {
          tags: [tag],
          summary: 'Liste les documents d’un dossier, le plus récent d’abord',
          params,
          response: { 200: documentListSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return documents.list(callerOf(request), request.params.id);
      },
    );

    app.get(
      `${prefix}/document/:document`,
      {
        config: { access: [role], area: 'participation' },
        // A HEAD would note a reading that nobody did.
        exposeHeadRoute: false,
        schema: {
          tags: [tag],
          summary: 'Télécharge un document d’un dossier',
          produces: 'application/pdf',
          params: oneParams,
        },
      },
      async (request, reply) => {
        const { id, document } = request.params;
        const caller = callerOf(request);
        const opened = await documents.open(caller, actorOf(request), id, document);
        return reply
          .headers({
            'content-disposition': attachment(document, opened.fileName),
            'content-length': opened.size,
            'x-content-type-options': 'nosniff',
            'cache-control': 'private, no-store',
          })
          .type('application/pdf')
          .send(opened.content);
      },
    );
  }
}

/** Always to be saved, never shown by the portal's own origin; the name as it was given, for browsers that know UTF-8. */
function attachment(id: string, fileName: string): string {
  const name = /\.pdf$/i.test(fileName) ? fileName : `${fileName}.pdf`;
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="document-${id.slice(0, 8)}.pdf"; filename*=UTF-8''${encoded}`;
}

function decisionRoutes(app: ValibotApp, documents: Documents): void {
  app.delete(
    '/v1/participation/:id/document/:document',
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags: ['Participation'],
        summary: 'Retire un de ses documents, tant qu’il n’est pas accepté',
        problems: ['ALREADY_DECIDED', 'EDITION_FORMER'],
        params: oneParams,
        response: { 204: v.null() },
      },
    },
    async (request, reply) => {
      const { id, document } = request.params;
      await documents.remove(callerOf(request), id, document);
      return reply.code(204).header('cache-control', 'no-store').send(null);
    },
  );

  app.post(
    '/v1/organizer/participation/:id/document/:document/decision',
    {
      config: { access: ['Organizer'], area: 'participation' },
      schema: {
        tags: ['Organisation'],
        summary: 'Accepte ou refuse un document d’un exposant',
        problems: ['ALREADY_DECIDED', 'EDITION_FORMER'],
        params: oneParams,
        body: documentDecisionSchema,
        response: { 200: documentSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const { id, document } = request.params;
      const caller = callerOf(request);
      return documents.decide(caller, actorOf(request), id, document, request.body);
    },
  );
}
