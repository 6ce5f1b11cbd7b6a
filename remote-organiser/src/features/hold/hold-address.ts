import {
  HOLD_SORTS,
  HOLD_WINDOWS,
  type HoldSort,
  type HoldWindow,
} from '@mosta/shared/schemas/organizer-hold.schema';
import { DIRECTIONS, type Direction } from '@mosta/shared/schemas/paging.schema';
import { pageIn, useAddress } from '../../ui/use-address';

/** Which options are wanted, in which order, and which page of them. */
export type Filter = {
  search: string;
  /** Hours within which they end; null for all. */
  within: HoldWindow | null;
  sort: HoldSort;
  direction: Direction;
  /** From 1. */
  page: number;
};

/** What of the options the list shows: `?recherche=B4&fin=24&tri=code&sens=desc&page=2`. What is as usual is left out. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [given, change] = useAddress(['recherche', 'fin', 'tri', 'sens', 'page']);
  return [
    {
      ...{ search: given('recherche'), page: pageIn(given('page')) },
      within: HOLD_WINDOWS.find((known) => known === given('fin')) ?? null,
      sort: HOLD_SORTS.find((known) => known === given('tri')) ?? 'expires',
      direction: DIRECTIONS.find((known) => known === given('sens')) ?? 'asc',
    },
    ({ search, within, sort, direction, page }) =>
      change({
        ...(search !== undefined && { recherche: search }),
        ...(within !== undefined && { fin: within ?? '' }),
        ...(sort !== undefined && { tri: sort === 'expires' ? '' : sort }),
        ...(direction !== undefined && { sens: direction === 'asc' ? '' : direction }),
        ...(page !== undefined && { page: page === 1 ? '' : String(page) }),
      }),
  ];
}
