import type { Shape } from '@mosta/plan/drawing/shape.schema';

/** A shape as it is written down: what the schema fills in may be left out. */
export type Sketch =
  | {
      type: 'rect';
      id: string;
      x: number;
      y: number;
      width: number;
      height: number;
      color: Colour;
      available?: true;
    }
  | { type: 'path'; id: string; pathData: string; color: Colour; available?: true }
  | { type: 'polygon'; id: string; points: string; color: Colour; available?: true }
  | { type: 'text'; id: string; x: number; y: number; content?: string; children?: Sketch[] }
  | { type: 'tspan'; id: string; x: number; y: number; content: string }
  | { type: 'defs'; id: string; children: Sketch[] }
  | { type: 'stop'; id: string; offset: number; color: Colour }
  | {
      type: 'g';
      id: string;
      x?: number;
      y?: number;
      color?: Colour;
      available?: true;
      choosable?: false;
      children: Sketch[];
    };
export type Colour = NonNullable<Shape['color']>;

/** Only these carry the flag, and in one plan (specification, section 3). */
const FREE = new Set(['B49', 'C02', 'C03', 'C48', 'C49', 'D12', 'Science Corner']);
export const flag = (id: string, carries: boolean): { available?: true } =>
  carries && FREE.has(id) ? { available: true } : {};

/** Label in the middle of a box; several lines become tspans. */
export function label(id: string, x: number, y: number, ...lines: string[]): Sketch {
  const [only = id] = lines;
  if (lines.length < 2) return { type: 'text', id: `_label-${id}`, x, y, content: only };
  const top = y - ((lines.length - 1) * 13) / 2;
  return {
    type: 'text',
    id: `_label-${id}`,
    x,
    y,
    children: lines.map((content, line) => ({
      type: 'tspan',
      id: `_label-${id}-${line}`,
      x,
      y: top + line * 13,
      content,
    })),
  };
}

/** A rectangle with its label. */
export function booth(
  id: string,
  box: [number, number, number, number],
  color: Colour,
  ...lines: string[]
): Sketch[] {
  const [x, y, width, height] = box;
  return [
    { type: 'rect', id, x, y, width, height, color },
    label(id, x + width / 2, y + height / 2, ...(lines.length ? lines : [id])),
  ];
}
