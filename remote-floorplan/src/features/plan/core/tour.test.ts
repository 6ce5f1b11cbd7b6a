import { atOnce } from '@mosta/plan/drawing/work';
import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { type Ground, type TourAsked, tourOf } from './tour';
import { createWalk } from './way';

let ground: Ground;
beforeAll(async () => {
  const plan = await loadPlan('a');
  ground = { plan, walk: createWalk(plan, SHIPPED.isEntrance) };
});

const isDrawn = (code: string) => ground.plan.shapes.some((shape) => shape.code === code);
const tour = (asked: Omit<TourAsked, 'from'>) =>
  atOnce(tourOf({ ...asked, from: '1' }, (code) => (isDrawn(code) ? ground : undefined)));
const lengthBetween = (from: string, to: string) => atOnce(ground.walk.way(from, to))?.length ?? 0;

describe('a tour of the hall', () => {
  it('goes to the place with the shortest way each time', () => {
    const places = ['C49', 'A01', 'B25', 'A31', 'D05'];
    const { order, legs } = tour({ places, stretches: [{ most: 0, endsAt: null }] });
    const [walked = []] = order;
    expect(walked.toSorted()).toEqual(places.toSorted());
    expect(legs).toHaveLength(places.length);
    for (const [index, code] of walked.entries()) {
      const at = walked[index - 1] ?? '1';
      const lengths = walked.slice(index).map((other) => lengthBetween(at, other));
      expect(lengthBetween(at, code)).toBe(Math.min(...lengths));
    }
  });

  it('does not depend on the order in which places were chosen', () => {
    const places = ['C49', 'A01', 'B25', 'A31'];
    const stretches = [{ most: 9, endsAt: null }];
    expect(tour({ places: places.toReversed(), stretches }).order).toEqual(
      tour({ places, stretches }).order,
    );
  });

  it('visits as many as there is time for, then is where it has to be, and goes on from there', () => {
    const { order } = tour({
      places: ['A01', 'A02', 'D30', 'D31'],
      stretches: [
        { most: 1, endsAt: 'Espace Conference' },
        { most: 9, endsAt: null },
      ],
    });
    expect(order.map((codes) => codes.length)).toEqual([1, 3]);
    const [second] = order[1] ?? [];
    const others = (order[1] ?? []).map((code) => lengthBetween('Espace Conference', code));
    expect(lengthBetween('Espace Conference', second ?? '')).toBe(Math.min(...others));
  });

  it('ends with what the drawing does not show', () => {
    const { order } = tour({ places: ['Z99', 'A01'], stretches: [{ most: 1, endsAt: 'Z98' }] });
    expect(order).toEqual([['A01', 'Z99']]);
  });
});
