import type { StandPlace } from '@mosta/shared/domain/stand-nearest';
import { useMemo } from 'react';
import { findStand } from '../data/inventory';
import { usePlan } from '../data/use-plan';
import type { LiveStands } from './use-live-stands';

/** Where each place that the service sells lies, by code: on the drawing that shows everything. */
export function usePlaces({ stands }: LiveStands): ReadonlyMap<string, StandPlace> {
  const { plan } = usePlan('a');
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
          const zone = findStand(code)?.group ?? kind;
          return centre ? [[code, { code, kind, size, zone, ...centre }]] : [];
        }),
      ),
    [stands, centres],
  );
}
