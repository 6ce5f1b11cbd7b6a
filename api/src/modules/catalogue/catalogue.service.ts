import { type OfferPrices, premiumLocationItem, standOffers } from '@mosta/shared/domain/offers';
import type { Catalogue, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { Executor } from '../../platform/database/database';
import { listPublished } from '../content/content.repository';
import { readCurrentEdition } from '../edition/edition.repository';
import { listItems } from './catalogue.repository';
import { collectiveAnswer } from './collective-answer';

/** Everything that can be chosen: the edition's own stands, and the collective offers and articles that organisers write. */
export async function readCatalogue(db: Executor): Promise<Catalogue> {
  const edition = await readCurrentEdition(db, new Date());
  return {
    stands: [...standOffers(edition)],
    collective: (await listPublished(db, 'offer')).map(collectiveAnswer),
    items: await readItems(db, edition),
  };
}

/** What can be put into the cart. */
export async function readItems(db: Executor, edition: OfferPrices): Promise<CatalogueItem[]> {
  const { days: _days, quantity: _quantity, ...premiumLocation } = premiumLocationItem(edition);
  return [{ ...premiumLocation, parentCategory: 'Service' }, ...(await listItems(db))];
}
