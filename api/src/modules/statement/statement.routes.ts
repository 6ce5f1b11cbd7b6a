import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { PARTIES, readHead } from '../party/party';
import { DOCUMENTS } from '../quote/send-quote-pdf';
import { findPayer } from './payer.repository';
import { readStatement } from './statement.service';
import { makeStatementPdf, statementFileName } from './statement-pdf';

const params = v.object({ id: v.string() });

/** What a participation costs, for both its parties. */
export function statementRoutes(app: ValibotApp, { db }: { db: Db }): void {
  for (const { role, prefix, tag } of PARTIES) {
    const config = { access: [role] };
    const tags = [tag];

    app.get(
      `${prefix}/statement`,
      {
        config,
        schema: {
          tags,
          summary: 'Donne le prix d’une participation, ce qui est payé et ce qui reste dû',
          params,
          response: { 200: statementSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        const head = await readHead(db, callerOf(request), request.params.id);
        return (await readStatement(db, head)).statement;
      },
    );

    app.get(
      `${prefix}/statement/pdf`,
      {
        config: { ...config, rateLimit: DOCUMENTS },
        schema: {
          tags,
          summary: 'Donne le récapitulatif PDF d’une participation',
          produces: 'application/pdf',
          params,
        },
      },
      async (request, reply) => {
        const head = await readHead(db, callerOf(request), request.params.id);
        const { statement, reservation } = await readStatement(db, head);
        const payer = await findPayer(db, head.id);
        const { status } = reservation;
        const pdf = await makeStatementPdf({ statement, payer, status, madeAt: new Date() });
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${statementFileName(statement)}"`)
          .send(pdf);
      },
    );
  }
}
