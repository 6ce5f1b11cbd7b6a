import type { Letter, LetterContent, LetterRecipient } from '@mosta/shared/schemas/letter.schema';
import { and, asc, count, desc, eq, inArray, type SQL, sql } from 'drizzle-orm';
import { isFormer } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { countKept } from '../../platform/database/kept-counts';
import { AppError } from '../../platform/http/app-error';
import { users } from '../../tables/account';
import { companies } from '../../tables/company';
import { editions } from '../../tables/edition';
import { exhibitorMembers } from '../../tables/exhibitor';
import { letterRecipients, letters } from '../../tables/letter';
import { outbox } from '../../tables/outbox';
import { participations } from '../../tables/participation';

export type LetterRow = typeof letters.$inferSelect;

/** Letters of the current edition. */
export const IN_CURRENT = sql`${letters.editionId} = (select ${editions.id} from ${editions} where ${editions.current})`;

/** Letters of the edition of a year, or of the current one. */
const ofEdition = (year: number | undefined) =>
  year === undefined
    ? IN_CURRENT
    : sql`${letters.editionId} = (select ${editions.id} from ${editions} where ${editions.year} = ${year})`;

const NEWEST_FIRST = [desc(letters.createdAt), desc(letters.id)];

type Part = { offset: number; limit: number; edition?: number | undefined };

/** Which letters a page has: what they say is read for these alone, not for all that are passed over. */
function pageOf(db: Executor, { offset, limit, edition }: Part) {
  return db
    .select({ id: letters.id })
    .from(letters)
    .where(ofEdition(edition))
    .orderBy(...NEWEST_FIRST)
    .offset(offset)
    .limit(limit);
}

/** Letters of the current edition or of a named one, the newest first; or one of whichever edition. */
export async function readLetters(db: Executor, where: { id: string } | Part): Promise<Letter[]> {
  const rows = await db
    .select({ letter: letters, nom: users.nom, prenom: users.prenom })
    .from(letters)
    .leftJoin(users, eq(users.id, letters.changedBy))
    .where('id' in where ? eq(letters.id, where.id) : inArray(letters.id, pageOf(db, where)))
    .orderBy(...NEWEST_FIRST);
  const counts = await countsOf(
    db,
    rows.map(({ letter }) => letter.id),
  );
  const companyOf = await companiesOf(db, [
    ...new Set(rows.flatMap(({ letter }) => listedIn(letter.content))),
  ]);
  return rows.map(({ letter, nom, prenom }) => ({
    ...{ _id: letter.id, version: letter.version, state: letter.state, content: letter.content },
    exhibitors: listedIn(letter.content).flatMap((id) => {
      const company = companyOf.get(id);
      return company === undefined ? [] : [{ _id: id, company }];
    }),
    sendAt: letter.sendAt?.toISOString() ?? null,
    finishedAt: letter.finishedAt?.toISOString() ?? null,
    changedAt: letter.changedAt.toISOString(),
    changedBy: nom === null ? null : [prenom, nom].filter(Boolean).join(' '),
    counts: counts.get(letter.id) ?? NONE,
  }));
}

function listedIn({ audience }: LetterContent): readonly string[] {
  return audience.kind === 'exhibitors' ? audience.exhibitors : [];
}

/** The brand of each exhibitor's latest participation. */
async function companiesOf(db: Executor, exhibitorIds: string[]): Promise<Map<string, string>> {
  const rows = await db
    .select({ id: participations.exhibitorId, company: companies.name })
    .from(participations)
    .innerJoin(companies, eq(companies.id, participations.companyId))
    .where(inArray(participations.exhibitorId, exhibitorIds))
    .orderBy(asc(participations.createdAt));
  // of several the last one stays
  return new Map(rows.map(({ id, company }) => [id, company]));
}

export function countLetters(db: Executor, year?: number): Promise<number> {
  return countKept(db, letters, ofEdition(year));
}

const NONE: Letter['counts'] = {
  ...{ recipients: 0, delivered: 0, waiting: 0, failed: 0, optedOut: 0, unconfirmed: 0 },
};

async function countsOf(db: Executor, ids: string[]): Promise<Map<string, Letter['counts']>> {
  const rows = await db
    .select({ id: letterRecipients.letterId, mail: letterRecipients.mail, many: count() })
    .from(letterRecipients)
    .where(inArray(letterRecipients.letterId, ids))
    .groupBy(letterRecipients.letterId, letterRecipients.mail);
  const counts = new Map<string, Letter['counts']>();
  for (const { id, mail, many } of rows) {
    const sum = counts.get(id) ?? { ...NONE };
    sum.recipients += many;
    sum[COUNTED[mail]] += many;
    counts.set(id, sum);
  }
  return counts;
}

const COUNTED = {
  waiting: 'waiting',
  ordered: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
  opted_out: 'optedOut',
  unconfirmed: 'unconfirmed',
} as const;

/** The year of a letter's edition. */
export async function yearOfLetter(db: Executor, id: string): Promise<number | undefined> {
  const [row] = await db
    .select({ year: editions.year })
    .from(letters)
    .innerJoin(editions, eq(editions.id, letters.editionId))
    .where(eq(letters.id, id));
  return row?.year;
}

/** Locks a letter until the transaction ends. */
export async function lockLetter(
  transaction: Executor,
  id: string,
): Promise<LetterRow | undefined> {
  const [row] = await transaction.select().from(letters).where(eq(letters.id, id)).for('update');
  return row;
}

type NewLetter = { key: string; content: LetterContent; by: string; year: number | undefined };

/**
 * Adds a draft to an edition, the current one unless a year is named; the same key adds it once.
 * @returns its identifier, and whether it is new
 * @throws AppError NOT_FOUND, EDITION_FORMER
 */
export async function insertLetter(
  transaction: Executor,
  { key, content, by, year }: NewLetter,
): Promise<{ id: string; isNew: boolean }> {
  const [edition] = await transaction
    .select({ id: editions.id, current: editions.current, state: editions.state })
    .from(editions)
    .where(year === undefined ? eq(editions.current, true) : eq(editions.year, year));
  if (!edition) throw new AppError('NOT_FOUND');
  if (isFormer(edition)) throw new AppError('EDITION_FORMER');
  const [row] = await transaction
    .insert(letters)
    .values({ editionId: edition.id, key, content, changedBy: by })
    .onConflictDoNothing({ target: letters.key })
    .returning({ id: letters.id });
  if (row) return { id: row.id, isNew: true };
  const [known] = await transaction
    .select({ id: letters.id })
    .from(letters)
    .where(eq(letters.key, key));
  if (!known) throw new Error('The letter was not written');
  return { id: known.id, isNew: false };
}

type Change = Partial<Pick<LetterRow, 'content' | 'state' | 'sendAt' | 'sendKey'>>;

/** Writes a change as the next version. */
export async function updateLetter(
  transaction: Executor,
  id: string,
  { by, ...change }: Change & { by: string },
): Promise<void> {
  await transaction
    .update(letters)
    .set({
      ...{ ...change, version: sql`${letters.version} + 1` },
      ...{ changedAt: sql`now()`, changedBy: by },
    })
    .where(eq(letters.id, id));
}

export async function deleteLetter(transaction: Executor, id: string): Promise<void> {
  await transaction.delete(letters).where(eq(letters.id, id));
}

type Asked = { offset: number; limit: number; state?: LetterRecipient['mail'] | undefined };

/** Whom a letter reached, with what became of each mail: the outbox knows it until it is settled. */
export async function readRecipients(
  db: Executor,
  letterId: string,
  { offset, limit, state }: Asked,
): Promise<{ people: LetterRecipient[]; total: number }> {
  const wanted = and(
    eq(letterRecipients.letterId, letterId),
    state === undefined ? undefined : eq(MAIL_STATE, state),
  );
  const rows = await db
    .select({
      recipient: letterRecipients,
      ...{ nom: users.nom, prenom: users.prenom, mail: MAIL_STATE, company: COMPANY },
    })
    .from(letterRecipients)
    .innerJoin(users, eq(users.id, letterRecipients.userId))
    .leftJoin(outbox, eq(outbox.id, letterRecipients.id))
    .where(wanted)
    .orderBy(asc(users.nom), asc(letterRecipients.id))
    .offset(offset)
    .limit(limit);
  const [sum] = await db
    .select({ many: count() })
    .from(letterRecipients)
    .leftJoin(outbox, eq(outbox.id, letterRecipients.id))
    .where(wanted);
  return {
    people: rows.map(({ recipient, nom, prenom, mail, company }) => ({
      ...{ _id: recipient.id, name: [prenom, nom].filter(Boolean).join(' '), company, mail },
      language: recipient.language,
      notifiedAt: recipient.notifiedAt?.toISOString() ?? null,
      deliveredAt: recipient.deliveredAt?.toISOString() ?? null,
    })),
    total: sum?.many ?? 0,
  };
}

const MAIL_STATE: SQL<LetterRecipient['mail']> = sql`(case
  when ${letterRecipients.mail} <> 'ordered' then ${letterRecipients.mail}
  when ${outbox.sentAt} is not null then 'delivered'
  when ${outbox.attempts} > 0 then 'retrying' else 'waiting' end)`;

const COMPANY = sql<string | null>`(select ${companies.name} from ${exhibitorMembers}
  inner join ${participations} on ${participations.exhibitorId} = ${exhibitorMembers.exhibitorId}
  inner join ${companies} on ${companies.id} = ${participations.companyId}
  where ${exhibitorMembers.userId} = ${letterRecipients.userId}
  order by ${participations.createdAt} desc limit 1)`;
