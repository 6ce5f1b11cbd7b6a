import { eq, inArray, sql } from 'drizzle-orm';
import type { Executor } from '../../platform/database/database';
import { contentEntries, contentHistory } from '../../tables/content';
import { pictures } from '../../tables/picture';

type PictureRow = Omit<typeof pictures.$inferSelect, 'createdAt'>;

/** Keeps a picture; one that is there already begins its time again. */
export async function keepPicture(transaction: Executor, row: PictureRow): Promise<void> {
  await transaction
    .insert(pictures)
    .values(row)
    .onConflictDoUpdate({ target: pictures.hash, set: { createdAt: sql`now()` } });
}

/** Removes pictures of former days that no content has or had: uploads of forms that were never saved. */
export async function removeUnused(transaction: Executor): Promise<void> {
  const named = sql`'%' || ${pictures.hash} || '%'`;
  await transaction.execute(sql`
    delete from ${pictures}
    where ${pictures.createdAt} < now() - interval '1 day'
      and not exists (
        select 1 from ${contentEntries}
        where ${contentEntries.draft}::text like ${named} or ${contentEntries.published}::text like ${named}
      )
      and not exists (
        select 1 from ${contentHistory}
        where ${contentHistory.before}::text like ${named} or ${contentHistory.after}::text like ${named}
      )`);
}

export async function findPicture(db: Executor, hash: string) {
  const [row] = await db
    .select({ mediaType: pictures.mediaType, content: pictures.content })
    .from(pictures)
    .where(eq(pictures.hash, hash));
  return row;
}

/** Which of these pictures there are. */
export async function knownPictures(
  db: Executor,
  hashes: readonly string[],
): Promise<ReadonlySet<string>> {
  if (hashes.length === 0) return new Set();
  // Locked, so that nothing removes what is about to be named.
  const rows = await db
    .select({ hash: pictures.hash })
    .from(pictures)
    .where(inArray(pictures.hash, [...hashes]))
    .orderBy(pictures.hash)
    .for('key share');
  return new Set(rows.map(({ hash }) => hash));
}
