import { useMediaQuery } from '@mosta/shared/ui';
import { type RefObject, useCallback, useMemo, useRef } from 'react';
import { useComparison } from './compare/use-comparison';
import { type Names, rowNames } from './core/label-levels';
import { useInventory } from './data/use-inventory';
import { useMarkedPlaces } from './favourites/use-marked-places';
import type { LiveStands } from './live/use-live-stands';
import { useFoundPlaces } from './search/use-found-places';
import type { PlanSearchState } from './search/use-plan-search';
import { useSessions } from './sessions/use-sessions';
import { useShownPlan } from './use-shown-plan';
import { useFullScreen } from './view/use-full-screen';
import { useInSight } from './view/use-in-sight';
import { useSelectedWay } from './way/use-selected-way';
import type { Directory } from './who/use-occupants';

type ExplorerSources = {
  directory: Directory;
  /** The selected code, known or not. */
  selected: string | null;
  onSelect: (code: string | null) => void;
  live: LiveStands;
  /** What is looked for, and which drawing is shown. */
  view: PlanSearchState;
  /** `false` in another remote's page, whose address is not the plan's. */
  inAddress: boolean;
};

/** All that the parts of the explorer know of one selection and one view. */
export function useExplorer(sources: ExplorerSources) {
  const { directory, selected, onSelect, live, view, inAddress } = sources;
  const { search } = view;
  const shown = useShownPlan({ view, selected, onSelect });
  const { plan, failed, retry, known, drawn, colours, clear } = shown;
  const favourites = useMarkedPlaces();
  const marked = useMemo(() => [...favourites.ids], [favourites.ids]);

  const { find } = useInventory();
  const zone = find(known)?.kind === 'zone';
  const sessions = useSessions(zone || search.words.trim() !== '');
  const places = useFoundPlaces({
    directory,
    live,
    colours,
    search,
    sessions,
    favourites: favourites.ids,
  });
  const rows = useMemo(
    () =>
      plan &&
      rowNames(plan, (code) => {
        const place = find(code);
        return place?.kind === 'stand' ? place.group : undefined;
      }),
    [plan, find],
  );
  const names = useMemo(
    (): Names => ({
      rows,
      occupants: new Map([...places.occupants].map(([code, { name }]) => [code, name])),
    }),
    [rows, places.occupants],
  );
  const way = useSelectedWay({ plan, stands: live.stands, to: drawn ? known : null, inAddress });

  const comparison = useComparison();
  const compared = useRef<HTMLDivElement>(null);

  const stage = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  const [full, setFull] = useFullScreen(stage);
  const panelInSight = useInSight(panel);
  const phone = useMediaQuery('(max-width: 899.95px)');
  const chooseInList = useCallback(
    (code: string) => {
      onSelect(code);
      if (phone) stage.current?.scrollIntoView({ block: 'nearest' });
    },
    [onSelect, phone],
  );
  const goTo = (part: RefObject<HTMLElement | null>) => {
    setFull(false);
    part.current?.scrollIntoView({ block: 'center' });
    part.current?.focus({ preventScroll: true });
  };
  return {
    selected,
    onSelect,
    clear,
    live,
    view,
    /** The hall and the drawing that are shown. */
    shown,
    /** The selected place, if the hall has it. */
    known,
    /** Whether the drawing shows it. */
    drawn,
    plan,
    failed,
    retry,
    colours,
    favourites,
    /** The favourites, to be marked on the drawing. */
    marked,
    sessions,
    places,
    /** What labels may name. */
    names,
    way,
    stage,
    panel,
    panelInSight,
    full,
    setFull,
    chooseInList,
    showDetails: () => goTo(panel),
    comparison,
    /** The table of what is compared. */
    compared,
    showComparison: () => goTo(compared),
  };
}

export type Explorer = ReturnType<typeof useExplorer>;
