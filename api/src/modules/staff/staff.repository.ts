import type { ConsentVersion } from '@mosta/shared/schemas/consent.schema';
import {
  STAFF_FILES,
  type StaffApplication,
  type StaffDecision,
  type StaffFile,
  type StaffSummary,
} from '@mosta/shared/schemas/staff.schema';
import { eq, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { staffApplications } from '../../tables/staff';
import { recordConsent } from '../consent/consent.repository';

export type StaffRow = typeof staffApplications.$inferSelect;

/** Keeps an application and what its sender agreed to, in the caller's transaction. @returns its identifier */
export async function insertApplication(
  transaction: Executor,
  content: Pick<StaffRow, 'personal' | 'professional' | 'files' | 'language'>,
  consent: ConsentVersion | undefined,
): Promise<string> {
  const [row] = await transaction
    .insert(staffApplications)
    .values(content)
    .returning({ id: staffApplications.id });
  if (!row) throw new Error('The application was not written');
  if (consent !== undefined) await recordConsent(transaction, 'staff', row.id, consent);
  return row.id;
}

export async function findApplication(db: Executor, id: string): Promise<StaffRow | undefined> {
  const [row] = await db.select().from(staffApplications).where(eq(staffApplications.id, id));
  return row;
}

/** The same, locked until the transaction ends: of two decisions at once the second sees the first. */
export async function lockApplication(
  transaction: Executor,
  id: string,
): Promise<StaffRow | undefined> {
  const [row] = await transaction
    .select()
    .from(staffApplications)
    .where(eq(staffApplications.id, id))
    .for('update');
  return row;
}

/** Writes a decision, the appointment, and which files stay. */
export async function writeDecision(
  transaction: Executor,
  id: string,
  decision: { status: StaffDecision } & Pick<StaffRow, 'files' | 'interview'>,
): Promise<StaffRow> {
  const [row] = await transaction
    .update(staffApplications)
    .set({
      ...decision,
      version: sql`${staffApplications.version} + 1`,
      // An invitation is not the last word.
      ...(decision.status !== 'interview' && { decidedAt: sql`now()` }),
    })
    .where(eq(staffApplications.id, id))
    .returning();
  if (!row) throw new Error('The decision was not written');
  return row;
}

export function toApplication(row: StaffRow): StaffApplication {
  return {
    ...toSummary(row),
    language: row.language,
    personalInfo: row.personal,
    professionalInformation: row.professional,
  };
}

/** The files an application has, in the form's order. */
export function filesOf({ files }: Pick<StaffRow, 'files'>): StaffFile[] {
  return STAFF_FILES.filter((name) => files[name] !== undefined);
}

export function toSummary(row: StaffRow): StaffSummary {
  return {
    _id: row.id,
    name: row.personal.name,
    surname: row.personal.surname,
    studyLevel: row.professional.studyLevel,
    status: row.status,
    interview: row.interview,
    version: row.version,
    sentAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    files: filesOf(row),
  };
}
