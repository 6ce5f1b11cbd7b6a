import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { FastifyReply } from 'fastify';
import { currentEdition } from '../../current-edition';
import { printedEdition } from '../letterhead/letterhead';
import type { Payer } from '../payer/payer.repository';
import { QUOTE_TEMPLATE, quoteFileName } from './quote-pdf';

/** Answers with a quote's document, to be saved. */
export async function sendQuotePdf(
  reply: FastifyReply,
  quote: QuoteAnswer,
  payer: Payer | null,
): Promise<Buffer> {
  const pdf = await reply.server.printer.print(QUOTE_TEMPLATE, {
    edition: printedEdition(currentEdition()),
    ...{ quote, payer },
  });
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${quoteFileName(quote)}"`);
  return pdf;
}
