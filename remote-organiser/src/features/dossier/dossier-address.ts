import { PAYMENT_MODES, type PaymentMode } from '@mosta/shared/domain/payment';
import { useSearchParams } from '@mosta/shared/router';
import type { Direction } from '@mosta/shared/schemas/paging.schema';
import {
  PARTICIPATION_FOLLOWERS,
  PARTICIPATION_SORTS,
  PARTICIPATION_WAITS,
  type ParticipationFollower,
  type ParticipationSort,
  type ParticipationWait,
} from '@mosta/shared/schemas/participation.schema';
import {
  PARTICIPATION_STAGES,
  type ParticipationStage,
} from '@mosta/shared/schemas/progress.schema';

/**
 * The address names what is shown: `?etape=received&recherche=olive&tri=company&sens=asc&page=2`, besides the open
 * participation `dossier=<id>`. What is as usual is left out.
 */
const NAMES = {
  stage: 'etape',
  search: 'recherche',
  waiting: 'attend',
  payment: 'paiement',
  assigned: 'suivi',
  sort: 'tri',
  direction: 'sens',
  page: 'page',
  hidden: 'sans',
  edition: 'edition',
} as const;
const PARTICIPATION = 'dossier';

/** Which participations are wanted, in which order, which page of them, and without which columns. */
export type Filter = {
  stage: ParticipationStage | null;
  search: string;
  waiting: ParticipationWait | null;
  payment: PaymentMode | null;
  assigned: ParticipationFollower | null;
  sort: ParticipationSort;
  direction: Direction;
  /** From 1. */
  page: number;
  hidden: ReadonlySet<string>;
  /** The year of another edition than the current one. */
  edition: string | null;
};

const USUAL: Filter = {
  ...{ stage: null, search: '', waiting: null, payment: null, assigned: null },
  ...{ sort: 'received', direction: 'desc', page: 1, hidden: new Set(), edition: null },
};

/** What of the participations the list shows, and how to change it; another choice begins at its first page. */
export function useFilter(): [Filter, (change: Partial<Filter>) => void] {
  const [parameters, setParameters] = useSearchParams();
  return [
    readFilter(parameters),
    (change) =>
      setParameters(
        // As the address is now: a search that has waited for a pause undoes no choice made meanwhile.
        (now) => {
          const next = { ...readFilter(now), page: 1, ...change };
          // An open participation stays beside the list.
          return writeFilter(next, now.get(PARTICIPATION));
        },
        { replace: true, preventScrollReset: true },
      ),
  ];
}

/** Whether fewer participations are shown than there are. */
export function isFiltered({ stage, search, waiting, payment, assigned }: Filter): boolean {
  return [stage, waiting, payment, assigned].some((one) => one !== null) || search !== '';
}

function readFilter(parameters: URLSearchParams): Filter {
  const one = <Value extends string>(name: string, known: readonly Value[]) =>
    known.find((value) => value === parameters.get(name));
  const page = Number(parameters.get(NAMES.page));
  return {
    stage: one(NAMES.stage, PARTICIPATION_STAGES) ?? null,
    search: parameters.get(NAMES.search) ?? '',
    waiting: one(NAMES.waiting, PARTICIPATION_WAITS) ?? null,
    payment: one(NAMES.payment, PAYMENT_MODES) ?? null,
    assigned: one(NAMES.assigned, PARTICIPATION_FOLLOWERS) ?? null,
    sort: one(NAMES.sort, PARTICIPATION_SORTS) ?? USUAL.sort,
    direction: one(NAMES.direction, ['asc', 'desc']) ?? USUAL.direction,
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
    hidden: new Set((parameters.get(NAMES.hidden) ?? '').split(',').filter(Boolean)),
    edition: /^[1-9]\d{3}$/.exec(parameters.get(NAMES.edition) ?? '')?.[0] ?? null,
  };
}

function writeFilter(filter: Filter, open: string | null): Record<string, string> {
  const texts: Record<string, string> = {
    [NAMES.stage]: filter.stage ?? '',
    [NAMES.search]: filter.search,
    [NAMES.waiting]: filter.waiting ?? '',
    [NAMES.payment]: filter.payment ?? '',
    [NAMES.assigned]: filter.assigned ?? '',
    [NAMES.sort]: filter.sort === USUAL.sort ? '' : filter.sort,
    [NAMES.direction]: filter.direction === USUAL.direction ? '' : filter.direction,
    [NAMES.page]: filter.page === USUAL.page ? '' : String(filter.page),
    [NAMES.hidden]: [...filter.hidden].join(','),
    [NAMES.edition]: filter.edition ?? '',
    [PARTICIPATION]: open ?? '',
  };
  return Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
}

/** The open participation, or null; and addresses that open one, or lead back to the list as it was. */
export function useOpenParticipation() {
  const [parameters] = useSearchParams();
  const without = new URLSearchParams(parameters);
  without.delete(PARTICIPATION);
  return {
    id: parameters.get(PARTICIPATION),
    listAddress: `?${without}`,
    /** @param page on which it is; the open one where left out */
    addressOf: (id: string, page?: number) => {
      const open = new URLSearchParams(without);
      if (page !== undefined) open.set(NAMES.page, String(page));
      open.set(PARTICIPATION, id);
      return `?${open}`;
    },
  };
}
