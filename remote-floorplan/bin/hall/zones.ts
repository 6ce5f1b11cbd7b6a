import { booth, label, type Sketch } from './sketch';

const UPPER = 84;
const LOWER = 164;
const DEPTH = 52;

/** Rectangle with rounded corners as path data. */
function rounded(x: number, y: number, width: number, height: number, r: number): string {
  const h = width - 2 * r;
  const v = height - 2 * r;
  return `M${x + r} ${y}h${h}a${r} ${r} 0 0 1 ${r} ${r}v${v}a${r} ${r} 0 0 1 -${r} ${r}h-${h}a${r} ${r} 0 0 1 -${r} -${r}v-${v}a${r} ${r} 0 0 1 ${r} -${r}z`;
}

/** Rectangle with cut corners as a point list. */
function cut(x: number, y: number, width: number, height: number, c: number): string {
  const right = x + width;
  const bottom = y + height;
  return [
    [x + c, y],
    [right - c, y],
    [right, y + c],
    [right, bottom - c],
    [right - c, bottom],
    [x + c, bottom],
    [x, bottom - c],
    [x, y + c],
  ]
    .map((point) => point.join(','))
    .join(' ');
}

/** World Food and Workshop above, Cooking Show and Science Corner below. */
function four(near: number, far: number, width: number): Sketch[] {
  const middle = (x: number) => x + width / 2;
  return [
    {
      type: 'path',
      id: 'World Food',
      pathData: rounded(near, UPPER, width, DEPTH, 14),
      color: 'pink',
    },
    label('World Food', middle(near), UPPER + DEPTH / 2, 'World Food'),
    ...booth('Workshop', [far, UPPER, width, DEPTH], 'blue'),
    {
      type: 'path',
      id: 'Cooking Show',
      pathData: rounded(near, LOWER, width, DEPTH, 14),
      color: 'pink',
    },
    label('Cooking Show', middle(near), LOWER + DEPTH / 2, 'Cooking Show'),
    {
      type: 'polygon',
      id: 'Science Corner',
      points: cut(far, LOWER, width, DEPTH, 14),
      color: 'blue',
    },
    label('Science Corner', middle(far), LOWER + DEPTH / 2, 'Science Corner'),
  ];
}

/** Zones at the far end: a half-round room whose stage is left out of the shape by its winding. */
export function zonesAtEnd(): Sketch[] {
  return [
    ...four(1044, 1186, 122),
    {
      type: 'path',
      id: 'Espace Conference',
      pathData: 'M1440 84V216H1390A66 66 0 0 1 1390 84ZM1424 122V178H1432V122Z',
      color: 'purple',
    },
    label('Espace Conference', 1374, 150, 'Espace', 'Conference'),
  ];
}

/** Zones as a square in the middle of the hall, around a round room. */
export function zonesAtCentre(): Sketch[] {
  return [
    ...four(584, 856, 122),
    {
      type: 'path',
      id: 'Espace Conference',
      pathData: 'M781 84A66 66 0 0 1 781 216A66 66 0 0 1 781 84ZM761 96V104H801V96Z',
      color: 'purple',
    },
    label('Espace Conference', 781, 150, 'Espace', 'Conference'),
  ];
}
