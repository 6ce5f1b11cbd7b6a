import { booth, label, type Sketch } from './sketch';

type Entry = number | 'gap' | [zone: string, width: number];
type WallRow = { prefix: string; y: number; standWidth: number; gap: number; order: Entry[] };

const WALL_DEPTH = 30;
const code = (prefix: string, n: number) => `${prefix}${String(n).padStart(2, '0')}`;

/** Stands and zones along a wall, from the start of the hall; a gap is a way in. @returns shapes and the gaps' middles */
export function wallRow({ prefix, y, standWidth, gap, order }: WallRow): {
  shapes: Sketch[];
  gaps: number[];
} {
  const shapes: Sketch[] = [];
  const gaps: number[] = [];
  let x = 52;
  let next = 1;
  for (const entry of order) {
    if (entry === 'gap') {
      gaps.push(x + gap / 2);
      x += gap;
    } else if (typeof entry === 'number') {
      for (let i = 0; i < entry; i += 1, x += standWidth, next += 1) {
        shapes.push(...booth(code(prefix, next), [x, y, standWidth, WALL_DEPTH], 'orange'));
      }
    } else {
      const [zone, width] = entry;
      const lines = zone.startsWith('Sponsor') ? ['Sponsor', zone.slice(8)] : [zone];
      shapes.push(
        ...booth(
          zone,
          [x, y, width, WALL_DEPTH],
          zone.startsWith('VIP') ? 'purple' : 'yellow',
          ...lines,
        ),
      );
      x += width;
    }
  }
  return { shapes, gaps };
}

const DEPTH = 26;
const B_TOP = 84;
const C_TOP = 164;

type Islands = { columns: [x: number, count: number][]; columnWidth: number };

/** The green stands at the start of the hall, then rows B and C back to back. */
export function islands({ columns, columnWidth }: Islands): Sketch[] {
  const xs = columns.flatMap(([x, count]) =>
    Array.from({ length: count }, (_, i) => x + i * columnWidth),
  );
  const place = (prefix: string, first: number, y: number, places: number[]) =>
    places.flatMap((x, i) => booth(code(prefix, first + i), [x, y, columnWidth, DEPTH], 'orange'));
  const corner = xs.at(-1) ?? 0;
  return [
    ...booth('B01', [56, B_TOP, 70, DEPTH], 'green'),
    ...booth('B02', [56, B_TOP + DEPTH, 70, DEPTH], 'green'),
    ...place('B', 3, B_TOP, xs.slice(0, 23)),
    ...place('B', 26, B_TOP + DEPTH, xs.slice(0, 23)),
    {
      type: 'path',
      id: 'B49',
      pathData: `M${corner} ${B_TOP}h${columnWidth - 10}a10 10 0 0 1 10 10v32a10 10 0 0 1 -10 10h-${columnWidth - 10}z`,
      color: 'orange',
    },
    label('B49', corner + columnWidth / 2, B_TOP + DEPTH, 'B49'),
    ...booth('C01', [56, C_TOP, 70, DEPTH * 2], 'green'),
    ...place('C', 2, C_TOP, xs),
    ...place('C', 26, C_TOP + DEPTH, xs),
  ];
}
