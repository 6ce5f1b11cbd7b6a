import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvChunks } from './csv';
import type { Table } from './table';
import { xlsxStream } from './xlsx';

/** What tables are saved as; media types of the answers. */
export const TABLE_TYPES = {
  csv: 'text/csv',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
} as const;

export type TableFormat = keyof typeof TABLE_TYPES;

/** What the description of each export says. */
export const EXPORT_DESCRIPTION =
  'Avec les filtres de la liste. CSV\u00a0: en UTF-8, séparé par des points-virgules\u00a0; un texte qu’un tableur calculerait y est précédé d’une apostrophe. XLSX\u00a0: une feuille, dont les textes ne sont jamais calculés.';

/** Sends a table while it is read. @param name of the file, without its ending */
export function sendTable(
  reply: FastifyReply,
  format: TableFormat,
  name: string,
  table: Table,
): FastifyReply {
  const body =
    format === 'xlsx'
      ? xlsxStream(name, table)
      : Readable.from(csvChunks(table), { objectMode: false });
  return reply
    .headers({
      'content-disposition': `attachment; filename="${name}.${format}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    })
    .type(format === 'csv' ? `${TABLE_TYPES.csv}; charset=utf-8` : TABLE_TYPES.xlsx)
    .send(body);
}
