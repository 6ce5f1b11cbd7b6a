import { useCallback, useLayoutEffect, useRef, useState } from 'react';
import {
  type Camera,
  clampCamera,
  homeCamera,
  revealCamera,
  type Size,
  zoomAt,
} from '../core/camera';
import type { FlatPlan } from '../core/flatten';
import { shapesOf } from '../core/marks';

/** What the visitor did to the view; none while the first view still follows the sheet's size. */
type View = { camera: Camera; plan: FlatPlan };

/** The camera over a plan; undefined until the sheet has a size. */
export function useCamera(size: Size | undefined, plan: FlatPlan) {
  const [view, setView] = useState<View>();
  const camera = size && currentCamera(view, size, plan);

  // Callbacks read the newest size and plan without changing themselves, so that effects may depend on them.
  const now = useRef({ size, plan });
  useLayoutEffect(() => {
    now.current = { size, plan };
  });
  const change = useCallback((next: (camera: Camera, size: Size, plan: FlatPlan) => Camera) => {
    setView((old) => {
      const { size: sheet, plan: shown } = now.current;
      if (!sheet) return old;
      const from = currentCamera(old, sheet, shown);
      const to = next(from, sheet, shown);
      return to === from ? old : { camera: to, plan: shown };
    });
  }, []);

  const pan = useCallback(
    (dx: number, dy: number) =>
      change((old, sheet, shown) =>
        clampCamera({ ...old, x: old.x + dx, y: old.y + dy }, sheet, shown),
      ),
    [change],
  );
  const zoom = useCallback(
    (factor: number, x: number, y: number) =>
      change((old, sheet, shown) => zoomAt(old, factor, x, y, sheet, shown)),
    [change],
  );
  const home = useCallback(() => setView(undefined), []);
  const reveal = useCallback(
    (code: string) =>
      change((old, sheet, shown) => {
        const [shape] = shapesOf(shown, [code]);
        return shape ? revealCamera(old, shape.bounds, sheet, shown) : old;
      }),
    [change],
  );
  return { camera, pan, zoom, home, reveal };
}

function currentCamera(view: View | undefined, size: Size, plan: FlatPlan): Camera {
  return view && view.plan === plan ? clampCamera(view.camera, size, plan) : homeCamera(size, plan);
}
