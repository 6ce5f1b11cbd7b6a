import type { ConsentVersion } from '@mosta/shared/schemas/consent.schema';
import {
  STAFF_FILES,
  type StaffApplication,
  type StaffFile,
  type StaffPage,
  type StaffQuery,
  type StaffStatus,
  type StaffSummary,
} from '@mosta/shared/schemas/staff.schema';
import { and, desc, eq, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import { containing } from '../../platform/database/containing';
import type { Executor } from '../../platform/database/database';
import { olderThan } from '../../platform/database/older-than';
import { staffApplications } from '../../tables/staff';
import { recordConsent } from '../consent/consent.repository';

type StaffRow = typeof staffApplications.$inferSelect;

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

/** Applications of the current edition, the newest first. */
export async function listApplications(
  db: Executor,
  { status, search = '', before, limit }: StaffQuery,
): Promise<StaffPage> {
  const rows = await db
    .select()
    .from(staffApplications)
    .where(
      and(
        inCurrentEdition(staffApplications.edition),
        status === undefined ? undefined : eq(staffApplications.status, status),
        search === '' ? undefined : mentions(search),
        before === undefined ? undefined : olderThan(staffApplications, before),
      ),
    )
    .orderBy(desc(staffApplications.createdAt), desc(staffApplications.id))
    // One more tells whether there is more.
    .limit(limit + 1);
  const applications = rows.slice(0, limit).map(toSummary);
  return { applications, next: rows.length > limit ? (applications.at(-1)?._id ?? null) : null };
}

/** Names in both orders, since people type either. */
function mentions(search: string) {
  const field = (name: string) => sql`${staffApplications.personal} ->> ${name}::text`;
  return sql`concat_ws(' ', ${field('name')}, ${field('surname')}, ${field('name')}, ${field('email')}) ilike ${containing(search)}`;
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

/** Writes a decision, and which files stay. */
export async function writeDecision(
  transaction: Executor,
  id: string,
  decision: { status: StaffStatus; files: StaffRow['files'] },
): Promise<StaffRow> {
  const [row] = await transaction
    .update(staffApplications)
    .set({ ...decision, decidedAt: sql`now()` })
    .where(eq(staffApplications.id, id))
    .returning();
  if (!row) throw new Error('The decision was not written');
  return row;
}

export function toApplication(row: StaffRow): StaffApplication {
  return {
    ...toSummary(row),
    personalInfo: row.personal,
    professionalInformation: row.professional,
  };
}

/** The files an application has, in the form's order. */
export function filesOf({ files }: Pick<StaffRow, 'files'>): StaffFile[] {
  return STAFF_FILES.filter((name) => files[name] !== undefined);
}

function toSummary(row: StaffRow): StaffSummary {
  return {
    _id: row.id,
    name: row.personal.name,
    surname: row.personal.surname,
    studyLevel: row.professional.studyLevel,
    status: row.status,
    sentAt: row.createdAt.toISOString(),
    decidedAt: row.decidedAt?.toISOString() ?? null,
    files: filesOf(row),
  };
}
