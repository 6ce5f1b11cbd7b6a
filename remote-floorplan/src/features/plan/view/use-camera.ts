import type { Bounds, FlatPlan } from '@mosta/plan/drawing/flatten';
import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import {
  type Camera,
  clampCamera,
  fitCamera,
  homeCamera,
  revealCamera,
  type Size,
  showCamera,
  zoomAt,
} from '../core/camera';
import { glided, type Velocity } from '../core/glide';
import { shapesOf } from '../core/marks';
import { centreCamera } from '../core/minimap';
import { between, eased, FLIGHT_MS, wantsLessMotion } from './flight';

/** What the visitor did to the view; none while the first view still follows the sheet's size. */
type View = { camera: Camera; plan: FlatPlan };
type Change = (camera: Camera, size: Size, plan: FlatPlan) => Camera;

/**
 * The camera over a plan; undefined until the sheet has a size. Steps fly, gestures follow the hand at once, and a flick
 * glides on until anything else moves the plan, or `stop`.
 */
export function useCamera(size: Size | undefined, plan: FlatPlan) {
  const [view, setView] = useState<View>();
  const camera = useMemo(() => size && currentCamera(view, size, plan), [view, size, plan]);

  // Callbacks read the newest size and plan without changing themselves, so that effects may depend on them.
  const now = useRef({ size, plan, camera });
  useLayoutEffect(() => {
    now.current = { size, plan, camera };
  });
  const frame = useRef(0);
  const stop = useCallback(() => cancelAnimationFrame(frame.current), []);
  useEffect(() => stop, [stop]);

  const change = useCallback((next: Change) => {
    cancelAnimationFrame(frame.current);
    setView((old) => {
      const { size: sheet, plan: shown } = now.current;
      if (!sheet) return old;
      const from = currentCamera(old, sheet, shown);
      const to = next(from, sheet, shown);
      return to === from ? old : { camera: to, plan: shown };
    });
  }, []);
  const fly = useCallback(
    (next: Change) => {
      stop();
      const { size: sheet, plan: shown, camera: from } = now.current;
      if (!sheet || !from) return;
      const to = next(from, sheet, shown);
      if (to === from) return;
      if (wantsLessMotion()) {
        change(() => to);
        return;
      }
      let start: number | undefined;
      const step = (time: number) => {
        start ??= time;
        const part = Math.min(1, (time - start) / FLIGHT_MS);
        setView({ camera: between(from, to, eased(part)), plan: shown });
        if (part < 1) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [change, stop],
  );
  const glide = useCallback(
    (velocity: Velocity) => {
      stop();
      const { size: sheet, plan: shown, camera: from } = now.current;
      if (!sheet || !from || wantsLessMotion()) return;
      let start: number | undefined;
      let last = from;
      const step = (time: number) => {
        start ??= time;
        const { x, y, on } = glided(velocity, time - start);
        const next = clampCamera({ ...from, x: from.x + x, y: from.y + y }, sheet, shown);
        const stuck = time > start && next.x === last.x && next.y === last.y;
        last = next;
        setView({ camera: next, plan: shown });
        if (on && !stuck) frame.current = requestAnimationFrame(step);
      };
      frame.current = requestAnimationFrame(step);
    },
    [stop],
  );

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
  /** One step by a button or a key, in parts of the sheet. */
  const panStep = useCallback(
    (right: number, down: number) =>
      fly((old, sheet, shown) =>
        clampCamera(
          { ...old, x: old.x - right * sheet.width, y: old.y - down * sheet.height },
          sheet,
          shown,
        ),
      ),
    [fly],
  );
  /** One step about a point of the sheet, else about the selected stand where it is in view, else about the middle. */
  const zoomStep = useCallback(
    (factor: number, about: { x: number; y: number } | string | null) =>
      fly((old, sheet, shown) => {
        const { x, y } =
          about && typeof about !== 'string' ? about : pointOf(about, old, sheet, shown);
        return zoomAt(old, factor, x, y, sheet, shown);
      }),
    [fly],
  );
  const whole = useCallback(() => fly((_old, sheet, shown) => fitCamera(sheet, shown)), [fly]);
  const reveal = useCallback(
    (code: string) =>
      fly((old, sheet, shown) => {
        const [shape] = shapesOf(shown, [code]);
        return shape ? revealCamera(old, shape.bounds, sheet, shown) : old;
      }),
    [fly],
  );
  /** Brings a part of the plan wholly into view, as large as it was where it fits. */
  const show = useCallback(
    (bounds: Bounds) => fly((old, sheet, shown) => showCamera(old, bounds, sheet, shown)),
    [fly],
  );
  const centre = useCallback(
    (place: readonly [number, number]) =>
      change((old, sheet, shown) => centreCamera(old, place, sheet, shown)),
    [change],
  );
  return { camera, pan, zoom, glide, stop, panStep, zoomStep, whole, reveal, show, centre };
}

function currentCamera(view: View | undefined, size: Size, plan: FlatPlan): Camera {
  return view && view.plan === plan ? clampCamera(view.camera, size, plan) : homeCamera(size, plan);
}

/** The middle of a stand that is in view; else the middle of the sheet. */
function pointOf(code: string | null, { scale, x, y }: Camera, sheet: Size, plan: FlatPlan) {
  const middle = { x: sheet.width / 2, y: sheet.height / 2 };
  const [shape] = code ? shapesOf(plan, [code]) : [];
  if (!shape) return middle;
  const { minX, maxX, minY, maxY } = shape.bounds;
  const at = { x: ((minX + maxX) / 2) * scale + x, y: ((minY + maxY) / 2) * scale + y };
  const inView = at.x >= 0 && at.x <= sheet.width && at.y >= 0 && at.y <= sheet.height;
  return inView ? at : middle;
}
