import {
  COLLECTIVE_OFFERS,
  PREMIUM_LOCATION_ITEM,
  STAND_OFFERS,
} from '@mosta/shared/domain/offers';
import type { Catalogue, CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';
import type { Executor } from '../../platform/database/database';
import { listItems } from './catalogue.repository';

const { days: _days, quantity: _quantity, ...premiumLocation } = PREMIUM_LOCATION_ITEM;

/** Everything that can be chosen: the edition's own offers, and the items of the table. */
export async function readCatalogue(db: Executor): Promise<Catalogue> {
  return {
    stands: [...STAND_OFFERS],
    collective: [...COLLECTIVE_OFFERS],
    items: await readItems(db),
  };
}

/** What can be put into the cart. */
export async function readItems(db: Executor): Promise<CatalogueItem[]> {
  return [{ ...premiumLocation, parentCategory: 'Service' }, ...(await listItems(db))];
}
