import { sectorKey } from '../who/sector-key';
import { KINDS } from './plan-places';
import type { Facet } from './plan-search';

/** The key of a filter value's name; what the plan names elsewhere keeps that name. */
export function valueKey(facet: Facet, value: string): string {
  if (facet === 'sector') return sectorKey(value);
  if (facet === 'kind') {
    const [colour] = Object.entries(KINDS).find(([, kind]) => kind === value) ?? [];
    return `legend.${colour}`;
  }
  return `filter.${facet}.${value}`;
}
