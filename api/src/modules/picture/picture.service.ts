import { createHash } from 'node:crypto';
import type { Multipart } from '@fastify/multipart';
import type { UploadedPicture } from '@mosta/shared/schemas/picture.schema';
import { LRUCache } from 'lru-cache';
import type { Db } from '../../platform/database/database';
import type { Printer } from '../../platform/documents/printer';
import { AppError, type ProblemCode } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import * as repository from './picture.repository';
import { type CleaningOutcome, PICTURE_CLEANING } from './picture-cleaning';
import { PICTURE_REFUSALS } from './picture-refused';

const FILE = 'file';
/** Bytes of pictures that are kept in memory, those asked for longest ago make room. */
const MOST_BYTES = 16_000_000;

type Shown = { mediaType: string; content: Buffer };

/** Pictures of the pages: what organisers upload is cleaned, and stays under the name that its content gives it. */
export function createPictureService({ db, printer }: { db: Db; printer: Printer }) {
  const kept = new LRUCache<string, Shown>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ content }) => Math.max(1, content.length),
  });
  return {
    /** @throws AppError PICTURE_REFUSED, INVALID_INPUT, PAYLOAD_TOO_LARGE, DOCUMENTS_BUSY */
    async add(actor: Actor, parts: AsyncIterable<Multipart>): Promise<UploadedPicture> {
      const file = await receiveFile(parts);
      const { width, height, removed, mediaType, ...cleaned } = await clean(printer, file);
      const content = Buffer.from(cleaned.content, 'base64');
      const hash = createHash('sha256').update(content).digest('hex');
      await db.transaction(async (transaction) => {
        await repository.removeUnused(transaction);
        await repository.keepPicture(transaction, { hash, mediaType, width, height, content });
        const details = { before: null, after: { mediaType, width, height }, removed };
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'content.add-picture', subject: hash, details },
        });
      });
      return { picture: { path: `/v1/picture/${hash}`, width, height }, removed };
    },

    /** @throws AppError NOT_FOUND */
    async open(hash: string): Promise<Shown> {
      const known = kept.get(hash) ?? (await repository.findPicture(db, hash));
      if (!known) throw new AppError('NOT_FOUND');
      kept.set(hash, known);
      return known;
    },
  };
}

async function clean(printer: Printer, file: Buffer) {
  const bytes = await printer
    .print(PICTURE_CLEANING, { file: file.toString('base64') })
    .catch((error: unknown) => {
      const failed = error instanceof AppError && error.code === 'DOCUMENT_FAILED';
      throw failed ? refused('TOO_COMPLEX') : error;
    });
  const outcome: CleaningOutcome = JSON.parse(bytes.toString());
  if ('refused' in outcome) throw refused(outcome.refused);
  return outcome.cleaned;
}

async function receiveFile(parts: AsyncIterable<Multipart>): Promise<Buffer> {
  let file: Buffer | undefined;
  for await (const part of parts) {
    if (part.type !== 'file' || part.fieldname !== FILE)
      throw refusal('Ce champ n’est pas attendu.', part.fieldname);
    const chunks: Buffer[] = [];
    for await (const chunk of part.file) chunks.push(chunk);
    if (part.file.truncated) throw refusal('Cette image dépasse 1 Mo.', FILE, 'PAYLOAD_TOO_LARGE');
    file = Buffer.concat(chunks);
  }
  if (file === undefined || file.length === 0) throw refusal('Joignez une image.');
  return file;
}

function refused(code: keyof typeof PICTURE_REFUSALS): AppError {
  const message = PICTURE_REFUSALS[code];
  return new AppError('PICTURE_REFUSED', { detail: message, errors: [{ path: code, message }] });
}

function refusal(message: string, path = FILE, code: ProblemCode = 'INVALID_INPUT'): AppError {
  return new AppError(code, { errors: [{ path, message }] });
}
