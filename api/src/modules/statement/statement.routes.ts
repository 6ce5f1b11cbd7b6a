import { formatDate } from '@mosta/shared/domain/format';
import { statementSchema } from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import { currentEdition } from '../../current-edition';
import type { Db } from '../../platform/database/database';
import { PRINT_PROBLEMS } from '../../platform/documents/printer';
import { callerOf } from '../../platform/http/access';
import type { ValibotApp } from '../../platform/http/validation';
import { readerLanguage } from '../account/reader-language';
import { printedEdition } from '../letterhead/letterhead';
import { namedLines } from '../letterhead/offer-names';
import { PARTIES, readHead } from '../party/party';
import { findPayer } from '../payer/payer.repository';
import { readStatement } from './statement.service';
import { STATEMENT_TEMPLATE, statementFileName } from './statement-pdf';

const params = v.object({ id: v.string() });

/** What a participation costs, for both its parties. */
export function statementRoutes(app: ValibotApp, { db }: { db: Db }): void {
  for (const { role, prefix, tag } of PARTIES) {
    const config = { access: [role], area: 'payment' } as const;
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
        const { statement } = await readStatement(db, head);
        return { ...statement, bank: currentEdition().bank };
      },
    );

    app.get(
      `${prefix}/statement/pdf`,
      {
        config: { ...config, costs: ['pdf'] },
        schema: {
          tags,
          summary: 'Donne le récapitulatif PDF d’une participation',
          problems: PRINT_PROBLEMS,
          produces: 'application/pdf',
          params,
        },
      },
      async (request, reply) => {
        const head = await readHead(db, callerOf(request), request.params.id);
        const { statement: priced, reservation } = await readStatement(db, head);
        const language = await readerLanguage(db, request);
        const edition = currentEdition();
        const statement = {
          ...priced,
          priced: namedLines(language, edition, priced.priced),
          bank: edition.bank,
        };
        const payer = await findPayer(db, head.id);
        const { status } = reservation;
        const madeOn = formatDate(language, new Date());
        const printed = { language, edition: printedEdition(edition) };
        const content = { ...printed, statement, payer, status, madeOn };
        const pdf = await app.printer.print(STATEMENT_TEMPLATE, content);
        return reply
          .type('application/pdf')
          .header('cache-control', 'private, no-store')
          .header('content-disposition', `attachment; filename="${statementFileName(statement)}"`)
          .send(pdf);
      },
    );
  }
}
