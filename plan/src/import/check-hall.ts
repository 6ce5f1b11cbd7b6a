import Flatbush from 'flatbush';
import { codesIn } from '../drawing/drawing-codes';
import { contains } from '../drawing/fill-rule';
import { areaOf, type FlatShape, flattenDrawing } from '../drawing/flatten';
import { readDrawing } from '../drawing/read-drawing';

/** What is wrong with a drawing: a stable code for programs, a French sentence for people. */
export const FAULTS = {
  MISSING: 'dans l’inventaire, mais pas dans le dessin',
  DOUBLED: 'deux fois dans le dessin',
  OVERLAPPING: 'se recouvrent',
  UNKNOWN: 'dans le dessin, mais pas dans l’inventaire',
  BROKEN: 'forme que le plan ne peut pas dessiner',
} as const;
export type Fault = { code: keyof typeof FAULTS; element: string; reason: string };

/** Share of the smaller shape from which two shapes overlap; what only touches does not. */
const OVERLAP = 0.02;
const SAMPLES = 24;

/** Codes of a drawing against an inventory. @throws ValiError where the file has no list of shapes */
export function checkHall(file: unknown, codes: readonly string[]): Fault[] {
  const faults: Fault[] = [];
  const add = (code: Fault['code'], element: string, detail = '') =>
    faults.push({ code, element, reason: detail ? `${FAULTS[code]} (${detail})` : FAULTS[code] });
  const { drawing, losses } = readDrawing(file);
  const known = new Set(codes);
  const ids = codesIn(drawing.shapes);
  const drawn = new Set(ids);
  const plan = flattenDrawing(
    drawing,
    (id) => (drawn.has(id) ? { available: false } : undefined),
    (code, shape) => losses.push({ code, shape }),
  );
  const shown = new Set(plan.shapes.map(({ code }) => code));
  for (const code of codes) if (!shown.has(code)) add('MISSING', code);
  for (const [at, id] of ids.entries()) if (ids.indexOf(id) !== at) add('DOUBLED', id);
  for (const id of drawn) if (!known.has(id)) add('UNKNOWN', id);
  for (const [first, second] of overlapsOf(plan.shapes)) add('OVERLAPPING', `${first} · ${second}`);
  for (const { code, shape } of losses) if (code !== 'DOUBLED_ID') add('BROKEN', shape, code);
  return faults;
}

/** Pairs of codes whose shapes share an area, found by a grid of points over what their boxes share. */
function overlapsOf(all: readonly FlatShape[]): [string, string][] {
  const shapes = all.filter(({ code }) => code !== undefined);
  if (shapes.length === 0) return [];
  const index = new Flatbush(shapes.length);
  for (const { bounds } of shapes) index.add(bounds.minX, bounds.minY, bounds.maxX, bounds.maxY);
  index.finish();
  const pairs = new Map<string, [string, string]>();
  for (const [at, shape] of shapes.entries()) {
    const { minX, minY, maxX, maxY } = shape.bounds;
    for (const found of index.search(minX, minY, maxX, maxY)) {
      const other = shapes[found];
      if (found <= at || !other?.code || !shape.code || other.code === shape.code) continue;
      const least = Math.min(areaOf(shape.rings), areaOf(other.rings));
      if (sharedArea(shape, other) > OVERLAP * least)
        pairs.set(`${shape.code} ${other.code}`, [shape.code, other.code]);
    }
  }
  return [...pairs.values()];
}

function sharedArea(a: FlatShape, b: FlatShape): number {
  const minX = Math.max(a.bounds.minX, b.bounds.minX);
  const minY = Math.max(a.bounds.minY, b.bounds.minY);
  const width = Math.min(a.bounds.maxX, b.bounds.maxX) - minX;
  const height = Math.min(a.bounds.maxY, b.bounds.maxY) - minY;
  if (width <= 0 || height <= 0) return 0;
  let inside = 0;
  for (let i = 0; i < SAMPLES; i += 1) {
    for (let j = 0; j < SAMPLES; j += 1) {
      const x = minX + ((i + 0.5) / SAMPLES) * width;
      const y = minY + ((j + 0.5) / SAMPLES) * height;
      if (contains(a, x, y) && contains(b, x, y)) inside += 1;
    }
  }
  return (inside / SAMPLES ** 2) * width * height;
}
