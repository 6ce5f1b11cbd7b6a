import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from '../support/test';

const CORE = join(import.meta.dirname, '..', '..', 'plan/src/drawing');

const WAYS = join(import.meta.dirname, '..', '..', 'remote-floorplan/src/features/plan/core');

/** Shapes of every filled type, twisted as drawings of other programs are. */
const SHAPES = [
  { type: 'rect', id: 'plain', x: 10, y: 10, width: 60, height: 40 },
  { type: 'rect', id: 'round', x: 90, y: 10, width: 60, height: 40, rx: 12 },
  { type: 'rect', id: 'oval', x: 170, y: 10, width: 60, height: 40, rx: 99, ry: 15 },
  { type: 'polygon', id: 'star', points: '300,0 318,54 268,20 332,20 282,54' },
  { type: 'path', id: 'hole', pathData: 'M10 80h80v60h-80zM30 95v30h40v-30z' },
  { type: 'path', id: 'same-way', pathData: 'M110 80h80v60h-80zM130 95h40v30h-40z' },
  { type: 'path', id: 'curves', pathData: 'M210 110c0-60 80-60 80 0s-40 40-80 0z' },
  { type: 'path', id: 'arcs', pathData: 'M310 110a30 20 30 1 1 50 10a10 10 0 0 0-50-10z' },
  { type: 'path', id: 'quadratic', pathData: 'M10 170q40-40 80 0t-20 60zl10 40h30z' },
  {
    type: 'rect',
    id: 'turned',
    x: 0,
    y: 0,
    width: 60,
    height: 30,
    transform: 'translate(150 190) rotate(30) skewX(20)',
  },
  {
    type: 'path',
    id: 'mirrored',
    pathData: 'M0 0a30 30 0 0 1 60 0z',
    transform: 'matrix(-1 .2 .1 1.5 300 240)',
  },
  { type: 'polygon', id: 'above', points: '330,180 380,180 380,240 330,240 355,210' },
  { type: 'rect', id: 'top', x: 350, y: 200, width: 40, height: 30, rx: 5 },
] as const;

type Hit = (x: number, y: number) => string | undefined;
declare global {
  interface Window {
    planCore: {
      hitTestOf: (shapes: unknown, fillRule: string) => Hit;
      /** A search for a way across a hall of so many stands, with nothing kept of the one before. */
      searchIn: (stands: number) => () => Generator<undefined, { points: unknown[] } | undefined>;
      runInSlices: <T>(work: Generator<undefined, T>, report: (result: T) => void) => void;
    };
  }
}

/** A part of the plan's core as one script, as the page bundles it. */
async function scriptOf(resolveDir: string, contents: string): Promise<string> {
  const { outputFiles } = await build({
    stdin: { resolveDir, contents },
    bundle: true,
    format: 'iife',
    globalName: 'planCore',
    write: false,
  });
  return outputFiles[0]?.text ?? '';
}

const HIT_TEST = `
  import { readDrawing } from './read-drawing';
  import { flattenDrawing } from './flatten';
  import { createHitTest } from './hit-test';
  export function hitTestOf(shapes, fillRule) {
    const { drawing } = readDrawing({ id: 't', width: 400, height: 260, fillRule, shapes });
    const hit = createHitTest(flattenDrawing(drawing, () => ({ available: true })));
    return (x, y) => hit(x, y)?.code;
  }`;

for (const rule of ['nonzero', 'evenodd'] as const) {
  test(`the plan finds what the browser fills, by ${rule}`, async ({ page }) => {
    await page.setContent(
      '<svg xmlns="http://www.w3.org/2000/svg" width="400" height="260"></svg>',
    );
    await page.addScriptTag({ content: await scriptOf(CORE, HIT_TEST) });
    const { wrong, hits, compared } = await page.evaluate(
      ({ shapes, fillRule }) => {
        const svg = document.querySelector('svg') as SVGSVGElement;
        const elements = shapes.map(({ type, id, ...given }) => {
          const element = document.createElementNS(svg.namespaceURI ?? '', type);
          for (const [name, value] of Object.entries(given))
            element.setAttribute(name === 'pathData' ? 'd' : name, String(value));
          element.setAttribute('fill-rule', fillRule);
          element.setAttribute('stroke-width', '0.5');
          element.setAttribute('id', id);
          svg.append(element);
          return element as SVGGeometryElement;
        });
        const hit = window.planCore.hitTestOf(shapes, fillRule);
        const result = { wrong: [] as string[], hits: new Set<string>(), compared: 0 };
        // A grid whose steps share no factor with the shapes' own coordinates.
        for (let x = 0.37; x < 400; x += 2.93) {
          for (let y = 0.61; y < 260; y += 2.89) {
            const inside = (element: SVGGeometryElement, kind: 'Fill' | 'Stroke') =>
              element[`isPointIn${kind}`](
                new DOMPoint(x, y).matrixTransform(element.getCTM()?.inverse()),
              );
            // On an edge, flattened curves and true ones may differ by a tenth of a unit.
            if (elements.some((element) => inside(element, 'Stroke'))) continue;
            const expected = elements.findLast((element) => inside(element, 'Fill'))?.id;
            const found = hit(x, y);
            result.compared += 1;
            if (found) result.hits.add(found);
            if (found !== expected) result.wrong.push(`${x} ${y}: ${found}, not ${expected}`);
          }
        }
        return { ...result, hits: [...result.hits] };
      },
      { shapes: SHAPES, fillRule: rule },
    );
    expect(wrong).toEqual([]);
    expect(compared).toBeGreaterThan(10_000);
    expect(hits.sort()).toEqual(SHAPES.map(({ id }) => id).sort());
  });
}

/** Twenty stands in a row, two rows back to back, aisles around; a floor, a wall and a large field among them. */
const SEARCH = `
  import { readDrawing } from '@mosta/plan/drawing/read-drawing';
  import { flattenDrawing } from '@mosta/plan/drawing/flatten';
  import { createWalk } from './way';
  export { runInSlices } from './slices';
  export function searchIn(stands) {
    const rows = stands / 140;
    const [width, height] = [140 * 30 + 8 * 40, rows * 50];
    const rect = (id, x, y, width, height) => ({ type: 'rect', id, x, y, width, height });
    const shapes = Array.from({ length: stands }, (_, i) => {
      const [column, row] = [i % 140, Math.floor(i / 140)];
      return rect('S' + i, column * 30 + Math.floor(column / 20) * 40, row * 50 - (row % 2) * 20, 30, 30);
    });
    const all = [
      rect('_floor', -200, -200, width + 400, height + 400),
      ...shapes,
      rect('field', 0, height + 50, width / 2, 120),
      rect('_wall', -200, height + 195, width + 400, 5),
    ];
    const { drawing } = readDrawing({ id: 't', width, height, shapes: all });
    const plan = flattenDrawing(drawing, (id) => (id.startsWith('_') ? undefined : { available: true }));
    return () => createWalk(plan, () => false).way('S0', 'field');
  }`;

test('the page answers while a way is looked for among ten thousand stands', async ({ page }) => {
  await page.setContent('<p>A page</p>');
  await page.addScriptTag({ content: await scriptOf(WAYS, SEARCH) });
  const { corners, whole, longestStep, longestTasks } = await page.evaluate(async () => {
    const search = window.planCore.searchIn(10_080);
    // Of several times, the least: what else the machine does takes time of some steps, and not of the same ones each time.
    const steps: number[] = [];
    let whole = Infinity;
    let corners = 0;
    for (let round = 0; round < 4; round += 1) {
      const work = search();
      const begin = performance.now();
      for (let at = 0, before = begin; ; at += 1) {
        const { done, value } = work.next();
        const now = performance.now();
        steps[at] = Math.min(steps[at] ?? Infinity, now - before);
        before = now;
        if (!done) continue;
        corners = value?.points.length ?? 0;
        whole = Math.min(whole, now - begin);
        break;
      }
    }
    // One search without a long task is enough to show that there need not be any.
    const longestTasks: number[] = [];
    const observer = new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries())
        longestTasks[longestTasks.length - 1] = Math.max(longestTasks.at(-1) ?? 0, duration);
    });
    const nextTask = () => new Promise((resolve) => setTimeout(resolve, 150));
    await nextTask();
    observer.observe({ type: 'longtask' });
    while (longestTasks.length < 10 && longestTasks.at(-1) !== 0) {
      longestTasks.push(0);
      await new Promise((resolve) => window.planCore.runInSlices(search(), resolve));
      await nextTask();
    }
    return { corners, whole, longestStep: Math.max(...steps), longestTasks };
  });
  expect(corners).toBeGreaterThan(3);
  expect(longestStep).toBeLessThan(whole / 20);
  expect(longestTasks).toContain(0);
});
