import { shippedHalls } from '@mosta/shared/domain/edition-halls';
import type { ShownHall } from '@mosta/shared/schemas/hall.schema';
import type { Stand } from '@mosta/shared/schemas/stand.schema';
import { buildStands } from './stands';

const place = { size: null, free: false };

/** A hall with a stored drawing, three stands and an entrance of a number that the first hall has too. */
const EAST: ShownHall = {
  id: 'est',
  name: 'Hall Est',
  joins: [],
  cuts: [],
  former: [],
  drawings: [{ id: 'a', stored: true, lacks: [] }],
  places: [
    ...['E01', 'E02', 'E03'].map((code) => ({
      ...{ ...place, code, kind: 'stand' as const, group: 'E' },
    })),
    { ...place, code: '1', kind: 'entrance', group: 'entrances' },
  ],
};

/** What `GET /v1/hall` answers for an edition of two halls. */
export const TWO_HALLS: ShownHall[] = [...shippedHalls(), EAST];

/** What `GET /v1/hall/est/drawing/a` answers. */
export const EAST_DRAWING = {
  id: 'a',
  width: 300,
  height: 60,
  shapes: EAST.places.map(({ code }, at) => ({
    ...{ type: 'rect', id: code, color: 'orange' },
    ...{ x: at * 60, y: 10, width: 40, height: 30 },
  })),
};

/** What `GET /v1/stand` answers then. */
export function standsOfTwoHalls(): Stand[] {
  const own = EAST.places.flatMap(({ code, kind }): Stand[] =>
    kind === 'entrance' ? [] : [{ code, kind, size: 9, revision: 1, prices: {}, state: 'libre' }],
  );
  return [...buildStands(), ...own];
}
