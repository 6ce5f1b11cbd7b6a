import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { Executor } from '../../platform/database/database';
import { listPublished } from '../content/content.repository';
import { itemAnswer } from './item-answer';

/** What is offered now, in the organiser's order: the articles that are shown in the current edition (decision 0105). */
export async function listItems(db: Executor): Promise<CatalogueItem[]> {
  const entries = await listPublished(db, 'item');
  return entries.map(({ id, ...content }) => itemAnswer(id, content));
}
