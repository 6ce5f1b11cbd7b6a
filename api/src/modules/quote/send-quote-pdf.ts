import type { Language } from '@mosta/shared/contract/languages';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { FastifyReply } from 'fastify';
import { currentEdition } from '../../current-edition';
import type { Printer } from '../../platform/documents/printer';
import { printedEdition } from '../letterhead/letterhead';
import { namedLines } from '../letterhead/offer-names';
import type { Payer } from '../payer/payer.repository';
import { QUOTE_TEMPLATE, quoteFileName } from './quote-pdf';

type Reader = { payer: Payer | null; language: Language };

/** Draws a quote's document in one language. @throws AppError as the printer does */
export function drawQuote(
  printer: Printer,
  quote: QuoteAnswer,
  { payer, language }: Reader,
): Promise<Buffer> {
  const edition = currentEdition();
  const priced = namedLines(language, edition, quote.priced);
  return printer.print(QUOTE_TEMPLATE, {
    ...{ language, payer, edition: printedEdition(edition), quote: { ...quote, priced } },
  });
}

/** Answers with a quote's document in one language, to be saved. */
export async function sendQuotePdf(
  reply: FastifyReply,
  quote: QuoteAnswer,
  reader: Reader,
): Promise<Buffer> {
  const pdf = await drawQuote(reply.server.printer, quote, reader);
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${quoteFileName(quote)}"`);
  return pdf;
}
