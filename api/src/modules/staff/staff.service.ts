import type { Multipart, MultipartFile } from '@fastify/multipart';
import type { Language } from '@mosta/shared/contract/languages';
import { STAFF_FILES, type StaffFile, staffInputSchema } from '@mosta/shared/schemas/staff.schema';
import { addMailJob } from '../../outbox/mail-job';
import type { Db } from '../../platform/database/database';
import { AppError, type ProblemCode } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';
import { createPdfCheck } from '../../platform/storage/pdf-check';
import type { Storage } from '../../platform/storage/storage';
import { announceOrganisation } from '../audit/organisation-change';
import { filesOf, insertApplication } from './staff.repository';
import { receiptMail } from './staff-mail';

type Received = { texts: Map<string, unknown>; files: Map<StaffFile, string> };

/**
 * Keeps an application, its files as they arrive, and orders a confirmation to its sender: all of it, or nothing.
 * @throws AppError INVALID_INPUT, MALFORMED_REQUEST, PAYLOAD_TOO_LARGE
 */
export async function apply(
  { db, storage, ownLink }: { db: Db; storage: Storage; ownLink: (id: string) => string },
  parts: AsyncIterable<Multipart>,
  language: Language,
): Promise<string> {
  const received: Received = { texts: new Map(), files: new Map() };
  try {
    for await (const part of parts) {
      if (part.type === 'file') await keepFile(storage, part, received.files);
      else keepText(part.fieldname, part.value, part.valueTruncated, received.texts);
    }
    const { personalInfo, professionalInformation, consent } = parseInput(
      staffInputSchema,
      Object.fromEntries(received.texts),
    );
    if (!received.files.has('resume')) {
      throw refusal('resume', 'Joignez votre CV au format PDF.');
    }
    const content = {
      personal: personalInfo,
      professional: professionalInformation,
      files: Object.fromEntries(received.files),
      language,
    };
    return await db.transaction(async (transaction) => {
      const id = await insertApplication(transaction, content, consent);
      const applicant = { email: personalInfo.email, language };
      await addMailJob(transaction, receiptMail(applicant, filesOf(content), ownLink(id)));
      await announceOrganisation(transaction, 'staff');
      return id;
    });
  } catch (error) {
    await Promise.all([...received.files.values()].map((key) => storage.remove(key)));
    throw error;
  }
}

async function keepFile(
  storage: Storage,
  part: MultipartFile,
  files: Received['files'],
): Promise<void> {
  const name = STAFF_FILES.find((file) => file === part.fieldname);
  if (!name) throw refusal(part.fieldname, 'Ce fichier n’est pas attendu.');
  if (files.has(name)) throw refusal(name, 'Ce fichier est joint deux fois.');
  files.set(name, await putNamed(storage, part, name));
  if (part.file.truncated) throw refusalOf('PAYLOAD_TOO_LARGE', name, 'Ce fichier dépasse 5 Mo.');
}

/** Of several files, the sender has to know which one the scanner refused. */
async function putNamed(storage: Storage, part: MultipartFile, name: StaffFile): Promise<string> {
  try {
    return await storage.put(part.file, createPdfCheck(name));
  } catch (error) {
    const infected = error instanceof AppError && error.code === 'INFECTED_FILE';
    throw infected
      ? refusalOf('INFECTED_FILE', name, 'Ce fichier a été refusé par l’antivirus.')
      : error;
  }
}

function keepText(name: string, value: unknown, truncated: boolean, texts: Map<string, unknown>) {
  if (truncated) throw new AppError('PAYLOAD_TOO_LARGE');
  if (!Object.hasOwn(staffInputSchema.entries, name))
    throw refusal(name, 'Ce champ n’est pas attendu.');
  if (texts.has(name)) throw refusal(name, 'Ce champ est donné deux fois.');
  const isJson = typeof value === 'string' && name !== 'consent';
  texts.set(name, isJson ? readJson(value) : value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}

function refusal(path: string, message: string): AppError {
  return refusalOf('INVALID_INPUT', path, message);
}

function refusalOf(code: ProblemCode, path: string, message: string): AppError {
  return new AppError(code, { errors: [{ path, message }] });
}
