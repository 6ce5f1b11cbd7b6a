import { type CutSide, cutOutline } from './cut-outline';
import { contains } from './fill-rule';
import { boundsOf, type FlatLabel, type FlatPlan, type FlatShape } from './flatten';
import { bodyOf, partOf, renamed, roomiest } from './joined-plan';
import type { Ring } from './path-data';

/** A stand that is cut: its parts in sequence, each with its share of the area. */
export type Cut = {
  code: string;
  side: CutSide;
  parts: readonly { code: string; share: number }[];
};

/** Part of a stand, as it lies on a plan. */
type Piece = { code: string; rings: Ring[] };

/**
 * A plan on which stands that were cut are the shapes of their parts, each with its label. A drawing on which a line meets an
 * outline more than twice shows a part in several pieces.
 * @param cuts a part that is cut itself follows its stand
 */
export function withCuts(plan: FlatPlan, cuts: readonly Cut[]): FlatPlan {
  return cuts.reduce(withCut, plan);
}

function withCut(plan: FlatPlan, { code, side, parts }: Cut): FlatPlan {
  const body = bodyOf(plan, code);
  if (!body) return plan;
  const outlines = cutOutline(body.rings, { side, shares: parts.map(({ share }) => share) }).parts;
  const pieces = parts.map(
    (part, index): Piece => ({ code: part.code, rings: outlines[index] ?? [] }),
  );
  const shapes = plan.shapes.flatMap((shape): FlatShape[] => {
    if (shape === body) return pieces.map((piece) => shapeOf(body, piece));
    if (shape.code !== code) return [shape];
    const { minX, minY, maxX, maxY } = shape.bounds;
    return [renamed(shape, codeAt(pieces, (minX + maxX) / 2, (minY + maxY) / 2))];
  });
  const labels = plan.labels.flatMap((label): FlatLabel[] => {
    if (partOf(plan, [code], label) === undefined) return [label];
    if (label.text === code) return pieces.map((piece) => labelOf(label, piece));
    return [
      label.code === undefined ? label : { ...label, code: codeAt(pieces, label.x, label.y) },
    ];
  });
  return { ...plan, shapes, labels };
}

function shapeOf(body: FlatShape, { code, rings }: Piece): FlatShape {
  return { ...renamed(body, code), key: `${body.key} ${code}`, rings, bounds: boundsOf(rings) };
}

/** The part in which a point lies, or the first. */
function codeAt(pieces: readonly Piece[], x: number, y: number): string {
  const own = pieces.find(({ rings }) => contains({ rings, rule: 'nonzero' }, x, y));
  return (own ?? pieces[0])?.code ?? '';
}

/** Height of ordinary letters in plan units, and how much of it a letter of a code is wide. */
const LETTERS = 12;
const LETTER_WIDTH = 0.62;

/** In the middle of its part, with letters that have room there. */
function labelOf(label: FlatLabel, { code, rings }: Piece): FlatLabel {
  const [x, y] = roomiest(rings[0] ?? [], []);
  const { minX, minY, maxX, maxY } = boundsOf(rings);
  const upright = Math.abs(Math.sin(label.angle ?? 0)) > Math.SQRT1_2;
  const room = upright ? maxY - minY : maxX - minX;
  const size = room / (code.length * LETTER_WIDTH);
  const fits = size >= (label.size ?? LETTERS);
  return {
    ...{ ...label, text: code, x, y },
    ...(!fits && { size }),
    ...(label.code !== undefined && { code }),
  };
}
