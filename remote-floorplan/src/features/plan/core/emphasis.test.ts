import { loadPlan } from '../data/load-plan';
import { codesOfLabels, emphasisOf, isDimmed } from './emphasis';
import { DIMMED } from './measures';

describe('what stands out', () => {
  it('is what a search found before what is selected, and nothing that is not drawn', async () => {
    const plan = await loadPlan('b');
    const found = new Set(['B12']);
    expect(emphasisOf(plan, found, 'C01')).toEqual({ codes: found, strength: DIMMED.unfound });
    expect(emphasisOf(plan, null, 'C01')?.strength).toBe(DIMMED.unselected);
    expect(emphasisOf(plan, null, 'A31')).toBeNull();
    expect(emphasisOf(plan, null, null)).toBeNull();
  });

  it('leaves the ink to its own label alone', async () => {
    const plan = await loadPlan('a');
    const emphasis = emphasisOf(plan, null, 'C30');
    const codes = codesOfLabels(plan);
    const dark = plan.labels.filter((_, at) => !isDimmed({ code: codes[at] }, emphasis));
    expect(dark.map(({ text }) => text)).toEqual(['C30']);
  });
});
