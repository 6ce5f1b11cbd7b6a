import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { DocumentKind } from '@mosta/shared/schemas/document.schema';
import * as v from 'valibot';
import { AppError, type ProblemCode } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';
import { createByteCount } from '../../platform/storage/byte-count';
import { createPdfCheck } from '../../platform/storage/pdf-check';
import type { Storage } from '../../platform/storage/storage';

const FILE = 'file';

/** A document whose content lies in the storage already. */
export type ReceivedDocument = {
  kind: DocumentKind;
  storageKey: string;
  fileName: string;
  /** Bytes. */
  size: number;
};

type Kept = Omit<ReceivedDocument, 'kind'>;

/**
 * Keeps an uploaded document and writes it down, or leaves nothing behind.
 * @param kindSchema what the sender may give
 * @throws AppError INVALID_INPUT, PAYLOAD_TOO_LARGE, INFECTED_FILE, and whatever `write` throws
 */
export async function receiveDocument<T>(
  storage: Storage,
  parts: AsyncIterable<Multipart>,
  kindSchema: v.GenericSchema<unknown, DocumentKind>,
  write: (document: ReceivedDocument) => Promise<T>,
): Promise<T> {
  const texts = new Map<string, unknown>();
  const kept: Kept[] = [];
  try {
    for await (const part of parts) {
      if (part.type === 'file') {
        if (part.fieldname !== FILE) throw refusal(part.fieldname, 'Ce fichier n’est pas attendu.');
        kept.push(await keep(storage, part));
        if (part.file.truncated) {
          throw refusal(FILE, 'Ce fichier dépasse 5 Mo.', 'PAYLOAD_TOO_LARGE');
        }
      } else {
        if (part.fieldname !== 'kind') throw refusal(part.fieldname, 'Ce champ n’est pas attendu.');
        texts.set(part.fieldname, part.value);
      }
    }
    const { kind } = parseInput(v.object({ kind: kindSchema }), Object.fromEntries(texts));
    const [file] = kept;
    if (!file) throw refusal(FILE, 'Joignez un document au format PDF.');
    return await write({ kind, ...file });
  } catch (error) {
    await Promise.all(kept.map(({ storageKey }) => storage.remove(storageKey)));
    throw error;
  }
}

async function keep(storage: Storage, part: MultipartFile): Promise<Kept> {
  const { stream, bytes } = createByteCount();
  try {
    const storageKey = await storage.put(part.file, createPdfCheck(FILE), stream);
    return { storageKey, fileName: plainName(part.filename), size: bytes() };
  } catch (error) {
    const infected = error instanceof AppError && error.code === 'INFECTED_FILE';
    throw infected
      ? refusal(FILE, 'Ce fichier a été refusé par l’antivirus.', 'INFECTED_FILE')
      : error;
  }
}

const LONGEST = 150;

/** A file's name as it can be shown: no path, no control or direction marks, not too long. */
export function plainName(given: string | undefined): string {
  const [last = ''] = (given ?? '').split(/[\\/]/).slice(-1);
  const clean = last.replace(/[\p{C}\p{Zl}\p{Zp}]/gu, '').trim();
  return [...clean].slice(0, LONGEST).join('') || 'document.pdf';
}

function refusal(path: string, message: string, code: ProblemCode = 'INVALID_INPUT'): AppError {
  return new AppError(code, { errors: [{ path, message }] });
}
