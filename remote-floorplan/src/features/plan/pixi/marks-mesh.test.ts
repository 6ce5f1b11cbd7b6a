import type { FlatPlan } from '@mosta/plan/drawing/flatten';
import { CHOSEN } from '../core/measures';
import { OFFSET_STEP } from '../core/triangles';
import { loadPlan } from '../data/load-plan';
import { PLAN_SHEET } from '../view/plan-colours';
import { MarksMesh } from './marks-mesh';
import { paintOf } from './palette';

let plan: FlatPlan;
beforeAll(async () => {
  plan = await loadPlan('a');
});

const NOTHING = { hovered: null, selected: null, highlight: [] };

/** The box of all vertices with a colour, each at its offset. */
function extentOf({ triangles, colours }: MarksMesh, colour: number) {
  const { points, offsets } = triangles;
  const at = [...colours.keys()].filter((vertex) => colours[vertex] === colour);
  const along = (axis: number) =>
    at.map((i) => (points[2 * i + axis] ?? 0) + (offsets[2 * i + axis] ?? 0) * OFFSET_STEP);
  const [xs, ys] = [along(0), along(1)];
  return { minX: Math.min(...xs), maxX: Math.max(...xs), maxY: Math.max(...ys), count: at.length };
}

describe('what lies over the stands', () => {
  it('is nothing where nothing is marked', () => {
    expect(new MarksMesh({ plan, ...NOTHING }).triangles.length).toBe(0);
  });

  it('has an outline around the selected place, as wide on every side', () => {
    const mesh = new MarksMesh({ plan, ...NOTHING, selected: 'C01' });
    const shape = plan.shapes.find(({ code }) => code === 'C01');
    const { minX, maxX, maxY } = extentOf(mesh, paintOf(PLAN_SHEET.chosen, 1));
    expect(minX).toBeCloseTo((shape?.bounds.minX ?? 0) - CHOSEN.width / 2);
    expect(maxX).toBeCloseTo((shape?.bounds.maxX ?? 0) + CHOSEN.width / 2);
    expect(maxY).toBeCloseTo((shape?.bounds.maxY ?? 0) + CHOSEN.width / 2);
  });

  it("has a badge on each favourite, at the corner across from one's own star", () => {
    const mesh = new MarksMesh({ plan, ...NOTHING, favourites: ['C01', 'Z99'] });
    const shape = plan.shapes.find(({ code }) => code === 'C01');
    const { minX, maxX } = extentOf(mesh, paintOf(PLAN_SHEET.highlight, 1));
    expect((minX + maxX) / 2).toBeCloseTo((shape?.bounds.maxX ?? 0) - 1);
    expect(extentOf(mesh, paintOf(PLAN_SHEET.paper, 1)).count).toBeGreaterThan(0);
  });

  it('puts the pin of the selected place over the way that ends there', () => {
    const way = [[100, 50] as const, [300, 120] as const];
    const { colours } = new MarksMesh({ plan, ...NOTHING, selected: 'C01', way });
    const [line, pin] = [paintOf(PLAN_SHEET.way, 1), paintOf(PLAN_SHEET.chosen, 1)];
    expect(colours.lastIndexOf(line)).toBeLessThan(colours.indexOf(pin));
  });

  it('draws a way with its ends, and each mark in its own colour', () => {
    const way = [[100, 50] as const, [300, 50] as const, [300, 120] as const];
    const mesh = new MarksMesh({ plan, ...NOTHING, hovered: 'C02', highlight: ['C01'], way });
    for (const colour of [PLAN_SHEET.way, PLAN_SHEET.hover, PLAN_SHEET.highlight, PLAN_SHEET.paper])
      expect(extentOf(mesh, paintOf(colour, 1)).count).toBeGreaterThan(0);
    expect(mesh.colours).toHaveLength(mesh.triangles.vertices);
    expect(extentOf(mesh, paintOf(PLAN_SHEET.way, 1)).maxX).toBeGreaterThan(300);
  });
});
