import { join } from 'node:path';
import { build } from 'esbuild';
import { expect, test } from '../support/test';

const CORE = join(import.meta.dirname, '..', '..', 'plan/src/drawing');

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
