import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { type RefObject, useEffect, useRef } from 'react';
import { type Camera, revealCamera, type Size } from '../core/camera';
import { shapesOf } from '../core/marks';
import { wantsLessMotion } from './flight';

/** Between the selected place and what lies over the foot of the window, in CSS pixels. */
const GAP = 16;

type Uncovered = {
  plan: FlatPlan;
  camera: Camera | undefined;
  size: Size | undefined;
  selected: string | null;
  /** What is covered at the foot of the window, in CSS pixels. */
  foot: number;
};

/**
 * Scrolls the page on where the selected place would lie under what has risen at the foot of the window. Once for each
 * selection and width of the sheet: whoever scrolls on afterwards must not be thrown back.
 */
export function useUncovered(sheet: RefObject<HTMLElement | null>, view: Uncovered): void {
  const latest = useRef(view);
  useEffect(() => {
    latest.current = view;
  });
  const { selected, foot, size } = view;
  const done = useRef('');
  useEffect(() => {
    const { plan, camera } = latest.current;
    const [shape] = selected ? shapesOf(plan, [selected]) : [];
    if (foot === 0 || !shape || !camera || !size || !sheet.current) return;
    const occasion = `${selected} ${size.width}`;
    if (done.current === occasion) return;
    done.current = occasion;
    const { scale, y } = revealCamera(camera, shape.bounds, size, plan);
    const bottom = sheet.current.getBoundingClientRect().top + shape.bounds.maxY * scale + y;
    const covered = bottom + GAP - (window.innerHeight - foot);
    if (covered > 0)
      window.scrollBy({ top: covered, behavior: wantsLessMotion() ? 'instant' : 'smooth' });
  }, [sheet, selected, foot, size]);
}
