import type { CartItem, SelectedPackage, SimulationState } from '../schemas/simulation.schema';
import { type OfferPrices, offerOf, packageOf } from './offers';

type PackageTerms = Pick<SelectedPackage, 'name' | 'price' | 'priceEuro'>;
type ItemTerms = Pick<
  CartItem,
  'name' | 'title' | 'category' | 'parentCategory' | 'unit' | 'isPerDay' | 'priceDA' | 'priceEuro'
>;

/** Looks up current terms; null for what is not offered. */
export type PriceCatalogue = {
  packageTerms: (chosen: SelectedPackage) => PackageTerms | null;
  itemTerms: (id: string) => ItemTerms | null;
};

/** Terms of the edition's stand offer from which a chosen package was made. */
export function standTerms(edition: OfferPrices, chosen: SelectedPackage): PackageTerms | null {
  const offer = offerOf(edition, chosen);
  if (!offer) return null;
  const { name, price, priceEuro } = packageOf(offer, 1, chosen.size);
  return { name, price, priceEuro };
}

/** The terms of the edition's stand offers, and of the items that `GET /v1/catalogue` lists. */
export function priceCatalogueOf(
  edition: OfferPrices,
  items: readonly (ItemTerms & { _id: string })[],
): PriceCatalogue {
  const byId = new Map(items.map((item) => [item._id, item]));
  return {
    packageTerms: (chosen) => standTerms(edition, chosen),
    itemTerms: (id) => byId.get(id) ?? null,
  };
}

/** A simulation at today's prices, and what that changed. */
export type Refreshed = {
  state: SimulationState;
  /** Names of entries whose price changed. */
  changed: readonly string[];
  /** Names of entries that are no longer offered and were removed. */
  gone: readonly string[];
};

/**
 * Replaces the terms in a simulation by the catalogue's: a browser may hold old prices, and anybody can
 * forge others. The API prices only the result; the page does the same when it opens.
 */
export function withCurrentPrices(state: SimulationState, catalogue: PriceCatalogue): Refreshed {
  const changed: string[] = [];
  const gone: string[] = [];

  const selectedFormules = state.formule.selectedFormules.flatMap((chosen) => {
    const terms = catalogue.packageTerms(chosen);
    if (!terms) {
      gone.push(chosen.name);
      return [];
    }
    if (terms.price !== chosen.price || terms.priceEuro !== chosen.priceEuro) {
      changed.push(terms.name);
    }
    const { name, price, priceEuro } = terms;
    return [{ ...chosen, name, price, priceEuro }];
  });

  const items = Object.values(state.cart).flatMap((item) => {
    const terms = catalogue.itemTerms(item._id);
    if (!terms) {
      gone.push(item.name);
      return [];
    }
    const samePrice = terms.priceDA === item.priceDA && terms.priceEuro === item.priceEuro;
    if (!samePrice || terms.isPerDay !== item.isPerDay) changed.push(terms.name);
    return [withTerms(item, terms)];
  });

  const cart = Object.fromEntries(items.map((item) => [item._id, item]));
  return { state: { ...state, formule: { selectedFormules }, cart }, changed, gone };
}

/** Only the terms: a catalogue's entry may carry more, and the quantity is the visitor's. */
function withTerms(item: CartItem, terms: ItemTerms): CartItem {
  const { name, title, category, parentCategory, unit, isPerDay, priceDA, priceEuro } = terms;
  const current = { name, title, category, parentCategory, unit, isPerDay, priceDA, priceEuro };
  return { ...item, ...current };
}
