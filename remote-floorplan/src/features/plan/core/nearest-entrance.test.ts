import { SHIPPED } from '../../../testing/shipped';
import { loadPlan } from '../data/load-plan';
import { nearestEntrance } from './nearest-entrance';

describe('the entrance nearest to a stand', () => {
  it('is a door of the drawing, the same for neighbours and another across the hall', async () => {
    const plan = await loadPlan('a');
    const near = (code: string) => nearestEntrance(plan, code, SHIPPED.isEntrance);
    expect(SHIPPED.isEntrance(near('A01') ?? '')).toBe(true);
    expect(near('A02')).toBe(near('A01'));
    expect(near('D32')).not.toBe(near('A01'));
  });

  it('is unknown for what is not drawn, and for an entrance itself', async () => {
    const plan = await loadPlan('b');
    expect(nearestEntrance(plan, 'A31', SHIPPED.isEntrance)).toBeUndefined();
    expect(nearestEntrance(plan, '1', SHIPPED.isEntrance)).toBeUndefined();
  });
});
