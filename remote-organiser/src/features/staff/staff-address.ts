import { useSearchParams } from '@mosta/shared/router';
import { DIRECTIONS, type Direction } from '@mosta/shared/schemas/paging.schema';
import {
  STAFF_FILES,
  STAFF_SORTS,
  STAFF_STATUSES,
  STUDY_LEVELS,
  type StaffFile,
  type StaffSort,
  type StaffStatus,
} from '@mosta/shared/schemas/staff.schema';
import { pageIn, useAddress } from '../../ui/use-address';

const APPLICATION = 'candidature';
const FILE = 'fichier';
const PAGE = 'page';

/** Which applications are wanted, in which order, and which page of them. */
export type Filter = {
  status: StaffStatus | null;
  studyLevel: string | null;
  search: string;
  sort: StaffSort;
  direction: Direction;
  /** From 1. */
  page: number;
};

/**
 * What of the applications the list shows, and how to change it: `?etat=received&niveau=BAC +3&recherche=amel&tri=name&sens=asc&page=2`,
 * besides the open application `candidature=<id>` and its open file `fichier=resume`. What is as usual is left out.
 */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [given, change] = useAddress(['etat', 'niveau', 'recherche', 'tri', 'sens', PAGE]);
  const one = <Value extends string>(
    name: Parameters<typeof given>[0],
    known: readonly Value[],
  ): Value | null => known.find((value) => value === given(name)) ?? null;
  return [
    {
      ...{ status: one('etat', STAFF_STATUSES), studyLevel: one('niveau', STUDY_LEVELS) },
      ...{ search: given('recherche'), page: pageIn(given('page')) },
      ...{
        sort: one('tri', STAFF_SORTS) ?? 'received',
        direction: one('sens', DIRECTIONS) ?? 'desc',
      },
    },
    ({ status, studyLevel, search, sort, direction, page }) =>
      change({
        ...(status !== undefined && { etat: status ?? '' }),
        ...(studyLevel !== undefined && { niveau: studyLevel ?? '' }),
        ...(search !== undefined && { recherche: search }),
        ...(sort !== undefined && { tri: sort === 'received' ? '' : sort }),
        ...(direction !== undefined && { sens: direction === 'desc' ? '' : direction }),
        ...(page !== undefined && { page: page === 1 ? '' : String(page) }),
      }),
  ];
}

/** The open application and its open file, or null; and addresses that open one, or lead back to the list as it was. */
export function useOpenApplication() {
  const [parameters] = useSearchParams();
  const list = new URLSearchParams(parameters);
  list.delete(APPLICATION);
  list.delete(FILE);
  /** @param place the file that is open too, and the page on which the application is; the open one where left out */
  const addressOf = (id: string, { file, page }: { file?: StaffFile; page?: number } = {}) => {
    const open = new URLSearchParams(list);
    if (page !== undefined) open.set(PAGE, String(page));
    open.set(APPLICATION, id);
    if (file) open.set(FILE, file);
    return `?${open}`;
  };
  return {
    id: parameters.get(APPLICATION),
    file: STAFF_FILES.find((name) => name === parameters.get(FILE)) ?? null,
    listAddress: `?${list}`,
    addressOf,
  };
}
