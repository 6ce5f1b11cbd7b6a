import type { Point } from '@mosta/plan/drawing/affine';
import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { chosenAfter, type Desk } from './desk';

/** Plan units below which a press is still a click. */
const CLICK_SLACK = 4;

type Drag =
  | { kind: 'press'; at: Point; code: string | null }
  | { kind: 'move'; from: string; over: string | null }
  | { kind: 'frame'; from: Point; to: Point };

type Handlers = {
  onChoose: (codes: string[]) => void;
  onMove: (from: string, to: string) => void;
};

/**
 * The pointer on an organiser's plan: a press chooses a stand, with a key or a finger besides the others; a stand that moves
 * is dragged to a free one; a drag on the hall's floor frames several. A finger's drag scrolls, as everywhere.
 */
export function useDeskPointer(plan: FlatPlan, desk: Desk, { onChoose, onMove }: Handlers) {
  const [drag, setDrag] = useState<Drag | null>(null);
  const latest = useRef<Drag | null>(null);
  const become = (next: Drag | null) => {
    latest.current = next;
    setDrag(next);
  };
  // Escape calls off what is dragged
  useEffect(() => {
    if (drag === null) return undefined;
    const callOff = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return;
      latest.current = null;
      setDrag(null);
    };
    document.addEventListener('keydown', callOff);
    return () => document.removeEventListener('keydown', callOff);
  }, [drag]);
  const roleOf = (code: string | null) => desk.places.find((place) => place.code === code)?.use;
  return {
    drag,
    handlers: {
      onPointerDown(event: PointerEvent<SVGSVGElement>) {
        if (event.button !== 0) return;
        become({ kind: 'press', at: pointOf(event), code: codeAt(event) });
      },
      onPointerMove(event: PointerEvent<SVGSVGElement>) {
        const before = latest.current;
        if (!before || event.pointerType === 'touch') return;
        const at = pointOf(event);
        if (before.kind === 'press') {
          const [x, y] = before.at;
          if (Math.hypot(at[0] - x, at[1] - y) < CLICK_SLACK) return;
          event.currentTarget.setPointerCapture?.(event.pointerId);
          if (before.code === null) become({ kind: 'frame', from: before.at, to: at });
          else if (roleOf(before.code) === 'moves')
            become({ kind: 'move', from: before.code, over: null });
          else become(null);
        } else if (before.kind === 'move') {
          const over = codeUnder(event);
          become({ ...before, over: roleOf(over) === 'free' ? over : null });
        } else become({ ...before, to: at });
      },
      onPointerUp(event: PointerEvent<SVGSVGElement>) {
        const before = latest.current;
        become(null);
        if (!before) return;
        const kept =
          event.shiftKey || event.ctrlKey || event.metaKey || event.pointerType === 'touch';
        if (before.kind === 'press') {
          if (before.code !== null) onChoose(chosenAfter(desk.chosen, before.code, kept));
          else if (!kept && desk.chosen.length > 0) onChoose([]);
        } else if (before.kind === 'move') {
          if (before.over !== null) onMove(before.from, before.over);
        } else {
          const framed = codesIn(plan, desk, before.from, before.to);
          onChoose(kept ? [...new Set([...desk.chosen, ...framed])] : framed);
        }
      },
      onPointerCancel: () => become(null),
    },
  };
}

/** Where the pointer is, in plan units. */
function pointOf(event: PointerEvent<SVGSVGElement>): Point {
  const matrix = event.currentTarget.getScreenCTM?.()?.inverse();
  if (!matrix) return [event.clientX, event.clientY];
  const { x, y } = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  return [x, y];
}

function codeAt({ target }: { target: EventTarget }): string | null {
  return target instanceof Element
    ? (target.closest('[data-code]')?.getAttribute('data-code') ?? null)
    : null;
}

/** The captured pointer's events go to the sheet, whatever is under it. */
function codeUnder({ clientX, clientY }: PointerEvent<SVGSVGElement>): string | null {
  const target = document.elementFromPoint(clientX, clientY);
  return target && codeAt({ target });
}

/** The stands of which a frame holds the middle. */
function codesIn(plan: FlatPlan, desk: Desk, from: Point, to: Point): string[] {
  const within = (value: number, a: number, b: number) =>
    value >= Math.min(a, b) && value <= Math.max(a, b);
  const known = new Set(desk.places.map(({ code }) => code));
  const codes = plan.shapes.flatMap(({ code, bounds: { minX, maxX, minY, maxY } }) => {
    if (code === undefined || !known.has(code)) return [];
    const inside =
      within((minX + maxX) / 2, from[0], to[0]) && within((minY + maxY) / 2, from[1], to[1]);
    return inside ? [code] : [];
  });
  return [...new Set(codes)];
}
