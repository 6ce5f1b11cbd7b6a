import { issuedDocumentSchema } from '@mosta/shared/schemas/issued.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { callerOf } from '../../platform/http/access';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import type { ValibotApp } from '../../platform/http/validation';
import { findIssued, listIssuedOf } from '../issued/issued.repository';
import { readHead } from '../party/party';
import { sendIssuedPdf } from './send-issued-pdf';

const PREFIX = '/v1/participation/:id/issued';
const tags = ['Participation'];

/** The documents of accounting of an exhibitor's own participation. */
export function ownIssuedRoutes(app: ValibotApp, { db }: { db: Db }): void {
  app.get(
    PREFIX,
    {
      config: { access: ['Exhibitor'] },
      schema: {
        tags,
        summary: 'Liste les factures, avoirs et reçus de sa participation',
        params: v.object({ id: v.string() }),
        response: { 200: v.array(issuedDocumentSchema) },
      },
    },
    async (request, reply) => {
      reply.header('cache-control', 'private, no-store');
      const head = await readHead(db, callerOf(request), request.params.id);
      return listIssuedOf(db, head.reservationId);
    },
  );

  app.get(
    `${PREFIX}/:document/pdf`,
    {
      config: { access: ['Exhibitor'], costs: ['pdf'] },
      schema: {
        tags,
        summary: 'Donne une facture, un avoir ou un reçu de sa participation en PDF',
        problems: PRINT_PROBLEMS,
        produces: 'application/pdf',
        params: v.object({ id: v.string(), document: v.string() }),
      },
    },
    async (request, reply) => {
      const head = await readHead(db, callerOf(request), request.params.id);
      const row = await findIssued(db, readId(request.params.document));
      if (row?.reservationId !== head.reservationId) throw new AppError('NOT_FOUND');
      return sendIssuedPdf(app, request, reply, row);
    },
  );
}
