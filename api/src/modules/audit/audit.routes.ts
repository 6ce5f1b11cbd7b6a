import { DEFAULT_LANGUAGE, type Language } from '@mosta/shared/contract/languages';
import {
  type AuditFilter,
  auditFilterSchema,
  auditPageSchema,
  auditQuerySchema,
} from '@mosta/shared/schemas/audit.schema';
import type { Db } from '../../platform/database/database';
import { sendCsv } from '../../platform/documents/csv';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { eachAuditEntry, listAudit } from './audit.repository';

/** What organisers did, for organisers to read. */
export function auditRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/organizer/audit',
    {
      config: { access: ['Organizer'], area: 'audit' },
      schema: {
        tags: ['Journal'],
        summary: 'Liste les actes des organisateurs, le plus récent d’abord',
        querystring: auditQuerySchema,
        response: { 200: auditPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return listAudit(db, request.query);
    },
  );

  app.get(
    '/v1/organizer/audit/export',
    {
      config: { access: ['Organizer'], area: 'audit' },
      schema: {
        tags: ['Journal'],
        summary: 'Exporte le journal en CSV',
        description:
          'En UTF-8, séparé par des points-virgules, le plus récent d’abord, avec les filtres de la liste.',
        produces: 'text/csv',
        querystring: auditFilterSchema,
      },
    },
    async (request, reply) => {
      const { heading } = EXPORT_TEXTS[chosenLanguage(request) ?? DEFAULT_LANGUAGE];
      return sendCsv(reply, 'mosta-expo-journal', heading, exportRows(db, request.query));
    },
  );
}

async function* exportRows(db: Db, filter: AuditFilter) {
  for await (const { at, actorName, actorId, action, subject, details } of eachAuditEntry(
    db,
    filter,
  )) {
    yield [at, actorName ?? actorId, action, subject, JSON.stringify(details)];
  }
}

const EXPORT_TEXTS: Record<Language, { heading: string[] }> = {
  fr: { heading: ['Instant (UTC)', 'Personne', 'Acte', 'Objet', 'Détails'] },
  en: { heading: ['Instant (UTC)', 'Person', 'Action', 'Object', 'Details'] },
  ar: { heading: ['اللحظة (UTC)', 'الشخص', 'الفعل', 'الموضوع', 'التفاصيل'] },
};
