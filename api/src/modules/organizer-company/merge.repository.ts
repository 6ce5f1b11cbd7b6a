import { createHash } from 'node:crypto';
import type { MergePreview } from '@mosta/shared/schemas/organizer-company.schema';
import { and, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { companies } from '../../tables/company';
import { exhibitorInvitations, exhibitorMembers, exhibitorPages } from '../../tables/exhibitor';
import { exhibitorMerges } from '../../tables/exhibitor-merge';
import { standHolds } from '../../tables/hold';
import { participations } from '../../tables/participation';
import { quotes } from '../../tables/quote';
import { reservations } from '../../tables/reservation';
import { visitorContacts } from '../../tables/visitor-contact';
import { moveDistinctions } from './distinction.repository';

/** Tables whose rows change hands whole. Members, invitations and pages of the directory have rules of their own. */
const MOVED = {
  companies: { table: companies, column: companies.exhibitorId },
  dossiers: { table: participations, column: participations.exhibitorId },
  reservations: { table: reservations, column: reservations.exhibitorId },
  holds: { table: standHolds, column: standHolds.exhibitorId },
  quotes: { table: quotes, column: quotes.ownerId },
} as const;
const NAMES = ['companies', 'dossiers', 'reservations', 'holds', 'quotes'] as const;

type Counts = MergePreview['moves'];

/** What belongs to an exhibitor. */
export async function countOwned(db: Executor, id: string): Promise<Counts> {
  const counts: Record<string, number> = {};
  for (const name of NAMES) {
    const { table, column } = MOVED[name];
    counts[name] = await db.$count(table, eq(column, id));
  }
  const { companies: named = 0, dossiers = 0, reservations: reserved = 0 } = counts;
  const { holds = 0, quotes: quoted = 0 } = counts;
  return {
    people: await db.$count(exhibitorMembers, eq(exhibitorMembers.exhibitorId, id)),
    ...{ companies: named, dossiers, reservations: reserved, holds, quotes: quoted },
    pages: await db.$count(exhibitorPages, eq(exhibitorPages.exhibitorId, id)),
  };
}

/** Pages of an exhibitor in editions in which the other has one as well. */
export async function replacedPages(db: Executor, { from, into }: Pair) {
  const kept = db
    .select({ edition: exhibitorPages.edition })
    .from(exhibitorPages)
    .where(eq(exhibitorPages.exhibitorId, into));
  return db
    .select(getTableColumns(exhibitorPages))
    .from(exhibitorPages)
    .where(and(eq(exhibitorPages.exhibitorId, from), inArray(exhibitorPages.edition, kept)));
}

export type Pair = { from: string; into: string };

/** Names what both have, so that a merge is about what was read. */
export function stateOf(...read: readonly unknown[]): string {
  return createHash('sha256').update(JSON.stringify(read)).digest('hex').slice(0, 32);
}

/** The exhibitor into which a call with that key merged another; undefined where none did. */
export async function findMerge(
  db: Executor,
  key: string,
): Promise<{ from: string; into: string } | undefined> {
  const [row] = await db
    .select({ from: exhibitorMerges.fromId, into: exhibitorMerges.intoId })
    .from(exhibitorMerges)
    .where(eq(exhibitorMerges.key, key));
  return row;
}

/** Moves all that an exhibitor has to another. It is gone with its last member. */
export async function moveAll(
  transaction: Executor,
  { from, into }: Pair,
  key: string,
): Promise<void> {
  const replaced = await replacedPages(transaction, { from, into });
  await transaction
    .insert(exhibitorMerges)
    .values({ fromId: from, intoId: into, key, replacedPages: replaced });
  // Exhibitors that were merged into the one that goes are the other’s now.
  await transaction
    .update(exhibitorMerges)
    .set({ intoId: into })
    .where(eq(exhibitorMerges.intoId, from));
  await moveDistinctions(transaction, { from, into });
  await transaction
    .update(companies)
    .set({ exhibitorId: into })
    .where(eq(companies.exhibitorId, from));
  await transaction
    .update(reservations)
    .set({ exhibitorId: into })
    .where(eq(reservations.exhibitorId, from));
  await transaction
    .update(participations)
    .set({ exhibitorId: into })
    .where(eq(participations.exhibitorId, from));
  await transaction
    .update(standHolds)
    .set({ exhibitorId: into })
    .where(eq(standHolds.exhibitorId, from));
  await transaction.update(quotes).set({ ownerId: into }).where(eq(quotes.ownerId, from));
  if (replaced.length > 0) {
    const years = replaced.map(({ edition }) => edition);
    await transaction
      .delete(exhibitorPages)
      .where(and(eq(exhibitorPages.exhibitorId, from), inArray(exhibitorPages.edition, years)));
  }
  await transaction
    .update(exhibitorPages)
    .set({ exhibitorId: into })
    .where(eq(exhibitorPages.exhibitorId, from));
  await moveContacts(transaction, { from, into });
  await moveInvitations(transaction, { from, into });
  await transaction
    .update(exhibitorMembers)
    .set({ exhibitorId: into, role: 'member' })
    .where(eq(exhibitorMembers.exhibitorId, from));
}

/** A visitor whose badge both have scanned stays as the one that goes on has it. */
async function moveContacts(transaction: Executor, { from, into }: Pair): Promise<void> {
  const { exhibitorId, badgeId } = visitorContacts;
  const kept = transaction.select({ badgeId }).from(visitorContacts).where(eq(exhibitorId, into));
  await transaction
    .delete(visitorContacts)
    .where(and(eq(exhibitorId, from), inArray(badgeId, kept)));
  await transaction.update(visitorContacts).set({ exhibitorId: into }).where(eq(exhibitorId, from));
}

/** Somebody whom both have invited keeps one invitation. */
async function moveInvitations(transaction: Executor, { from, into }: Pair): Promise<void> {
  const kept = transaction
    .select({ email: exhibitorInvitations.email })
    .from(exhibitorInvitations)
    .where(eq(exhibitorInvitations.exhibitorId, into));
  await transaction
    .delete(exhibitorInvitations)
    .where(
      and(eq(exhibitorInvitations.exhibitorId, from), inArray(exhibitorInvitations.email, kept)),
    );
  await transaction
    .update(exhibitorInvitations)
    .set({ exhibitorId: into })
    .where(eq(exhibitorInvitations.exhibitorId, from));
}

/** Whether somebody who acts for one of them has an address that nobody confirmed. */
export async function hasUnconfirmed(db: Executor, { from, into }: Pair): Promise<boolean> {
  const [row] = await db
    .select({
      found: sql<boolean>`exists (
        select 1 from "exhibitor_members" "acting" join "users" "person" on "person"."id" = "acting"."user_id"
        where "acting"."exhibitor_id" in (${from}, ${into}) and "person"."email_verified_at" is null)`,
    })
    .from(sql`(select 1) "one"`);
  return row?.found ?? false;
}
