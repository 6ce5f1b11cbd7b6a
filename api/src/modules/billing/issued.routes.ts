import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import { exportFormat } from '@mosta/shared/schemas/export.schema';
import {
  issuedFilterSchema,
  issuedPageSchema,
  issuedQuerySchema,
} from '@mosta/shared/schemas/issued.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { EXPORT_DESCRIPTION, sendTable, TABLE_TYPES } from '../../platform/documents/send-table';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import { findIssued, pageOfIssued } from '../issued/issued.repository';
import { issuedTable } from './issued-export';
import { sendIssuedPdf } from './send-issued-pdf';

const PREFIX = '/v1/organizer/issued';
const config = { access: ['Organizer'], area: 'payment' } as const;
const tags = ['Facturation'];

/** The documents of accounting: listed, printed, and saved for the accountant. */
export function issuedRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    PREFIX,
    {
      config,
      schema: {
        tags,
        summary: 'Liste les factures, avoirs et reçus émis, le plus récent d’abord',
        querystring: issuedQuerySchema,
        response: { 200: issuedPageSchema },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      return pageOfIssued(db, request.query);
    },
  );

  app.get(
    `${PREFIX}/export`,
    {
      config: { access: ['Organizer'], area: 'export' },
      schema: {
        tags,
        summary: 'Exporte les factures, avoirs et reçus pour la comptabilité, en CSV ou en XLSX',
        description: EXPORT_DESCRIPTION,
        produces: Object.values(TABLE_TYPES),
        querystring: v.object({ ...issuedFilterSchema.entries, ...exportFormat }),
      },
    },
    async (request, reply) => {
      const { format, ...filter } = request.query;
      const table = issuedTable(db, filter, chosenLanguage(request) ?? DEFAULT_LANGUAGE);
      return sendTable(reply, format, 'mosta-expo-factures', table);
    },
  );

  app.get(
    `${PREFIX}/:id/pdf`,
    {
      config: { ...config, costs: ['pdf'] },
      schema: {
        tags,
        summary: 'Donne une facture, un avoir ou un reçu en PDF, dans la langue du lecteur',
        description: 'En français ou en anglais\u00a0; en français pour les autres langues.',
        problems: PRINT_PROBLEMS,
        produces: 'application/pdf',
        params: v.object({ id: v.string() }),
      },
    },
    async (request, reply) => {
      const row = await findIssued(db, readId(request.params.id));
      if (!row) throw new AppError('NOT_FOUND');
      return sendIssuedPdf(app, request, reply, row);
    },
  );
}
