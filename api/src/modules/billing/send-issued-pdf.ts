import type { Language } from '@mosta/shared/contract/languages';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Printer } from '../../platform/documents/printer';
import type { ValibotApp } from '../../platform/http/validation';
import { readerLanguage } from '../account/reader-language';
import type { IssuedRow } from '../issued/issued.repository';
import { ISSUED_TEMPLATE, issuedFileName } from '../issued/issued-pdf';

/** Draws a document of accounting. @throws AppError as the printer does */
export function drawIssued(printer: Printer, row: IssuedRow, language: Language): Promise<Buffer> {
  const { kind, issuedOn, content } = row;
  return printer.print(ISSUED_TEMPLATE, { kind, issuedOn, content, language });
}

/** Sends a document of accounting in the language of whoever asks for it. */
export async function sendIssuedPdf(
  { db, printer }: Pick<ValibotApp, 'db' | 'printer'>,
  request: Pick<FastifyRequest, 'headers' | 'caller'>,
  reply: FastifyReply,
  row: IssuedRow,
): Promise<FastifyReply> {
  const pdf = await drawIssued(printer, row, await readerLanguage(db, request));
  return reply
    .type('application/pdf')
    .header('cache-control', 'private, no-store')
    .header('content-disposition', `attachment; filename="${issuedFileName(row)}"`)
    .send(pdf);
}
