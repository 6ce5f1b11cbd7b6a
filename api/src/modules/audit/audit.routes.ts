import { auditPageSchema, auditQuerySchema } from '@mosta/shared/schemas/audit.schema';
import type { Db } from '../../platform/database/database';
import type { ValibotApp } from '../../platform/http/validation';
import { listAudit } from './audit.repository';

/** What organisers did, for organisers to read. */
export function auditRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    '/v1/organizer/audit',
    {
      config: { access: ['Organizer'] },
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
}
