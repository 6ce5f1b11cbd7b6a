import { useLocation, useSearchParams } from '@mosta/shared/router';
import { useDebouncedCallback } from '@mosta/shared/ui';
import { useState } from 'react';
import type { ExhibitorSearch } from './exhibitor-search';

/** Names in the address: `?recherche=huile&secteur=oil&pays=DZ`. */
const NAMES = { words: 'recherche', sector: 'secteur', country: 'pays' } as const;
const FIELDS = ['words', 'sector', 'country'] as const;
/** Browsers refuse more than about a hundred history changes in ten seconds. */
const WRITE_DELAY_MS = 250;

const NOTHING: ExhibitorSearch = { words: '', sector: '', country: '' };

/**
 * The search, also written to the address so that it can be shared, a moment after typing.
 * @returns the search, the function that changes part of it, and the one that empties it
 */
export function useExhibitorSearch(): [
  ExhibitorSearch,
  (change: Partial<ExhibitorSearch>) => void,
  () => void,
] {
  const [parameters, setParameters] = useSearchParams();
  const inAddress: ExhibitorSearch = {
    words: parameters.get(NAMES.words) ?? '',
    sector: parameters.get(NAMES.sector) ?? '',
    country: parameters.get(NAMES.country) ?? '',
  };
  // The router may pass over an address: what was navigated to can read as the last one shown.
  const { key } = useLocation();
  const [search, setSearch] = useState(inAddress);
  const [seen, setSeen] = useState(key);
  const [written, setWritten] = useState(inAddress);
  // Navigation overrides the search; the delayed write to the address must not overwrite newer typing.
  if (seen !== key) {
    setSeen(key);
    setWritten(inAddress);
    if (!isSame(written, inAddress)) setSearch(inAddress);
  }

  const debounce = useDebouncedCallback(WRITE_DELAY_MS);
  const change = (part: Partial<ExhibitorSearch>) => {
    const next = { ...search, ...part };
    setSearch(next);
    debounce(() => {
      setWritten(next);
      setParameters((current) => withSearch(current, next), {
        replace: true,
        preventScrollReset: true,
      });
    });
  };
  return [search, change, () => change(NOTHING)];
}

function isSame(one: ExhibitorSearch, other: ExhibitorSearch): boolean {
  return FIELDS.every((field) => one[field] === other[field]);
}

/** Always in the same order, so that one view has one address. */
function withSearch(current: URLSearchParams, search: ExhibitorSearch): URLSearchParams {
  const next = new URLSearchParams(current);
  for (const field of FIELDS) {
    next.delete(NAMES[field]);
    if (search[field]) next.append(NAMES[field], search[field]);
  }
  return next;
}
