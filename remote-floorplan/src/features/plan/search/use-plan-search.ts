import { VIEW_PARAMETERS } from '@mosta/shared/domain/shown-drawing';
import { useLocation, useSearchParams } from '@mosta/shared/router';
import { useDebouncedCallback } from '@mosta/shared/ui';
import { useMemo, useState } from 'react';
import { useAddressWriter } from '../use-address-writer';
import { VALUES } from './plan-places';
import { FACET_IDS, FACETS, NOTHING, type PlanSearch } from './plan-search';

/** Names of the rest in the address: `?recherche=huile&plan=b`. */
const WORDS = 'recherche';
const { drawing: DRAWING, hall: HALL, stand: STAND } = VIEW_PARAMETERS;
/** Browsers refuse more than about a hundred history changes in ten seconds. */
const WRITE_DELAY_MS = 250;

/** Drawing and hall as they were asked for, known or not; null for the first. */
type View = { search: PlanSearch; drawing: string | null; hall: string | null };
export type PlanSearchState = View & {
  /**
   * Where the page shows another hall or drawing, as a query string; undefined in another remote's page.
   * @param keepsStand whether the selected place is shown there too
   */
  addressOf: (shown: Omit<View, 'search'>, keepsStand: boolean) => string | undefined;
  onSearch: (search: PlanSearch) => void;
  onDrawing: (drawing: string | null) => void;
  onHall: (hall: string, drawing: string | null) => void;
};

/**
 * What is looked for and which drawing is shown; also in the address, so that it can be shared and gone back to.
 * @param inAddress `false` in another remote's page, whose address is not the plan's
 * @returns the same object until something of it changes
 */
export function usePlanSearch(inAddress = true): PlanSearchState {
  const [parameters] = useSearchParams();
  const address = inAddress ? textOf(parameters) : '';
  // The router may pass over an address: what was navigated to can read as the last one shown.
  const { key } = useLocation();
  const [view, setView] = useState(() => viewOf(address));
  const [seen, setSeen] = useState(key);
  const [written, setWritten] = useState(address);
  // Navigation overrides the search; the delayed write to the address must not overwrite newer typing.
  if (seen !== key) {
    setSeen(key);
    setWritten(address);
    if (written !== address) setView(viewOf(address));
  }

  const debounce = useDebouncedCallback(WRITE_DELAY_MS);
  const write = useAddressWriter();
  return useMemo(() => {
    const change = (part: Partial<View>) => {
      const next = { ...view, ...part };
      setView(next);
      if (!inAddress) return;
      debounce(() => {
        const wanted = parametersOf(next);
        setWritten(wanted.toString());
        write((current) => replaceView(current, wanted));
      });
    };
    return {
      ...view,
      addressOf: (shown, keepsStand) => {
        if (!inAddress) return undefined;
        const next = new URLSearchParams(parameters);
        replaceView(next, parametersOf({ ...view, ...shown }));
        if (!keepsStand) next.delete(STAND);
        return `?${next}`;
      },
      onSearch: (search) => change({ search }),
      onDrawing: (drawing) => change({ drawing }),
      onHall: (hall, drawing) => change({ hall, drawing }),
    };
  }, [view, parameters, inAddress, debounce, write]);
}

const NAMES: readonly string[] = [WORDS, ...Object.values(FACETS), DRAWING, HALL];

/** In the same order always, so that one view has one address. */
function parametersOf({ search, drawing, hall }: View): URLSearchParams {
  const parameters = new URLSearchParams();
  if (search.words) parameters.set(WORDS, search.words);
  for (const facet of FACET_IDS) {
    for (const value of search[facet]) parameters.append(FACETS[facet], value);
  }
  if (drawing) parameters.set(DRAWING, drawing);
  if (hall) parameters.set(HALL, hall);
  return parameters;
}

/** Before what the address says of the selection, whichever of the two was written first. */
function replaceView(parameters: URLSearchParams, wanted: URLSearchParams): void {
  const others = [...parameters].filter(([name]) => !NAMES.includes(name));
  for (const [name] of [...parameters]) parameters.delete(name);
  for (const [name, value] of [...wanted, ...others]) parameters.append(name, value);
}

/** What of the address is the plan's, in its order. */
function textOf(parameters: URLSearchParams): string {
  return parametersOf(viewOf(parameters.toString())).toString();
}

/** Values that no filter knows are left out. */
function viewOf(address: string): View {
  const parameters = new URLSearchParams(address);
  const search: PlanSearch = { ...NOTHING, words: parameters.get(WORDS) ?? '' };
  for (const facet of FACET_IDS) {
    const known: readonly string[] = VALUES[facet];
    const values = parameters.getAll(FACETS[facet]).filter((value) => known.includes(value));
    Object.assign(search, { [facet]: [...new Set(values)] });
  }
  return { search, drawing: parameters.get(DRAWING), hall: parameters.get(HALL) };
}
