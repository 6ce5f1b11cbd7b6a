import { buildFlatRect } from '../../../testing/drawing';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { detailAt, labelsAt, namedLabels, rowNames } from './label-levels';

const rowOf = (code: string) => {
  const place = SHIPPED.find(code);
  return place?.kind === 'stand' ? place.group : undefined;
};

describe('what labels say', () => {
  it('is rows below 8 px, codes, and exhibitors from 16 px on', () => {
    expect(detailAt(16 / 12)).toBe('names');
    expect(detailAt(15.9 / 12)).toBe('codes');
    expect(detailAt(8 / 12)).toBe('codes');
    for (const scale of [7.9 / 12, 0.5, 0.3, 0.22, 0.1]) {
      const size = Number(detailAt(scale)) * scale;
      expect(size).toBeGreaterThan(11);
      expect(size).toBeLessThanOrEqual(16);
    }
  });

  it('names each row where it begins, and leaves codes out that nobody can read', async () => {
    const plan = await loadPlan('a');
    const rows = rowNames(plan, rowOf);
    expect(rows.map(({ text }) => text)).toEqual(['A', 'B', 'C', 'D']);
    const small = labelsAt(plan, detailAt(0.6), { rows });
    expect(small).toHaveLength(plan.labels.length + 4);
    const b = small.find(({ text }) => text === 'B');
    const first = plan.shapes.find(({ code }) => code === 'B01');
    // Before its first two stands, between them.
    expect(b?.y).toBe(first?.bounds.maxY);
    const right = (b?.x ?? 0) + 0.35 * (b?.size ?? 0);
    expect(right).toBeLessThan(first?.bounds.minX ?? 0);
    expect(labelsAt(plan, detailAt(0.2), { rows })).toHaveLength(4);
    expect(labelsAt(plan, detailAt(1), { rows })).toBe(plan.labels);
  });

  it('names a row that runs downwards above it', () => {
    const shapes = [0, 1, 2].map((at) => buildFlatRect(`E${at}`, { x: 10, y: 20 + 30 * at }));
    expect(rowNames({ shapes }, () => 'E')).toEqual([{ text: 'E', x: 25, y: 20, above: true }]);
  });

  it('puts who is there under the code, in lines within the stand', async () => {
    const plan = await loadPlan('a');
    const occupants = new Map([
      ['B12', 'Exposant exemple 25'],
      ['B01', 'Coopérative laitière de Mostaganem'],
      ['A03', 'Anticonstitutionnellement'],
      ['Z99', 'Nobody'],
    ]);
    const labels = namedLabels(plan, { occupants });
    const linesOn = (code: string) => labels.filter((label) => label.code === code && label.size);
    const textOn = (code: string) => linesOn(code).map(({ text }) => text);
    expect(textOn('B12')).toEqual(['B12', 'Exposant', 'exemple 25']);
    expect(textOn('B01')).toEqual(['B01', 'Coopérative laitière', 'de Mostaganem']);
    expect(textOn('A03')).toEqual(['A03', 'Anticonst…']);
    for (const code of occupants.keys()) {
      const box = plan.shapes.find((shape) => shape.code === code)?.bounds;
      for (const { x, y, text, size = 12 } of linesOn(code)) {
        expect(Math.abs(x - ((box?.minX ?? 0) + (box?.maxX ?? 0)) / 2)).toBeLessThan(0.01);
        expect(y - size * 0.36).toBeGreaterThan(box?.minY ?? Infinity);
        // The bar of ordinary stands lies at the foot, and letters like p reach below the others.
        expect(y + size * 0.58).toBeLessThan((box?.maxY ?? 0) - 5);
        expect(text.length * 0.56 * size).toBeLessThan((box?.maxX ?? 0) - (box?.minX ?? 0));
      }
    }
    expect(labels.filter(({ text }) => text === 'C02')).toEqual(
      plan.labels.filter(({ text }) => text === 'C02'),
    );
    expect(namedLabels(plan, {})).toBe(plan.labels);
    const selected = namedLabels(plan, { occupants }, 'B12').filter(({ code }) => code === 'B12');
    expect(selected.map(({ text, size }) => [text, size])).toEqual([]);
  });
});
