import { companyChangeSchema, ownCompanySchema } from '@mosta/shared/schemas/exhibitor-page.schema';
import type { Db } from '../../platform/database/database';
import { exhibitorOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { changeOwnCompany, readOwnCompany } from './own-company.service';

const config = { access: ['Exhibitor'] } as const;
const tags = ['Exposants'];
const response = { 200: ownCompanySchema };

/** The company of one's own latest participation. */
export function ownCompanyRoutes(app: ValibotApp, db: Db): void {
  app.get(
    '/v1/company/mine',
    { config, schema: { tags, summary: 'Montre sa propre entreprise', response } },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return readOwnCompany(db, exhibitorOf(request));
    },
  );

  app.patch(
    '/v1/company/mine',
    {
      config,
      schema: {
        tags,
        summary: 'Corrige sa propre entreprise',
        problems: ['NOT_FOUND', 'COMPANY_LOCKED'],
        description:
          'Une fois le dossier accepté, les données d’identité de l’entreprise (locked) ne changent plus.',
        body: companyChangeSchema,
        response,
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return changeOwnCompany(db, exhibitorOf(request), request.body);
    },
  );
}
