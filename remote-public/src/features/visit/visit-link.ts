import { splitCommas } from '@mosta/shared/domain/comma-list';
import { PATHS } from '../../paths';

/** What a link to a visit carries: identifiers alone, never notes. */
export type SharedVisit = { sessions: readonly string[]; places: readonly string[] };

const SESSIONS = 'rdv';
const PLACES = 'stands';
/** Bounds of what a link that somebody else has made may bring. */
const MOST = 200;
const LONGEST = 100;

/** The address of a visit: `/ma-visite?rdv=visite-olive&stands=B12,C02`. */
export function visitLink(origin: string, { sessions, places }: SharedVisit): string {
  const parts = [
    [SESSIONS, sessions],
    [PLACES, places],
  ] as const;
  const query = parts
    .filter(([, ids]) => ids.length > 0)
    // a comma needs no escape in a query, and a shorter link is a coarser code
    .map(([name, ids]) => `${name}=${ids.map(encodeURIComponent).join(',')}`)
    .join('&');
  return `${origin}${PATHS.visit}?${query}`;
}

/** The visit that an address carries; undefined where it carries none. */
export function sharedVisit(parameters: URLSearchParams): SharedVisit | undefined {
  const read = (name: string) => {
    const ids = splitCommas(parameters.get(name) ?? '').filter((id) => id.length <= LONGEST);
    return [...new Set(ids)].slice(0, MOST);
  };
  const shared = { sessions: read(SESSIONS), places: read(PLACES) };
  return shared.sessions.length + shared.places.length > 0 ? shared : undefined;
}

/** The same address without the visit. */
export function withoutShared(parameters: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(parameters);
  for (const name of [SESSIONS, PLACES]) next.delete(name);
  return next;
}
