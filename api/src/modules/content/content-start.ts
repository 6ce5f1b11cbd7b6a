import { CONTENT_KINDS, type ContentKind } from '@mosta/shared/schemas/content.schema';
import { and, eq } from 'drizzle-orm';
import type { Db, Executor } from '../../platform/database/database';
import { contentEntries } from '../../tables/content';
import type { editions } from '../../tables/edition';
import { KINDS, type KindRules } from './content-kinds';
import {
  addFirstEntries,
  addFixedEntries,
  carryFormerHotels,
  carryFormerItems,
  carryFormerNews,
} from './first-entries';

type FirstRules = Pick<KindRules<ContentKind>, 'first' | 'fixed' | 'everywhere'>;

/** Gives the oldest edition, or each, the content with which the fair begins, each kind once, and every edition what is always there. */
export async function addFirstContent(db: Db): Promise<void> {
  await carryFormerNews(db);
  await carryFormerItems(db);
  await carryFormerHotels(db);
  for (const kind of CONTENT_KINDS) {
    const { first, fixed, everywhere }: FirstRules = KINDS[kind];
    if (fixed) await addFixedEntries(db, kind, first);
    else await addFirstEntries(db, kind, first, everywhere);
  }
}

type EditionDays = Pick<typeof editions.$inferSelect, 'id' | 'days'>;

/**
 * Gives a new edition the content of the one that it is made from: the programme as drafts on its own days. What belongs to
 * all editions is its own already.
 */
export async function copyContent(
  transaction: Executor,
  { from, to }: { from: EditionDays; to: EditionDays },
): Promise<void> {
  const rows = await transaction
    .select()
    .from(contentEntries)
    .where(and(eq(contentEntries.editionId, from.id), eq(contentEntries.removed, false)));
  const datesOf = ({ days }: EditionDays) => days.map(({ date }) => date);
  const days = { from: datesOf(from), to: datesOf(to) };
  const copies = rows.flatMap(({ kind, key, position, draft, published }) => {
    const moved: KindRules<ContentKind>['moved'] = KINDS[kind].moved;
    const row = { editionId: to.id, kind, key, position };
    if (!moved) return [{ ...row, draft, published }];
    const content = moved(draft, days);
    return content ? [{ ...row, draft: content, published: null }] : [];
  });
  if (copies.length > 0) await transaction.insert(contentEntries).values(copies);
}
