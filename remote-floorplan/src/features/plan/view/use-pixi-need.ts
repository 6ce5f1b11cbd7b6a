import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { useCallback, useEffect, useState } from 'react';
import { prefetchPixi } from './pixi-chunk';
import { canUseWebGL } from './webgl-support';

/** From so many stands on, moving an SVG is no longer smooth. */
const MOST_STANDS_IN_SVG = 400;

type PixiNeed = {
  /** Whether WebGL draws now, or starts to. */
  pixi: boolean;
  /** WebGL was needed and is not there, or has failed. */
  refused: boolean;
  /** Somebody begins to use the plan. */
  need: () => void;
  /** WebGL has failed; the SVG stays. */
  fail: () => void;
};

/**
 * Whether the plan is drawn by WebGL: once somebody uses it, or at once where it has many stands. Who only looks at it
 * gets the SVG, without Pixi's scripts and without a context (docs/decisions/0044).
 */
export function usePixiNeed(plan: FlatPlan, forceSvg: boolean): PixiNeed {
  const [used, setUsed] = useState(false);
  const [failed, setFailed] = useState(false);
  const need = useCallback(() => setUsed(true), []);
  const fail = useCallback(() => setFailed(true), []);
  useEffect(() => (forceSvg ? undefined : prefetchPixi()), [forceSvg]);

  const needed = !forceSvg && (used || isLarge(plan));
  const pixi = needed && !failed && canUseWebGL();
  return { pixi, refused: needed && !pixi, need, fail };
}

/** Whether a plan has more stands than an SVG can move smoothly. */
export function isLarge({ shapes }: FlatPlan): boolean {
  let stands = 0;
  for (const { code } of shapes) if (code !== undefined) stands += 1;
  return stands > MOST_STANDS_IN_SVG;
}
