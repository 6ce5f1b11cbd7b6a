import { readReference } from '@mosta/shared/domain/reference';
import type {
  BadgeCategory,
  BadgeSheetQuery,
  VisitorFilter,
} from '@mosta/shared/schemas/badge.schema';
import { and, count, desc, eq, inArray, isNotNull, isNull, lt, type SQL, sql } from 'drizzle-orm';
import { namedEdition } from '../../current-edition';
import { inEdition } from '../../in-edition';
import { contains } from '../../platform/database/containing';
import type { Db, Executor } from '../../platform/database/database';
import { countKept, keptRows } from '../../platform/database/kept-counts';
import { users } from '../../tables/account';
import { badges } from '../../tables/badge';

export type VisitorRow = typeof badges.$inferSelect & {
  gate: { nom: string; prenom: string | null } | null;
};

function selectVisitors(db: Executor) {
  return db
    .select({ badge: badges, gate: { nom: users.nom, prenom: users.prenom } })
    .from(badges)
    .leftJoin(users, eq(users.id, badges.checkedInBy));
}

export async function findVisitor(db: Executor, id: string): Promise<VisitorRow | undefined> {
  const [row] = await selectVisitors(db).where(eq(badges.id, id));
  return row && { ...row.badge, gate: row.gate };
}

/** The organiser at the gate; null once the account is gone. */
export async function findGate(db: Executor, userId: string): Promise<VisitorRow['gate']> {
  const [row] = await db
    .select({ nom: users.nom, prenom: users.prenom })
    .from(users)
    .where(eq(users.id, userId));
  return row ?? null;
}

export async function findIdOf(db: Executor, number: number): Promise<string | undefined> {
  const [row] = await db.select({ id: badges.id }).from(badges).where(eq(badges.number, number));
  return row?.id;
}

/** The badges found, the newest first. @param page how many are passed over, or below which number they begin */
export async function listVisitors(
  db: Db,
  { limit, offset = 0, below, ...filter }: VisitorFilter & Page,
): Promise<VisitorRow[]> {
  const page = db
    .select({ id: badges.id })
    .from(badges)
    .where(and(...conditionsOf(filter), below === undefined ? undefined : lt(badges.number, below)))
    .orderBy(desc(badges.number))
    .limit(limit)
    .offset(offset);
  const rows = await selectVisitors(db)
    .where(inArray(badges.id, page))
    .orderBy(desc(badges.number));
  return rows.map(({ badge, gate }) => ({ ...badge, gate }));
}

type Page = { limit: number; offset?: number; below?: number };

/** Nobody comes in with a revoked one. */
const printable = ({ ids, ...filter }: BadgeSheetQuery) =>
  and(...conditionsOf(filter), isNull(badges.revokedAt), ids && inArray(badges.id, ids));

export async function countPrintable(db: Db, query: BadgeSheetQuery): Promise<number> {
  return db.$count(badges, printable(query));
}

/** Valid badges among the wanted ones, by name, as they are handed out. */
export function listPrintable(
  db: Db,
  query: BadgeSheetQuery,
): Promise<(typeof badges.$inferSelect)[]> {
  return db
    .select()
    .from(badges)
    .where(printable(query))
    .orderBy(sql`lower(${badges.nom})`, sql`lower(${badges.prenom})`, badges.number);
}

export function countVisitors(db: Db, filter: VisitorFilter): Promise<number> {
  return countKept(db, badges, and(...conditionsOf(filter)));
}

const STATES: Record<NonNullable<VisitorFilter['state']>, SQL | undefined> = {
  came: isNotNull(badges.checkedInAt),
  expected: and(isNull(badges.checkedInAt), isNull(badges.revokedAt)),
  revoked: isNotNull(badges.revokedAt),
};

function conditionsOf({ search, category, state, edition }: VisitorFilter) {
  const number = readReference('badge', namedEdition(edition), search);
  return [
    inEdition(badges.edition, edition),
    category && eq(badges.category, category),
    state && STATES[state],
    ...(number === null
      ? search.normalize('NFC').split(/\s+/).filter(Boolean).map(hasWord)
      : [eq(badges.number, number)]),
  ];
}

function hasWord(word: string): SQL {
  return contains(badges.search, word);
}

type CategoryCount = { category: BadgeCategory; issued: number; came: number; revoked: number };

export function countByCategory(
  db: Executor,
  year: number | undefined,
): Promise<readonly CategoryCount[]> {
  const counts = db
    .select({
      category: badges.category,
      issued: count(),
      came: count(badges.checkedInAt),
      revoked: count(badges.revokedAt),
    })
    .from(badges)
    .where(inEdition(badges.edition, year))
    .groupBy(badges.category);
  return keptRows(db, counts);
}

/** @returns false when it was revoked before */
export async function revoke(transaction: Executor, id: string): Promise<boolean> {
  const rows = await transaction
    .update(badges)
    .set({ revokedAt: sql`now()` })
    .where(and(eq(badges.id, id), isNull(badges.revokedAt)))
    .returning({ id: badges.id });
  return rows.length > 0;
}
