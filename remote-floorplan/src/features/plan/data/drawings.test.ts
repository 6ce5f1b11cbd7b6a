import { areaOf, boundsOf } from '@mosta/plan/drawing/flatten';
import { createHitTest } from '@mosta/plan/drawing/hit-test';
import { readDrawing } from '@mosta/plan/drawing/read-drawing';
import type { Shape } from '@mosta/plan/drawing/shape.schema';
import a from '@mosta/plan/drawing/shipped/drawing-a.json';
import b from '@mosta/plan/drawing/shipped/drawing-b.json';
import { atOnce } from '@mosta/plan/drawing/work';
import { editionPlaces } from '@mosta/shared/domain/edition-halls';
import { sizeOfArea } from '@mosta/shared/domain/stand-size';
import { SHIPPED } from '../../../testing/shipped';
import { DRAWING_IDS, loadPlan, planOf } from './load-plan';

const FREE = ['B49', 'C02', 'C03', 'C48', 'C49', 'D12', 'Science Corner'];
const drawings = [a, b].map((file) => readDrawing(file).drawing);

function everyShape(shapes: readonly unknown[]): Shape[] {
  return (shapes as Shape[]).flatMap((shape) => [
    shape,
    ...('children' in shape ? everyShape(shape.children) : []),
  ]);
}

describe('inventory', () => {
  it('has the 161 stands, ten zones and twelve entrances of the specification', () => {
    const of = (kind: string) =>
      SHIPPED.entries.filter((stand) => stand.kind === kind).map(({ code }) => code);
    expect(of('stand')).toHaveLength(161);
    expect(of('stand')).toEqual(
      Object.entries({ A: 31, B: 49, C: 49, D: 32 }).flatMap(([row, count]) =>
        Array.from({ length: count }, (_, index) => `${row}${String(index + 1).padStart(2, '0')}`),
      ),
    );
    expect(of('zone')).toEqual([
      ...['Science Corner', 'World Food', 'Workshop', 'Cooking Show', 'VIP1', 'VIP2', 'VIP3'],
      ...['Sponsor Platinum 1', 'Sponsor Platinium 2', 'Espace Conference'],
    ]);
    expect(of('entrance')).toEqual(Array.from({ length: 12 }, (_, index) => String(index + 1)));
  });

  it('has exactly the seven free places of the specification', () => {
    expect(
      SHIPPED.entries
        .filter(({ available }) => available)
        .map(({ code }) => code)
        .sort(),
    ).toEqual(FREE);
  });

  it('lets entrances be looked at, not chosen', () => {
    expect(SHIPPED.find('12')?.choosable).toBe(false);
    expect(SHIPPED.find('B49')?.choosable).toBe(true);
    expect(SHIPPED.find('Z99')).toBeUndefined();
  });
});

describe('drawings', () => {
  it('lose nothing', () => {
    expect([a, b].flatMap((file) => atOnce(planOf(file)).losses)).toEqual([]);
  });

  it('use all eight types of shape', () => {
    for (const { shapes } of drawings) {
      expect(new Set(everyShape(shapes).map(({ type }) => type))).toEqual(
        new Set(['rect', 'path', 'polygon', 'g', 'defs', 'stop', 'text', 'tspan']),
      );
    }
  });

  it('refer to known codes only, each once', () => {
    for (const { shapes } of drawings) {
      const ids = everyShape(shapes).map(({ id }) => id);
      expect(new Set(ids).size).toBe(ids.length);
      const unknown = ids.filter((id) => !id.startsWith('_') && !SHIPPED.find(id));
      expect(unknown).toEqual([]);
    }
  });

  it('have slightly different ranges: the first shows everything, the second lacks a few', async () => {
    const [first, second] = await Promise.all(DRAWING_IDS.map((id) => loadPlan(id)));
    const codes = (plan: typeof first) => new Set(plan?.shapes.map(({ code }) => code));
    const missing = (plan: typeof first) =>
      SHIPPED.entries.map(({ code }) => code).filter((code) => !codes(plan).has(code));
    expect(missing(first)).toEqual([]);
    expect(missing(second)).toEqual(['A31', 'D32', 'VIP3', '11', '12']);
  });

  it('carry the availability flag in one plan, on exactly the free places', () => {
    const flagged = drawings.map(({ shapes }) =>
      everyShape(shapes)
        .filter((shape) => shape.available)
        .map(({ id }) => id)
        .sort(),
    );
    expect(flagged).toEqual([FREE, []]);
  });

  it('draw B01, B02 and C01 green on the left, and the other stands orange', async () => {
    for (const plan of await Promise.all(DRAWING_IDS.map((id) => loadPlan(id)))) {
      for (const { code, colour, bounds } of plan.shapes) {
        if (SHIPPED.find(code)?.kind !== 'stand') continue;
        const green = ['B01', 'B02', 'C01'].includes(code ?? '');
        expect([code, colour]).toEqual([code, green ? 'green' : 'orange']);
        if (green) expect(bounds.maxX).toBeLessThan(140);
      }
    }
  });

  it('lie within 1500 x 300 units, no stand upon another', async () => {
    for (const plan of await Promise.all(DRAWING_IDS.map((id) => loadPlan(id)))) {
      expect([plan.width, plan.height]).toEqual([1500, 300]);
      const all = boundsOf(plan.shapes.flatMap(({ rings }) => rings));
      expect(all.minX).toBeGreaterThanOrEqual(0);
      expect(all.minY).toBeGreaterThanOrEqual(0);
      expect(all.maxX).toBeLessThanOrEqual(1500);
      expect(all.maxY).toBeLessThanOrEqual(300);
      const hit = createHitTest(plan);
      for (const { code, bounds } of plan.shapes.filter((shape) => shape.code)) {
        const [w, h] = [bounds.maxX - bounds.minX, bounds.maxY - bounds.minY];
        expect(hit(bounds.minX + w * 0.3, bounds.minY + h * 0.5)?.code).toBe(code);
        expect(hit(bounds.minX + w * 0.7, bounds.minY + h * 0.6)?.code).toBe(code);
      }
    }
  });

  it('give every stand and zone the size that is sold', async () => {
    const { shapes } = await loadPlan('a');
    const drawn = shapes.flatMap((shape) =>
      shape.code && SHIPPED.find(shape.code)?.kind !== 'entrance'
        ? [[shape.code, sizeOfArea(areaOf(shape.rings))] as const]
        : [],
    );
    const sold = editionPlaces().filter(({ kind }) => kind !== 'entrance');
    expect(new Map(drawn)).toEqual(new Map(sold.map(({ code, size }) => [code, size])));
    expect(sold).toHaveLength(171);
  });

  it('leave the stage of the conference room out of its shape', async () => {
    const hit = createHitTest(await loadPlan('a'));
    expect(hit(1400, 150)?.code).toBe('Espace Conference');
    expect(hit(1428, 150)).toBeUndefined();
  });
});
