import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { DRAWING_MARK, STORED_PART } from '@mosta/shared/contract/stand-marks';
import { shownDrawing } from '@mosta/shared/domain/shown-drawing';
import { useTranslation } from '@mosta/shared/i18n';
import { useMemo } from 'react';
import { shapesOf } from './core/marks';
import { isShipped } from './data/load-plan';
import { useHallsPending, useInventory } from './data/use-inventory';
import { usePlan } from './data/use-plan';
import { useBuiltDrawing } from './each-drawing';
import type { PlanSearchState } from './search/use-plan-search';
import type { Occupants } from './who/occupants';

type Asked = {
  view: PlanSearchState;
  selected: string | null;
  onSelect: (code: string | null) => void;
};
export type ShownPlan = ReturnType<typeof useShownPlan>;

/** What stands for a drawing that is not known yet: an empty sheet. */
const NO_SHAPES: FlatPlan = { width: 1500, height: 300, shapes: [], labels: [] };

/**
 * The hall and the drawing that are shown: those that have the selected place, else those that were asked for, else the
 * first.
 */
export function useShownPlan({ view, selected, onSelect }: Asked) {
  const { t } = useTranslation('floorplan');
  const { halls, find } = useInventory();
  const place = find(selected);
  const built = useBuiltDrawing();
  const { hall, drawing } = useMemo(
    () => shownDrawing(halls, { hall: view.hall, drawing: built ?? view.drawing, stand: selected }),
    [halls, view.hall, view.drawing, selected, built],
  );
  const loaded = usePlan(hall, drawing);
  const ofStored = built === STORED_PART;
  // The service may still name the hall that is asked for: another one must not flash before.
  const unknown = !place && view.hall !== null && !halls.some(({ id }) => id === view.hall);
  const awaited = useHallsPending(unknown) && unknown;
  const plan = ofStored || awaited ? NO_SHAPES : loaded.plan;
  const known = place?.code ?? null;
  const drawn = useMemo(
    () => !plan || known === null || shapesOf(plan, [known]).length > 0,
    [plan, known],
  );
  const colours = useMemo(
    () => new Map(plan?.shapes.map(({ code, colour }) => [code, colour])),
    [plan],
  );
  const several = halls.length > 1;
  const drawings = hall.drawings.map((one) => ({
    ...one,
    name: isShipped(hall, one)
      ? t(`drawing.${one.id}`)
      : t('drawing.stored', { id: one.id.toUpperCase() }),
  }));
  // The first needs no word in the address.
  const wordOf = (id: string) => (id === hall.drawings[0]?.id ? null : id);
  const hasPlace = (id: string) => {
    const lacks = hall.drawings.find((one) => one.id === id)?.lacks ?? [];
    return place === undefined || !lacks.includes(place.name);
  };
  const shownName = drawings.find(({ id }) => id === drawing?.id)?.name ?? hall.name;
  const drawingName = ofStored ? t('drawing.stored', { id: DRAWING_MARK }) : shownName;
  return {
    ...loaded,
    plan,
    // The choice among stored drawings comes with the scripts.
    drawings: ofStored ? [] : drawings,
    ...{ halls, hall, drawing, known, drawn, colours },
    /** The drawing as people call it, with its hall where there are more. */
    name: several ? `${hall.name}, ${drawingName}` : drawingName,
    /** Who is in this hall. */
    ofHall: (occupants: Occupants): Occupants =>
      several
        ? new Map([...occupants].filter(([code]) => find(code)?.hallId === hall.id))
        : occupants,
    /** Shows another drawing of the hall; a place that it lacks does not stay selected. */
    onDrawing: (id: string) => {
      if (!hasPlace(id)) onSelect(null);
      view.onDrawing(wordOf(id));
    },
    /** Where another drawing of the hall is shown; undefined where the address does not say it. */
    drawingAddress: (id: string) =>
      view.addressOf({ hall: view.hall, drawing: wordOf(id) }, hasPlace(id)),
    /** Shows another hall; a place of this one does not stay selected. */
    onHall: (id: string) => {
      if (known !== null && id !== hall.id) onSelect(null);
      view.onHall(id, null);
    },
    /** Where another hall is shown; undefined where the address does not say it. */
    hallAddress: (id: string) => view.addressOf({ hall: id, drawing: null }, id === hall.id),
    /** Selects nothing, and leaves the hall that is shown. */
    clear: () => {
      if (several) view.onHall(hall.id, view.drawing);
      onSelect(null);
    },
  };
}
