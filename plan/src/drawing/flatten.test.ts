import { apply, compose, translation } from './affine';
import { flattenDrawing } from './flatten';
import { readDrawing } from './read-drawing';

const drawing = (shapes: unknown[], fillRule?: string) =>
  readDrawing({ id: 't', width: 100, height: 100, fillRule, shapes }).drawing;
const known = (id: string) => (id.startsWith('_') ? undefined : { available: id === 'free' });

describe('affine', () => {
  it('applies the inner matrix first', () => {
    const quarterTurn = [0, 1, -1, 0, 0, 0] as const;
    const [x, y] = apply(compose(translation(10, 0), quarterTurn), [1, 0]);
    expect([x, y]).toEqual([10, 1]);
  });
});

describe('flattening', () => {
  it('gives the children of a group its code, place and transform', () => {
    const plan = flattenDrawing(
      drawing([
        {
          type: 'g',
          id: '7',
          x: 10,
          y: 20,
          transform: [2, 0, 0, 2, 0, 0],
          color: 'grey',
          children: [
            { type: 'polygon', id: '_arrow', points: '0,0 5,0 0,5' },
            { type: 'text', id: '_label', x: 1, y: 1, content: '7' },
          ],
        },
      ]),
      known,
    );
    expect(plan.shapes[0]).toMatchObject({
      code: '7',
      colour: 'grey',
      available: false,
      bounds: { minX: 10, minY: 20, maxX: 20, maxY: 30 },
    });
    expect(plan.labels).toEqual([{ text: '7', x: 12, y: 22, code: '7' }]);
  });

  it('makes a label of every line of a text and draws nothing of definitions', () => {
    const plan = flattenDrawing(
      drawing([
        {
          type: 'defs',
          id: '_d',
          children: [{ type: 'stop', id: '_s', offset: 0, color: 'blue' }],
        },
        {
          type: 'text',
          id: '_t',
          children: [
            { type: 'tspan', id: '_1', x: 1, y: 2, content: 'Espace' },
            { type: 'tspan', id: '_2', x: 1, y: 15, content: 'Conference' },
          ],
        },
      ]),
      known,
    );
    expect(plan.shapes).toHaveLength(0);
    expect(plan.labels.map(({ text }) => text)).toEqual(['Espace', 'Conference']);
  });

  it('takes availability from the inventory, and the fill rule from the drawing', () => {
    const rect = { type: 'rect', x: 0, y: 0, width: 1, height: 1, color: 'orange' };
    const plan = flattenDrawing(
      drawing(
        [
          { ...rect, id: 'free' },
          { ...rect, id: 'taken', available: true },
        ],
        'evenodd',
      ),
      known,
    );
    expect(plan.shapes.map(({ available, rule }) => [available, rule])).toEqual([
      [true, 'evenodd'],
      [false, 'evenodd'],
    ]);
  });
});
