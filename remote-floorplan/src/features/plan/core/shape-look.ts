import type { FlatShape } from '@mosta/plan/drawing/flatten';
import type { PublicStatus } from '@mosta/shared/domain/stand-status';
import { OPACITY } from './measures';

/** Status of every stand and zone by code; what is not in it (walls, entrances) has none. */
export type PlanStatuses = ReadonlyMap<string, PublicStatus>;

/** How a shape is drawn: the state by ground, opacity, frame and pattern, so that it does not hang on colour alone. */
export type ShapeLook = {
  /** What kind of place it is, for shapes without a state; else the state. */
  ground: 'category' | PublicStatus;
  opacity: number;
  /** The thick frame of a place that can be had. */
  framed: boolean;
  /** Slanted lines on a held place, crossed ones on a blocked place. */
  pattern: 'held' | 'blocked' | null;
};

type Stated = Pick<FlatShape, 'code' | 'available'>;

export function lookOf({ code, available }: Stated, statuses: PlanStatuses): ShapeLook {
  const status = code === undefined ? undefined : statuses.get(code);
  const free = status ? status === 'free' : available;
  return {
    ground: status ?? 'category',
    opacity: free ? OPACITY.available : OPACITY.reserved,
    framed: status === 'free',
    pattern: status === 'held' || status === 'blocked' ? status : null,
  };
}
