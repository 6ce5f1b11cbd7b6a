import { useSearchParams } from '@mosta/shared/router';
import { COMPANY_SORTS, type CompanySort } from '@mosta/shared/schemas/organizer-company.schema';
import { DIRECTIONS, type Direction } from '@mosta/shared/schemas/paging.schema';
import { pageIn, useAddress } from '../../ui/use-address';

const COMPANY = 'entreprise';

/** Which companies are wanted, in which order, and which page of them. */
export type Filter = {
  search: string;
  /** Year of an edition in which it applied; '' for all. */
  year: string;
  sort: CompanySort;
  direction: Direction;
  /** From 1. */
  page: number;
};

/**
 * What of the companies the list shows, and how to change it: `?recherche=huilerie&annee=2025&tri=since&sens=desc&page=2`, besides
 * the open one, `entreprise=<id>`. What is as usual is left out.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [given, change] = useAddress(['recherche', 'annee', 'tri', 'sens', 'page']);
  return [
    {
      ...{ search: given('recherche'), page: pageIn(given('page')) },
      year: /^[1-9]\d{3}$/.test(given('annee')) ? given('annee') : '',
      sort: COMPANY_SORTS.find((known) => known === given('tri')) ?? 'name',
      direction: DIRECTIONS.find((known) => known === given('sens')) ?? 'asc',
    },
    ({ search, year, sort, direction, page }) =>
      change({
        ...(search !== undefined && { recherche: search }),
        ...(year !== undefined && { annee: year }),
        ...(sort !== undefined && { tri: sort === 'name' ? '' : sort }),
        ...(direction !== undefined && { sens: direction === 'asc' ? '' : direction }),
        ...(page !== undefined && { page: page === 1 ? '' : String(page) }),
      }),
  ];
}

/** The open company, or null; and addresses that open one, or lead back to the list as it was. */
export function useOpenCompany() {
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.delete(COMPANY);
  return {
    id: parameters.get(COMPANY),
    listAddress: `?${list}`,
    addressOf: (id: string) => {
      const open = new URLSearchParams(list);
      open.set(COMPANY, id);
      return `?${open}`;
    },
  };
}
