import type { Multipart, MultipartFile } from '@fastify/multipart';
import {
  STAFF_FILES,
  type StaffFile,
  staffPersonalSchema,
  staffProfessionalSchema,
} from '@mosta/shared/schemas/staff.schema';
import * as v from 'valibot';
import type { Db } from '../../platform/database/database';
import { staffApplications } from '../../platform/database/schema-staff';
import { AppError } from '../../platform/http/app-error';
import { parseInput } from '../../platform/http/validation';
import type { Storage } from '../../platform/storage/storage';
import { createPdfCheck } from './pdf-check';

const contentSchema = v.object({
  personalInfo: staffPersonalSchema,
  professionalInformation: staffProfessionalSchema,
});

type Received = { texts: Map<string, unknown>; files: Map<StaffFile, string> };

/**
 * Keeps an application, its files as they arrive: all of it, or nothing.
 * @throws AppError INVALID_INPUT, MALFORMED_REQUEST, PAYLOAD_TOO_LARGE
 */
export async function apply(
  { db, storage }: { db: Db; storage: Storage },
  parts: AsyncIterable<Multipart>,
): Promise<string> {
  const received: Received = { texts: new Map(), files: new Map() };
  try {
    for await (const part of parts) {
      if (part.type === 'file') await keepFile(storage, part, received.files);
      else keepText(part.fieldname, part.value, part.valueTruncated, received.texts);
    }
    const { personalInfo, professionalInformation } = parseInput(
      contentSchema,
      Object.fromEntries(received.texts),
    );
    if (!received.files.has('resume')) {
      throw refusal('resume', 'Joignez votre CV au format PDF.');
    }
    const [row] = await db
      .insert(staffApplications)
      .values({
        personal: personalInfo,
        professional: professionalInformation,
        files: Object.fromEntries(received.files),
      })
      .returning({ id: staffApplications.id });
    if (!row) throw new Error('The application was not written');
    return row.id;
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
  files.set(name, await storage.put(part.file, createPdfCheck(name)));
  if (part.file.truncated) throw new AppError('PAYLOAD_TOO_LARGE');
}

function keepText(name: string, value: unknown, truncated: boolean, texts: Map<string, unknown>) {
  if (truncated) throw new AppError('PAYLOAD_TOO_LARGE');
  if (!(name in contentSchema.entries)) throw refusal(name, 'Ce champ n’est pas attendu.');
  if (texts.has(name)) throw refusal(name, 'Ce champ est donné deux fois.');
  texts.set(name, typeof value === 'string' ? readJson(value) : value);
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new AppError('MALFORMED_REQUEST');
  }
}

function refusal(path: string, message: string): AppError {
  return new AppError('INVALID_INPUT', { errors: [{ path, message }] });
}
