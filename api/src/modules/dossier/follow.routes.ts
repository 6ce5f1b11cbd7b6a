import { progressSchema } from '@mosta/shared/schemas/progress.schema';
import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { DOCUMENTS } from '../quote/send-quote-pdf';
import type { FollowDependencies } from './follow-dependencies';
import { findPayer } from './payer.repository';
import { readProgress } from './progress.service';
import { readHead, SIDES } from './side';
import { readStatement } from './statement.service';
import { makeStatementPdf, statementFileName } from './statement-pdf';

const params = v.object({ id: v.string() });

/** Where a participation stands, and what it costs. */
export function followRoutes(app: ValibotApp, { db }: Pick<FollowDependencies, 'db'>): void {
  for (const { role, prefix, tag } of SIDES) {
    const config = { access: [role] };
    const tags = [tag];

    app.get(
      `${prefix}/progress`,
      {
        config,
        schema: {
          tags,
          summary: 'Dit où en est une participation et ce qui reste à faire',
          params,
          response: { 200: progressSchema },
        },
      },
      async (request, reply) => {
        reply.header('cache-control', 'private, no-store');
        return readProgress(db, callerOf(request), request.params.id);
      },
    );

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
