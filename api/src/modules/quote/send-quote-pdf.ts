import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { FastifyReply } from 'fastify';
import { makeQuotePdf, quoteFileName } from './quote-pdf';

/** Documents that one network address may have made in a minute: each takes a while of the process. */
export const DOCUMENTS = { max: 30, timeWindow: '1 minute' };

/** Answers with a quote's document, to be saved. */
export async function sendQuotePdf(reply: FastifyReply, quote: QuoteAnswer): Promise<Buffer> {
  const pdf = await makeQuotePdf(quote);
  reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${quoteFileName(quote)}"`);
  return pdf;
}
