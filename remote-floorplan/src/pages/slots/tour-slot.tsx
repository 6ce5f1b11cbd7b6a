import type { SlotProps } from '@mosta/shared/contract/define-remote';
import { useMemo } from 'react';
import * as v from 'valibot';
import type { TourAsked } from '../../features/plan/core/tour';
import { useInventory } from '../../features/plan/data/use-inventory';
import { TourView } from '../../features/plan/tour/tour-view';
import { PATHS } from '../../paths';

/** What another remote hands over. */
const askedSchema = v.object({
  /** The code of the entrance where it begins; the first one where left out, or unknown. */
  from: v.nullish(v.string()),
  /** Codes of the places to visit. */
  places: v.optional(v.array(v.string()), []),
  /** Times for visits: so many places at most, and where one has to be then. */
  stretches: v.optional(
    v.array(v.object({ most: v.number(), endsAt: v.nullable(v.string()) })),
    [],
  ),
});

const NO_STRETCH = [{ most: 0, endsAt: null }];

/**
 * `floorplan/tour`: in what order some places are walked to, along the aisles (0107). Tells the order by
 * `onOrder(codes of each stretch)`, and another entrance by `onFrom(code)`.
 */
export default function TourSlot({ onOrder, onFrom, ...props }: SlotProps) {
  const { entries } = useInventory();
  // What is given may be another object at each rendering.
  const text = JSON.stringify(props);
  const asked = useMemo((): TourAsked => {
    const parsed = v.safeParse(askedSchema, JSON.parse(text));
    const given = parsed.success ? parsed.output : { from: null, places: [], stretches: [] };
    const entrances = entries.filter(({ kind }) => kind === 'entrance');
    const known = entrances.find(({ code }) => code === given.from) ?? entrances[0];
    return {
      from: known?.code ?? '',
      places: given.places,
      stretches: given.stretches.length > 0 ? given.stretches : NO_STRETCH,
    };
  }, [text, entries]);
  return (
    <TourView
      asked={asked}
      onFrom={typeof onFrom === 'function' ? (onFrom as (code: string) => void) : ignore}
      onOrder={typeof onOrder === 'function' ? (onOrder as (order: string[][]) => void) : ignore}
      addressOf={(code) => `${PATHS.plan}?stand=${encodeURIComponent(code)}`}
    />
  );
}

const ignore = () => undefined;
