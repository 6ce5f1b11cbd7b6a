import type { Multipart } from '@fastify/multipart';
import { type StatementLayout, statementLayoutSchema } from '@mosta/shared/schemas/bank.schema';
import { decodeTable } from '../../platform/documents/read-csv';
import { AppError, type ProblemCode } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';

const FILE = 'file';
const LAYOUT = 'layout';
/** How workbooks, former workbooks and PDFs begin. */
const OTHER_FORMATS = [
  Buffer.from('PK\u0003\u0004'),
  Buffer.from([0xd0, 0xcf]),
  Buffer.from('%PDF'),
];

/** @throws AppError INVALID_INPUT, PAYLOAD_TOO_LARGE */
export async function receiveStatement(
  parts: AsyncIterable<Multipart>,
): Promise<{ text: string; layout: StatementLayout }> {
  let bytes: Buffer | undefined;
  let layout: unknown = {};
  for await (const part of parts) {
    if (part.type === 'file' && part.fieldname === FILE) {
      const chunks: Buffer[] = [];
      for await (const chunk of part.file) chunks.push(chunk);
      if (part.file.truncated) throw refusal(FILE, 'Ce fichier dépasse 2 Mo.', 'PAYLOAD_TOO_LARGE');
      bytes = Buffer.concat(chunks);
    } else if (part.type === 'field' && part.fieldname === LAYOUT) {
      layout = readJson(part.value);
    } else {
      throw refusal(part.fieldname, 'Ce champ n’est pas attendu.');
    }
  }
  const read = parseInput(statementLayoutSchema, layout);
  if (!bytes || bytes.length === 0) throw refusal(FILE, 'Joignez un relevé au format CSV.');
  // A workbook or a PDF that somebody renamed.
  if (OTHER_FORMATS.some((start) => bytes.subarray(0, start.length).equals(start))) {
    throw refusal(FILE, 'Ce fichier n’est pas un CSV\u00a0: exportez le relevé au format CSV.');
  }
  return { text: decodeTable(bytes), layout: read };
}

function readJson(value: unknown): unknown {
  try {
    return JSON.parse(String(value));
  } catch {
    throw refusal(LAYOUT, 'Ce champ est mal formé.');
  }
}

function refusal(path: string, message: string, code: ProblemCode = 'INVALID_INPUT'): AppError {
  return new AppError(code, { errors: [{ path, message }] });
}
