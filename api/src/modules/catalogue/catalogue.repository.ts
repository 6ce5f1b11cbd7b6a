import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { Executor } from '../../platform/database/database';
import { listPublished } from '../content/content.repository';
import { itemAnswer } from './item-answer';
import { listOrdered } from './stock.repository';

/**
 * What is offered, in the organiser's order: the articles that are shown in the edition (decision 0105).
 * @param year of another edition than the current one
 */
export async function listItems(db: Executor, year?: number): Promise<CatalogueItem[]> {
  const entries = await listPublished(db, 'item', year);
  const limited = entries.some(({ stock = null }) => stock !== null);
  const ordered = limited ? await listOrdered(db, year) : new Map<string, number>();
  return entries.map(({ id, ...content }) => itemAnswer(id, content, ordered.get(id) ?? 0));
}
