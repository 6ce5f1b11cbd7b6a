import { useSearchParams } from '@mosta/shared/router';
import {
  QUOTE_OUTCOMES,
  QUOTE_SORTS,
  type QuoteOutcome,
  type QuoteSort,
} from '@mosta/shared/schemas/organizer-quote.schema';
import { DIRECTIONS, type Direction } from '@mosta/shared/schemas/paging.schema';
import { pageIn, useAddress } from '../../ui/use-address';

const QUOTE = 'devis';

/** Which quotes are wanted, in which order, and which page of them. */
export type Filter = {
  outcome: QuoteOutcome | null;
  search: string;
  sort: QuoteSort;
  direction: Direction;
  /** From 1. */
  page: number;
};

/**
 * What of the quotes the list shows, and how to change it: `?suite=waiting&recherche=huilerie&tri=until&sens=asc&page=2`, besides the
 * open quote `devis=<id>`. What is as usual is left out.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [given, change] = useAddress(['suite', 'recherche', 'tri', 'sens', 'page']);
  return [
    {
      outcome: QUOTE_OUTCOMES.find((known) => known === given('suite')) ?? null,
      ...{ search: given('recherche'), page: pageIn(given('page')) },
      sort: QUOTE_SORTS.find((known) => known === given('tri')) ?? 'received',
      direction: DIRECTIONS.find((known) => known === given('sens')) ?? 'desc',
    },
    ({ outcome, search, sort, direction, page }) =>
      change({
        ...(outcome !== undefined && { suite: outcome ?? '' }),
        ...(search !== undefined && { recherche: search }),
        ...(sort !== undefined && { tri: sort === 'received' ? '' : sort }),
        ...(direction !== undefined && { sens: direction === 'desc' ? '' : direction }),
        ...(page !== undefined && { page: page === 1 ? '' : String(page) }),
      }),
  ];
}

/** The open quote, or null; and addresses that open one, or lead back to the list as it was. */
export function useOpenQuote() {
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.delete(QUOTE);
  return {
    id: parameters.get(QUOTE),
    listAddress: `?${list}`,
    addressOf: (id: string) => {
      const open = new URLSearchParams(list);
      open.set(QUOTE, id);
      return `?${open}`;
    },
  };
}
