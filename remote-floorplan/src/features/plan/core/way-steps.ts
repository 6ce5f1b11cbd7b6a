import type { Point } from '@mosta/plan/drawing/affine';
import { boxesOf } from '@mosta/plan/drawing/boxes';
import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { lengthOf, type Way } from './way';

export type Hand = 'left' | 'right' | 'ahead';

/** A way in words, for somebody who walks it. Lengths are plan units. */
export type WaySteps = {
  /** Where to go with the start in one's back, and how far. */
  start: { hand: Hand; length: number };
  /** Each turn, the place that it is level with, and how far to go from there. */
  turns: { hand: 'left' | 'right'; at: string | undefined; length: number }[];
  /** On which hand the target lies in the end. */
  arrival: Hand;
};

/** A smaller change of direction is no turn: aisles are wider than a line. In degrees. */
const LEAST_TURN = 32;

/** The steps of a way. @param isEntrance entrances are no marks along the way: they repeat few and small signs */
export function stepsOf(
  { points }: Way,
  plan: Pick<FlatPlan, 'shapes'>,
  isEntrance: (code: string) => boolean,
): WaySteps {
  const walked = points.slice(1, -1);
  const out = bearing(points[0], points[1]);
  const inward = bearing(points.at(-2), points.at(-1));
  const legs = legsOf(walked);
  const [first, ...rest] = legs;
  const shapes = plan.shapes.filter(({ code }) => code !== undefined && !isEntrance(code));
  const marks = { shapes, boxes: boxesOf(shapes) };
  const ends = lengthOf(points.slice(0, 2));
  return {
    start: {
      hand: first ? handOf(out, first.from) : 'ahead',
      length: (first?.length ?? 0) + ends,
    },
    turns: rest.map(({ from, at, length }, i) => ({
      hand: turnOf(legs[i]?.to ?? from, from) > 0 ? 'right' : 'left',
      at: nearestCode(marks, at),
      length,
    })),
    arrival: handOf(legs.at(-1)?.to ?? out, inward),
  };
}

/** A part of the way without a turn: its direction at either end, where it begins, and how long it is. */
type Leg = { from: number; to: number; at: Point; length: number };

function legsOf(points: readonly Point[]): Leg[] {
  const legs: Leg[] = [];
  for (const [i, at] of points.entries()) {
    const next = points[i + 1];
    if (!next) break;
    const direction = bearing(at, next);
    const length = lengthOf([at, next]);
    if (length === 0) continue;
    const last = legs.at(-1);
    if (last && Math.abs(turnOf(last.to, direction)) < LEAST_TURN) {
      last.to = direction;
      last.length += length;
    } else {
      legs.push({ from: direction, to: direction, at, length });
    }
  }
  return legs;
}

/** Direction in degrees, clockwise on the plan, whose y grows downwards. */
function bearing(from: Point | undefined, to: Point | undefined): number {
  if (!from || !to) return 0;
  return (Math.atan2(to[1] - from[1], to[0] - from[0]) * 180) / Math.PI;
}

/** Change of direction in degrees, from -180 to 180; positive to the right. */
function turnOf(from: number, to: number): number {
  return ((to - from + 540) % 360) - 180;
}

function handOf(from: number, to: number): Hand {
  const turn = turnOf(from, to);
  if (Math.abs(turn) < LEAST_TURN) return 'ahead';
  return turn > 0 ? 'right' : 'left';
}

/** Places, and the numbers of their boxes: each turn asks all of them. */
type Marks = Pick<FlatPlan, 'shapes'> & { boxes: Float32Array };

function nearestCode({ shapes, boxes }: Marks, [x, y]: Point): string | undefined {
  let least = Infinity;
  let nearest = 0;
  for (let at = 0; at < boxes.length; at += 4) {
    const dx = Math.max(0, (boxes[at] ?? 0) - x, x - (boxes[at + 2] ?? 0));
    const dy = Math.max(0, (boxes[at + 1] ?? 0) - y, y - (boxes[at + 3] ?? 0));
    const far = dx * dx + dy * dy;
    if (far < least) [least, nearest] = [far, at / 4];
  }
  return shapes[nearest]?.code;
}
