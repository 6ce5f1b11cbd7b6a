import type { News, NewsChange, NewsInput, OrganizerNews } from '@mosta/shared/schemas/news.schema';
import { and, desc, eq, isNotNull, isNull, sql } from 'drizzle-orm';
import { inCurrentEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { news } from '../../tables/news';

const NEWEST_FIRST = [desc(news.date), desc(news.createdAt), desc(news.id)];

/** What everybody may read, the newest first. */
export async function listNews(db: Executor): Promise<News[]> {
  const rows = await db
    .select()
    .from(news)
    .where(and(inCurrentEdition(news.edition), isNull(news.withdrawnAt)))
    .orderBy(...NEWEST_FIRST);
  return rows.map(toNews);
}

/** Withdrawn items too. */
export async function listAllNews(db: Executor): Promise<OrganizerNews[]> {
  const rows = await db
    .select()
    .from(news)
    .where(inCurrentEdition(news.edition))
    .orderBy(...NEWEST_FIRST);
  return rows.map(toOrganizerNews);
}

export async function findNews(db: Executor, id: string): Promise<OrganizerNews | undefined> {
  const [row] = await db.select().from(news).where(eq(news.id, id));
  return row && toOrganizerNews(row);
}

export async function insertNews(db: Executor, input: NewsInput): Promise<OrganizerNews> {
  const [row] = await db.insert(news).values(input).returning();
  if (!row) throw new Error('The news item was not written');
  return toOrganizerNews(row);
}

/** @returns undefined when there is no such item */
export async function updateNews(
  db: Executor,
  id: string,
  change: NewsChange,
): Promise<OrganizerNews | undefined> {
  const [row] = await db.update(news).set(change).where(eq(news.id, id)).returning();
  return row && toOrganizerNews(row);
}

/** Withdraws an item or shows it again. @returns undefined when that changes nothing */
export async function showNews(
  db: Executor,
  id: string,
  shown: boolean,
): Promise<OrganizerNews | undefined> {
  const [row] = await db
    .update(news)
    .set({ withdrawnAt: shown ? null : sql`now()` })
    .where(and(eq(news.id, id), (shown ? isNotNull : isNull)(news.withdrawnAt)))
    .returning();
  return row && toOrganizerNews(row);
}

function toNews(row: typeof news.$inferSelect): News {
  const { id, title, date, category, content, important } = row;
  return { _id: id, title, date, category, content, important };
}

function toOrganizerNews(row: typeof news.$inferSelect): OrganizerNews {
  return { ...toNews(row), withdrawnAt: row.withdrawnAt?.toISOString() ?? null };
}
