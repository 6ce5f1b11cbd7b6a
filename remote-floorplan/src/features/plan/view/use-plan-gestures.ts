import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import { type Sample, type Velocity, velocityOf, withSample } from '../core/glide';

/** Movement in pixels below which a press is still a click. */
const CLICK_SLACK = 5;
/** A second press this soon and this near is a double one. */
const DOUBLE_MS = 320;
const DOUBLE_SLACK = 24;
const WHEEL_SPEED = 0.0025;

type Pointer = { x: number; y: number; type: string };
type PlanGestures = {
  onPan: (dx: number, dy: number) => void;
  onZoom: (factor: number, x: number, y: number) => void;
  /** A hand is laid on the sheet. */
  onPress: () => void;
  /** A drag ends while the hand still moves. */
  onFlick: (velocity: Velocity) => void;
  onHover: (at: { x: number; y: number } | null) => void;
  onClick: (x: number, y: number) => void;
  /** The second press of a double click or a double tap. */
  onDoubleClick: (x: number, y: number) => void;
  /** Whether one finger moves the plan up and down too: there is no page to scroll. */
  everyWay: boolean;
};

/**
 * Mouse, touch and wheel on the sheet. The page's own scrolling stays free: one finger moves the plan sideways only
 * (`touch-action: pan-y`), and the wheel zooms only with Ctrl or Cmd.
 */
export function usePlanGestures(sheet: RefObject<HTMLElement | null>, gestures: PlanGestures) {
  const pointers = useRef(new Map<number, Pointer>());
  const moved = useRef(false);
  const travelled = useRef(0);
  /** Where the drag of one pointer has moved the plan lately. */
  const samples = useRef<Sample[]>([]);
  const lastPress = useRef({ time: Number.NEGATIVE_INFINITY, x: 0, y: 0 });
  const latest = useRef(gestures);
  useEffect(() => {
    latest.current = gestures;
  });

  useEffect(() => {
    const target = sheet.current;
    if (!target) return;
    // React listens passively to wheels, and a passive listener cannot keep the browser from zooming the page.
    const onWheel = (event: WheelEvent) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const at = positionIn(target, event);
      latest.current.onZoom(Math.exp(-event.deltaY * WHEEL_SPEED), at.x, at.y);
    };
    target.addEventListener('wheel', onWheel, { passive: false });
    return () => target.removeEventListener('wheel', onWheel);
  }, [sheet]);

  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      if (event.button !== 0) return;
      gestures.onPress();
      samples.current = [];
      if (pointers.current.size === 0) {
        moved.current = false;
        travelled.current = 0;
      }
      pointers.current.set(event.pointerId, {
        ...positionIn(event.currentTarget, event),
        type: event.pointerType,
      });
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      const at = positionIn(event.currentTarget, event);
      const before = pointers.current.get(event.pointerId);
      if (!before) {
        if (event.pointerType !== 'touch') gestures.onHover(at);
        return;
      }
      travelled.current += Math.hypot(at.x - before.x, at.y - before.y);
      const others = [...pointers.current].filter(([id]) => id !== event.pointerId);
      if (!moved.current && travelled.current > CLICK_SLACK) {
        moved.current = true;
        event.currentTarget.setPointerCapture?.(event.pointerId);
      }
      if (moved.current) {
        const [other] = others;
        if (other) {
          pinch(before, at, other[1], gestures);
          samples.current = [];
        } else {
          const sideways = before.type === 'touch' && !gestures.everyWay;
          gestures.onPan(at.x - before.x, sideways ? 0 : at.y - before.y);
          const { x, y } = at;
          const time = event.timeStamp;
          samples.current = withSample(samples.current, { x, y: sideways ? 0 : y, time });
        }
      }
      pointers.current.set(event.pointerId, { ...at, type: before.type });
    },
    onPointerUp(event: PointerEvent<HTMLElement>) {
      const pressed = pointers.current.delete(event.pointerId);
      if (pressed && !moved.current && pointers.current.size === 0) {
        const at = positionIn(event.currentTarget, event);
        const { time, x, y } = lastPress.current;
        const near = Math.hypot(at.x - x, at.y - y) < DOUBLE_SLACK;
        const double = near && event.timeStamp - time < DOUBLE_MS;
        lastPress.current = { time: double ? Number.NEGATIVE_INFINITY : event.timeStamp, ...at };
        if (double) gestures.onDoubleClick(at.x, at.y);
        else gestures.onClick(at.x, at.y);
      } else if (pressed && pointers.current.size === 0) {
        const velocity = velocityOf(samples.current, event.timeStamp);
        if (velocity) gestures.onFlick(velocity);
      }
    },
    onPointerCancel(event: PointerEvent<HTMLElement>) {
      pointers.current.delete(event.pointerId);
    },
    onPointerLeave(event: PointerEvent<HTMLElement>) {
      // a press that leaves before it became a drag ends elsewhere, unheard: it must not drag the plan later
      if (!moved.current) pointers.current.delete(event.pointerId);
      if (!pointers.current.has(event.pointerId)) gestures.onHover(null);
    },
  };
}

/** Two fingers: their distance zooms, their middle moves. */
function pinch(
  before: Pointer,
  at: { x: number; y: number },
  other: Pointer,
  gestures: PlanGestures,
): void {
  const was = Math.hypot(before.x - other.x, before.y - other.y) || 1;
  const is = Math.hypot(at.x - other.x, at.y - other.y) || 1;
  gestures.onPan((at.x - before.x) / 2, (at.y - before.y) / 2);
  gestures.onZoom(is / was, (at.x + other.x) / 2, (at.y + other.y) / 2);
}

function positionIn(
  element: Element,
  event: { clientX: number; clientY: number },
): { x: number; y: number } {
  const box = element.getBoundingClientRect();
  return {
    x: event.clientX - box.left - element.clientLeft,
    y: event.clientY - box.top - element.clientTop,
  };
}
