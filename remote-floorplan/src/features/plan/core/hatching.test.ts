import { contains } from '@mosta/plan/drawing/fill-rule';
import { ringsOfPath } from '@mosta/plan/drawing/path-data';
import { loadPlan } from '../data/load-plan';
import { hatching, type Segment } from './hatching';

const length = (segments: readonly Segment[]) =>
  segments.reduce((sum, [x1, y1, x2, y2]) => sum + Math.hypot(x2 - x1, y2 - y1), 0);

describe('hatching', () => {
  it('covers a shape evenly and leaves its holes out', () => {
    const full = hatching({ rings: ringsOfPath('M0 0H60V60H0Z'), rule: 'nonzero' }, 1);
    const holed = ringsOfPath('M0 0H60V60H0ZM15 15V45H45V15Z');
    for (const rule of ['nonzero', 'evenodd'] as const) {
      for (const slant of [1, -1] as const) {
        const rest = length(hatching({ rings: holed, rule }, slant)) / length(full);
        expect(rest).toBeCloseTo(0.75, 1);
      }
    }
  });

  it('stays inside every shape of the plan, whatever its outline', async () => {
    const { shapes } = await loadPlan('a');
    for (const shape of shapes.filter(({ code }) => code)) {
      for (const slant of [1, -1] as const) {
        const segments = hatching(shape, slant);
        expect(segments.length).toBeGreaterThan(0);
        for (const [x1, y1, x2, y2] of segments) {
          expect([shape.code, contains(shape, (x1 + x2) / 2, (y1 + y2) / 2)]).toEqual([
            shape.code,
            true,
          ]);
          expect((y2 - y1) / (x2 - x1)).toBeCloseTo(slant);
        }
      }
    }
  });
});
