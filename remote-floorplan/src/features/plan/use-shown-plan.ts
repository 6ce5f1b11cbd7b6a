import { useTranslation } from '@mosta/shared/i18n';
import { useMemo } from 'react';
import { shapesOf } from './core/marks';
import { isShipped } from './data/load-plan';
import { useInventory } from './data/use-inventory';
import { usePlan } from './data/use-plan';
import type { PlanSearchState } from './search/use-plan-search';
import type { Occupants } from './who/occupants';

type Asked = {
  view: PlanSearchState;
  selected: string | null;
  onSelect: (code: string | null) => void;
};
export type ShownPlan = ReturnType<typeof useShownPlan>;

/**
 * The hall and the drawing that are shown: the hall of the selected place, else the one that was asked for, else the
 * first. What is asked for and unknown is passed over.
 */
export function useShownPlan({ view, selected, onSelect }: Asked) {
  const { t } = useTranslation('floorplan');
  const { halls, find } = useInventory();
  const place = find(selected);
  const asked = place?.hallId ?? view.hall;
  const hall = halls.find(({ id }) => id === asked) ?? halls[0];
  const drawing = hall.drawings.find(({ id }) => id === view.drawing) ?? hall.drawings[0];
  const loaded = usePlan(hall, drawing);
  const { plan } = loaded;
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
  const drawingName = drawings.find(({ id }) => id === drawing?.id)?.name ?? hall.name;
  return {
    ...loaded,
    ...{ halls, hall, drawings, drawing, known, drawn, colours },
    /** The drawing as people call it, with its hall where there are more. */
    name: several ? `${hall.name}, ${drawingName}` : drawingName,
    /** Who is in this hall. */
    ofHall: (occupants: Occupants): Occupants =>
      several
        ? new Map([...occupants].filter(([code]) => find(code)?.hallId === hall.id))
        : occupants,
    /** Shows another drawing of the hall; the first needs no word in the address. */
    onDrawing: (id: string) => view.onDrawing(id === hall.drawings[0]?.id ? null : id),
    /** Shows another hall; a place of this one does not stay selected. */
    onHall: (id: string) => {
      if (known !== null && id !== hall.id) onSelect(null);
      view.onHall(id, null);
    },
    /** Selects nothing, and leaves the hall that is shown. */
    clear: () => {
      if (several) view.onHall(hall.id, view.drawing);
      onSelect(null);
    },
  };
}
