import type { Point } from '@mosta/plan/drawing/affine';
import type { Ring } from '@mosta/plan/drawing/path-data';
import { badgesOf, pinOf, shapesOf, starsOf, wayTip } from '../core/marks';
import { CHOSEN, MARK_WIDTH, PIN, STROKE_WIDTH, WAY } from '../core/measures';
import { Triangles } from '../core/triangles';
import { PLAN_SHEET } from '../view/plan-colours';
import type { PlanDrawingProps } from '../view/plan-drawing';
import { paintOf } from './palette';

export type Marked = Pick<
  PlanDrawingProps,
  'plan' | 'highlight' | 'favourites' | 'hovered' | 'selected' | 'way'
>;

/** Everything that lies over the stands, as the SVG draws it: triangles with the colour of each vertex. */
export class MarksMesh {
  readonly triangles = new Triangles();
  private readonly painted: number[] = [];

  constructor({ plan, highlight, favourites = [], hovered, selected, way }: Marked) {
    for (const { rings } of shapesOf(plan, highlight)) this.mark(rings, PLAN_SHEET.highlight);
    for (const star of starsOf(plan, highlight)) {
      this.sign(star, PLAN_SHEET.highlight, STROKE_WIDTH);
    }
    for (const { disc, star } of badgesOf(plan, favourites)) {
      this.sign(disc, PLAN_SHEET.highlight, STROKE_WIDTH);
      this.fill([star], PLAN_SHEET.paper);
    }
    for (const { rings } of shapesOf(plan, hovered ? [hovered] : []))
      this.mark(rings, PLAN_SHEET.hover);
    if (way) this.way(way);
    for (const shape of shapesOf(plan, selected ? [selected] : [])) {
      for (const ring of shape.rings) {
        this.stroke([...ring, ...ring.slice(0, 1)], PLAN_SHEET.chosen, CHOSEN.width);
        this.stroke([...ring, ...ring.slice(0, 1)], PLAN_SHEET.paper, CHOSEN.gap);
      }
      const { outline, eye } = pinOf(shape);
      this.sign(outline, PLAN_SHEET.chosen, PIN.edge);
      this.fill([eye], PLAN_SHEET.paper);
    }
  }

  /** Of each vertex, as the stands' shader reads it. */
  get colours(): Uint32Array {
    return Uint32Array.from(this.painted);
  }

  /** A line on a paler edge, a dot where it begins, an arrow where it ends. */
  private way(points: readonly Point[]): void {
    const [start] = points;
    if (!start) return;
    this.stroke(points, PLAN_SHEET.paper, WAY.width + 2 * WAY.edge);
    this.stroke(points, PLAN_SHEET.way, WAY.width);
    this.sign(circle(start, WAY.dot), PLAN_SHEET.way, WAY.edge);
    this.sign(wayTip(points), PLAN_SHEET.way, WAY.edge);
  }

  private mark(rings: readonly Ring[], colour: string): void {
    for (const ring of rings) {
      this.fill([ring], colour, MARK_OPACITY);
      this.stroke([...ring, ...ring.slice(0, 1)], colour, MARK_WIDTH);
    }
  }

  private sign(ring: Point[], colour: string, edge: number): void {
    this.fill([ring], colour);
    this.stroke([...ring, ...ring.slice(0, 1)], PLAN_SHEET.paper, edge);
  }

  private fill(rings: Ring[], colour: string, opacity = 1): void {
    this.triangles.fill({ rings, rule: 'nonzero' });
    this.paint(colour, opacity);
  }

  /** A line whose corners and ends are round. */
  private stroke(points: readonly Point[], colour: string, width: number): void {
    const segments = points.slice(1).map(([x, y], i) => [...(points[i] ?? [x, y]), x, y] as const);
    this.triangles.lines(segments, width);
    for (const point of points)
      this.triangles.fill({ rings: [circle(point, width / 2)], rule: 'nonzero' });
    this.paint(colour, 1);
  }

  private paint(colour: string, opacity: number): void {
    const painted = paintOf(colour, opacity);
    while (this.painted.length < this.triangles.vertices) this.painted.push(painted);
  }
}

const MARK_OPACITY = 0.12;
/** Corners of a circle that is drawn as a polygon. */
const ROUND = 20;

function circle([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: ROUND }, (_, i): Point => {
    const angle = (2 * Math.PI * i) / ROUND;
    return [x + radius * Math.cos(angle), y + radius * Math.sin(angle)];
  });
}
