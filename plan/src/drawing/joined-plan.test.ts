import { areaOf, flattenDrawing } from './flatten';
import { outlineTogether, withJoins } from './joined-plan';
import { readDrawing } from './read-drawing';
import a from './shipped/drawing-a.json';
import b from './shipped/drawing-b.json';

const planOf = (file: unknown) =>
  flattenDrawing(readDrawing(file).drawing, (id) =>
    id.startsWith('_') ? undefined : { available: true },
  );
const shapesOf = (plan: ReturnType<typeof planOf>, code: string) =>
  plan.shapes.filter((shape) => shape.code === code);
const labelsOf = (plan: ReturnType<typeof planOf>, code: string) =>
  plan.labels.filter(({ text }) => text === code);

it('draws joined stands as one, with one label in its middle', () => {
  const plan = planOf(a);
  const joined = withJoins(plan, [{ code: 'B05', parts: ['B04', 'B05', 'B06'] }]);
  const [shape, ...others] = shapesOf(joined, 'B05');
  expect(others).toEqual([]);
  expect(shape?.bounds).toEqual({ minX: 184, minY: 84, maxX: 286, maxY: 110 });
  expect(shape?.rings[0]).toHaveLength(4);
  expect(labelsOf(joined, 'B05')).toMatchObject([{ text: 'B05', x: 235, y: 97 }]);
  for (const code of ['B04', 'B06']) {
    expect(shapesOf(joined, code)).toEqual([]);
    expect(labelsOf(joined, code)).toEqual([]);
  }
  expect(joined.shapes).toHaveLength(plan.shapes.length - 2);
  expect(plan.shapes.filter(({ code }) => code === 'B04')).toHaveLength(1);
});

it('puts the label of an L into one of its arms', () => {
  const joined = withJoins(planOf(a), [{ code: 'B04', parts: ['B03', 'B04', 'B26'] }]);
  const [label] = labelsOf(joined, 'B04');
  const [shape] = shapesOf(joined, 'B04');
  expect(shape?.rings[0]).toHaveLength(6);
  expect(areaOf(shape?.rings ?? [])).toBe(3 * 34 * 26);
  // The middle of its box lies on the inner corner.
  expect([label?.x, label?.y]).not.toEqual([184, 110]);
});

it('keeps parts that lie apart on another drawing as shapes of one code', () => {
  const joins = [{ code: 'A08', parts: ['A08', 'A09'] }];
  expect(shapesOf(withJoins(planOf(a), joins), 'A08')).toHaveLength(1);
  const other = withJoins(planOf(b), joins);
  expect(shapesOf(other, 'A08')).toHaveLength(2);
  expect(labelsOf(other, 'A08').map(({ text }) => text)).toEqual(['A08', 'A08']);
  expect(shapesOf(other, 'A09')).toEqual([]);
});

it('draws what it has where a drawing lacks some of the parts, or all', () => {
  const joined = withJoins(planOf(b), [{ code: 'A31', parts: ['A30', 'A31'] }]);
  expect(shapesOf(joined, 'A31')).toHaveLength(1);
  expect(labelsOf(joined, 'A31')).toMatchObject([{ text: 'A31' }]);
  const plan = planOf(a);
  expect(withJoins(plan, [{ code: 'X01', parts: ['X01', 'X02'] }])).toBe(plan);
});

it('says why stands are no single outline', () => {
  const plan = planOf(a);
  expect(outlineTogether(plan, ['B03', 'B04'])).toHaveProperty('ring');
  expect(outlineTogether(plan, ['A07', 'A08'])).toEqual({ refused: 'APART' });
  expect(outlineTogether(plan, ['B03', 'X01'])).toEqual({ refused: 'NOT_DRAWN' });
});
