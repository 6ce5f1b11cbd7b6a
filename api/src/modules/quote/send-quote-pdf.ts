import type { Language } from '@mosta/shared/contract/languages';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { FastifyReply } from 'fastify';
import { currentEdition } from '../../current-edition';
import { printedEdition } from '../letterhead/letterhead';
import { namedLines } from '../letterhead/offer-names';
import type { Payer } from '../payer/payer.repository';
import { QUOTE_TEMPLATE, quoteFileName } from './quote-pdf';

/** Answers with a quote's document in one language, to be saved. */
export async function sendQuotePdf(
  reply: FastifyReply,
  quote: QuoteAnswer,
  { payer, language }: { payer: Payer | null; language: Language },
): Promise<Buffer> {
  const edition = currentEdition();
  const priced = namedLines(language, edition, quote.priced);
  const pdf = await reply.server.printer.print(QUOTE_TEMPLATE, {
    ...{ language, payer, edition: printedEdition(edition), quote: { ...quote, priced } },
  });
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${quoteFileName(quote)}"`);
  return pdf;
}
