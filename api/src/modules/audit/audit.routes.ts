import { DEFAULT_LANGUAGE, type Language } from '@mosta/shared/contract/languages';
import {
  type AuditFilter,
  auditFilterSchema,
  auditPageSchema,
  auditQuerySchema,
} from '@mosta/shared/schemas/audit.schema';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
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
        summary: 'Exporte le journal en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...auditFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const labels = COLUMNS[chosenLanguage(request) ?? DEFAULT_LANGUAGE];
      const columns = labels.map((label) => ({ label }));
      const table = { columns, rows: exportRows(db, filter) };
      return sendTable(reply, format, 'mosta-expo-journal', table);
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

const COLUMNS: Record<Language, string[]> = {
  fr: ['Instant (UTC)', 'Personne', 'Acte', 'Objet', 'Détails'],
  en: ['Instant (UTC)', 'Person', 'Action', 'Object', 'Details'],
  ar: ['اللحظة (UTC)', 'الشخص', 'الفعل', 'الموضوع', 'التفاصيل'],
};
