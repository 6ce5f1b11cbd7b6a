import type { Consent, ConsentSubject, ConsentVersion } from '@mosta/shared/schemas/consent.schema';
import { and, asc, eq, inArray } from 'drizzle-orm';
import { isAnyOf } from '../../platform/database/any-of';
import type { Executor } from '../../platform/database/database';
import { consents } from '../../tables/consent';

/** What goes with a badge: the consent to its data, and to being scanned by exhibitors. */
export const BADGE_CONSENTS = ['badge', 'badge-contacts'] as const;

/** Records that somebody agreed to a version of the text (law 18-07), in the transaction that keeps the data. */
export async function recordConsent(
  transaction: Executor,
  subjectKind: ConsentSubject,
  subjectId: string,
  version: ConsentVersion,
): Promise<void> {
  await transaction
    .insert(consents)
    .values({ subjectKind, subjectId, version })
    .onConflictDoNothing();
}

/** What somebody agreed to, the oldest first. */
export async function listConsents(
  db: Executor,
  subjectKind: ConsentSubject,
  subjectId: string,
): Promise<Consent[]> {
  const rows = await db
    .select({ version: consents.version, at: consents.at })
    .from(consents)
    .where(of(subjectKind, subjectId))
    .orderBy(asc(consents.at));
  return rows.map(({ version, at }) => ({ version, at: at.toISOString() }));
}

/** Forgets them with their subjects, in the transaction that erases these: one statement, however many they are. */
export async function deleteConsents(
  transaction: Executor,
  subjectKinds: readonly ConsentSubject[],
  subjectIds: readonly string[],
): Promise<void> {
  await transaction
    .delete(consents)
    .where(
      and(inArray(consents.subjectKind, subjectKinds), isAnyOf(consents.subjectId, subjectIds)),
    );
}

function of(subjectKind: ConsentSubject, subjectId: string) {
  return and(eq(consents.subjectKind, subjectKind), eq(consents.subjectId, subjectId));
}
