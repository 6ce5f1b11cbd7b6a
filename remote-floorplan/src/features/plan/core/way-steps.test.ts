import type { Point } from '@mosta/plan/drawing/affine';
import { atOnce } from '@mosta/plan/drawing/work';
import { drawnSize } from '@mosta/shared/domain/edition-halls';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { inUnit, planScale } from './plan-scale';
import { createWalk, lengthOf } from './way';
import { stepsOf } from './way-steps';

const wayOf = (...points: Point[]) => ({ points, length: lengthOf(points) });
const NOTHING = { shapes: [] };

describe('the steps of a way', () => {
  it('turn left and right as one walks, y growing downwards', () => {
    const way = wayOf([0, 0], [0, 5], [0, 50], [80, 50], [80, 120], [80, 125]);
    expect(stepsOf(way, NOTHING, SHIPPED.isEntrance)).toEqual({
      start: { hand: 'ahead', length: 50 },
      turns: [
        { hand: 'left', at: undefined, length: 80 },
        { hand: 'right', at: undefined, length: 70 },
      ],
      arrival: 'ahead',
    });
  });

  it('name the hand on which one starts and arrives', () => {
    const steps = stepsOf(wayOf([0, 0], [0, 5], [60, 5], [60, 10]), NOTHING, SHIPPED.isEntrance);
    expect([steps.start.hand, steps.turns, steps.arrival]).toEqual(['left', [], 'right']);
  });

  it('leave out bends that are no turns', () => {
    const steps = stepsOf(
      wayOf([0, 0], [0, 5], [0, 50], [10, 100], [0, 150], [0, 155]),
      NOTHING,
      SHIPPED.isEntrance,
    );
    expect(steps.turns).toEqual([]);
  });

  it('lead on the fair’s plan to a stand whose neighbours are named', async () => {
    const plan = await loadPlan('a');
    const way = atOnce(createWalk(plan, SHIPPED.isEntrance).way('1', 'B12'));
    if (!way) throw new Error('no way');
    const steps = stepsOf(way, plan, SHIPPED.isEntrance);
    expect(steps.start.hand).toBe('ahead');
    expect(steps.turns.map(({ hand }) => hand)).toEqual(['left']);
    expect(steps.turns[0]?.at).toMatch(/^[AB]\d\d$/);
    expect(steps.arrival).toBe('right');
  });
});

describe('the scale of a plan', () => {
  it('is ten units to a metre in the fair’s drawings', async () => {
    for (const id of ['a', 'b'] as const) {
      const scale = planScale(await loadPlan(id), (code) => drawnSize(code) ?? undefined);
      expect(scale.unit).toBe('metre');
      expect(scale.length).toBeGreaterThan(9);
      expect(scale.length).toBeLessThan(11);
    }
  });

  it('is stands where sizes are unknown or do not fit the drawing', async () => {
    const plan = await loadPlan('a');
    expect(planScale(plan, () => null)).toEqual({ unit: 'stand', length: 34 });
    const strange = planScale(plan, (code) => (Number(code.slice(1)) % 2 === 0 ? 900 : 9));
    expect(strange.unit).toBe('stand');
    expect(inUnit(strange, 340)).toBe(10);
    expect(inUnit(strange, 1)).toBe(1);
  });
});
