import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { ValibotApp } from '../../platform/http/validation';
import { chosenLanguage } from '../../request-language';
import type { IssuedRow } from '../issued/issued.repository';
import { ISSUED_TEMPLATE, issuedFileName } from '../issued/issued-pdf';

/** Sends a document of accounting in the language of whoever asks for it. */
export async function sendIssuedPdf(
  { printer }: Pick<ValibotApp, 'printer'>,
  request: Pick<FastifyRequest, 'headers'>,
  reply: FastifyReply,
  row: IssuedRow,
): Promise<FastifyReply> {
  const { kind, issuedOn, content } = row;
  const language = chosenLanguage(request) ?? DEFAULT_LANGUAGE;
  const pdf = await printer.print(ISSUED_TEMPLATE, { kind, issuedOn, content, language });
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${issuedFileName(row)}"`)
    .send(pdf);
}
