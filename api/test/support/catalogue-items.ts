import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';
import { and, eq, isNotNull, sql } from 'drizzle-orm';
import type { Db } from '../../src/platform/database/database';
import { contentEntries } from '../../src/tables/content';

/** Changes an article for everybody, as an organiser who publishes does. */
export async function changeItem(db: Db, key: string, change: Partial<ItemContent>): Promise<void> {
  const merged = sql`${JSON.stringify(change)}::jsonb`;
  await db
    .update(contentEntries)
    .set({
      draft: sql`${contentEntries.draft} || ${merged}`,
      published: sql`${contentEntries.published} || ${merged}`,
    })
    .where(and(eq(contentEntries.kind, 'item'), eq(contentEntries.key, key)));
}

/** Takes an article out of the catalogue. */
export async function withdrawItem(db: Db, key: string): Promise<void> {
  await db
    .update(contentEntries)
    .set({ published: null })
    .where(and(eq(contentEntries.kind, 'item'), eq(contentEntries.key, key)));
}

/** The keys of the articles that the catalogue has. */
export async function shownItems(db: Db): Promise<string[]> {
  const rows = await db
    .select({ key: contentEntries.key })
    .from(contentEntries)
    .where(and(eq(contentEntries.kind, 'item'), isNotNull(contentEntries.published)));
  return rows.map(({ key }) => key);
}
