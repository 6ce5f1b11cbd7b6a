import type { SavedView, SavedViewInput } from '@mosta/shared/schemas/saved-view.schema';
import { and, asc, eq } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { users } from '../../tables/account';
import { savedViews } from '../../tables/saved-view';

/** Of one account: its list is read whole. */
const MOST_VIEWS = 100;

const COLUMNS = {
  ...{ _id: savedViews.id, table: savedViews.table },
  ...{ name: savedViews.name, filters: savedViews.filters },
};

/** Those of one account, by their names. */
export function listViews(db: Executor, userId: string): Promise<SavedView[]> {
  return db
    .select(COLUMNS)
    .from(savedViews)
    .where(eq(savedViews.userId, userId))
    .orderBy(asc(savedViews.name), asc(savedViews.id));
}

/** Saves a view under its name, in the place of one that has it. @throws AppError TOO_MANY_VIEWS */
export function saveView(db: Db, userId: string, view: SavedViewInput): Promise<SavedView> {
  return db.transaction(async (transaction) => {
    // one after the other: the bound counts what others have just written
    await transaction.select().from(users).where(eq(users.id, userId)).for('no key update');
    const [saved] = await transaction
      .insert(savedViews)
      .values({ ...view, userId })
      .onConflictDoUpdate({
        target: [savedViews.userId, savedViews.table, savedViews.name],
        set: { filters: view.filters },
      })
      .returning(COLUMNS);
    if (!saved) throw new Error('The view was not saved');
    const count = await transaction.$count(savedViews, eq(savedViews.userId, userId));
    if (count > MOST_VIEWS) throw new AppError('TOO_MANY_VIEWS');
    return saved;
  });
}

/** @returns whether the account had it */
export async function removeView(db: Executor, userId: string, id: string): Promise<boolean> {
  const removed = await db
    .delete(savedViews)
    .where(and(eq(savedViews.id, id), eq(savedViews.userId, userId)))
    .returning({ id: savedViews.id });
  return removed.length > 0;
}
