import type { Paint } from '@mosta/shared/ui';
import type { ReactNode } from 'react';

/** Size of a scene's drawing, in its own units. */
export const SCENE = { width: 820, height: 440 } as const;

/** Height of the floor at the foot of every scene, which goes on under the words beside it. */
export const FLOOR = 40;

/** Where people and things stand: the upper edge of the floor. */
export const GROUND = SCENE.height - FLOOR;

/** The drawing at the head of a page: a place with a reason to be there. */
export type Scene = {
  /** Ground of the whole head; on `gulf` and `field` the words are light. */
  sky: Extract<Paint, 'wheat' | 'sand' | 'gulf' | 'field'>;
  /** What everything stands on, edge to edge. */
  floor: Paint;
  /** SVG shapes in a box of `SCENE`; what matters lies at the right, narrow screens cut the left. */
  art: ReactNode;
};

/** Whether the words on the head are light. */
export function isDeepSky({ sky }: Scene): boolean {
  return sky === 'gulf' || sky === 'field';
}
