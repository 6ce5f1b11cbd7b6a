import type { StandPlace } from '@mosta/shared/domain/stand-nearest';
import { useMemo } from 'react';
import { useInventory } from '../data/use-inventory';
import { usePlan } from '../data/use-plan';
import type { LiveStands } from './use-live-stands';

/**
 * Where each place that the service sells lies, by code: on the first drawing of a hall, which shows everything.
 * @param selected a code of the hall that counts; without one it is the first
 */
export function usePlaces(
  { stands }: LiveStands,
  selected: string | null,
): ReadonlyMap<string, StandPlace> {
  const { halls, find } = useInventory();
  const id = find(selected)?.hallId;
  const hall = halls.find((one) => one.id === id) ?? halls[0];
  const { plan } = usePlan(hall, hall.drawings[0]);
  const centres = useMemo(
    () =>
      new Map(
        plan?.shapes.map(({ code, bounds: { minX, maxX, minY, maxY } }) => [
          code,
          { x: (minX + maxX) / 2, y: (minY + maxY) / 2 },
        ]),
      ),
    [plan],
  );
  return useMemo(
    () =>
      new Map(
        [...stands.values()].flatMap(({ code, kind, size }) => {
          const centre = centres.get(code);
          const zone = find(code)?.group ?? kind;
          return centre ? [[code, { code, kind, size, zone, ...centre }]] : [];
        }),
      ),
    [stands, centres, find],
  );
}
