import { type OfferPrices, premiumLocationItem, standOffers } from '@mosta/shared/domain/offers';
import type { Catalogue, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { CurrentEdition } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { listPublished } from '../content/content.repository';
import { readCurrentEdition } from '../edition/edition.repository';
import { listItems } from './catalogue.repository';
import { collectiveAnswer } from './collective-answer';

/** Everything that can be chosen: the edition's own stands, and the collective offers and articles that organisers write. */
export async function readCatalogue(db: Executor): Promise<Catalogue> {
  return catalogueOf(db, await readCurrentEdition(db, new Date()));
}

/** The same of whichever edition. */
export async function catalogueOf(db: Executor, edition: CurrentEdition): Promise<Catalogue> {
  return {
    stands: [...standOffers(edition)],
    collective: (await listPublished(db, 'offer', edition.year)).map(collectiveAnswer),
    items: await readItems(db, edition, edition.year),
  };
}

/** What can be put into the cart. @param year of another edition than the current one */
export async function readItems(
  db: Executor,
  edition: OfferPrices,
  year?: number,
): Promise<CatalogueItem[]> {
  const { days: _days, quantity: _quantity, ...premiumLocation } = premiumLocationItem(edition);
  return [{ ...premiumLocation, parentCategory: 'Service' }, ...(await listItems(db, year))];
}
