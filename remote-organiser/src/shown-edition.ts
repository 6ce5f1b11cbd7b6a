import { useEdition } from '@mosta/shared/queries';
import { useLocation } from '@mosta/shared/router';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type { EditionState } from '@mosta/shared/schemas/organizer-edition.schema';
import { useEditionStates } from './edition-states.queries';
import { PATHS } from './paths';

/** Parameter of an address that names another edition than the current one: `?edition=2025`. */
const PARAMETER = 'edition';
/** Pages that show another edition where their address names one. */
const FOLLOWING = [
  ...(['overview', 'dossiers', 'stands', 'preparation', 'payments', 'badges'] as const),
  ...(['programme', 'contents', 'letters'] as const),
] as const;
/** Of these, those that prepare what a draft will be. */
const PREPARING = ['programme', 'contents', 'letters'] as const;
const YEAR = /^[1-9]\d{3}$/;

export function followsEdition(page: keyof typeof PATHS): boolean {
  return FOLLOWING.some((each) => each === page);
}

/** Whether a page can be worked on in an edition that is not open yet. */
export function preparesEdition(page: keyof typeof PATHS): boolean {
  return PREPARING.some((each) => each === page);
}

/** The year of the edition that is looked at in place of the current one; null for the current one. */
export function useShownYear(): number | null {
  const { pathname, search } = useLocation();
  const { year: current } = useEdition();
  const here = pathname.replace(/\/+$/, '').toLowerCase();
  const given = new URLSearchParams(search).get(PARAMETER) ?? '';
  if (!FOLLOWING.some((page) => PATHS[page] === here) || !YEAR.test(given)) return null;
  return Number(given) === current ? null : Number(given);
}

/** The edition that is looked at in place of the current one. */
export type ShownEdition = {
  year: number | null;
  /** Undefined until it is known, and where there is none of that year. */
  state: EditionState | undefined;
  unknown: boolean;
};

export function useShownEdition(): ShownEdition {
  const year = useShownYear();
  const { data } = useEditionStates(year !== null);
  const state = year === null ? undefined : data?.find((one) => one.year === year)?.state;
  return { year, state, unknown: year !== null && data !== undefined && !state };
}

/** The days of the edition that is looked at; none until they are known. */
export function useShownDays(): Edition['days'] {
  const year = useShownYear();
  const { days } = useEdition();
  const { data } = useEditionStates(year !== null);
  return year === null ? days : (data?.find((one) => one.year === year)?.days ?? NO_DAYS);
}

const NO_DAYS: Edition['days'] = [];

/** The choice as calls of lists and figures take it. */
export function editionParameter(year: number | null): { edition?: string } {
  return year === null ? {} : { [PARAMETER]: String(year) };
}

/** Adds the choice to the address of a page that follows it. */
export function withEdition(address: string, year: number | null): string {
  if (year === null) return address;
  return `${address}${address.includes('?') ? '&' : '?'}${PARAMETER}=${year}`;
}
