import { contrast } from '@mosta/shared/testing/contrast';
import {
  PLAN_COLOURS,
  PLAN_PATTERN,
  PLAN_SHADE,
  PLAN_SHEET,
  PLAN_SIGNS,
  PLAN_STATUS,
} from './plan-colours';

/** A colour as it shows through on white paper. @param opacity 0 to 1 */
const faded = (colour: string, opacity: number) => over(PLAN_SHEET.paper, colour, opacity);

/** A colour as it shows in the dark scheme. */
const shaded = (colour: string) => over(colour, PLAN_SHADE.colour, PLAN_SHADE.share);

/** What is seen of two colours, one above the other. @param opacity of the upper one, 0 to 1 */
function over(lower: string, upper: string, opacity: number): string {
  const channels = (colour: string) =>
    [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16));
  const below = channels(lower);
  return `#${channels(upper)
    .map((channel, index) => Math.round(channel * opacity + (below[index] ?? 0) * (1 - opacity)))
    .map((channel) => channel.toString(16).padStart(2, '0'))
    .join('')}`;
}

const GROUNDS = Object.entries({ ...PLAN_COLOURS, ...PLAN_STATUS });

test.each(GROUNDS)('a label on %s is legible, full and faded', (_name, colour) => {
  for (const opacity of [1, 0.8]) {
    expect(contrast(PLAN_SHEET.ink, faded(colour, opacity))).toBeGreaterThanOrEqual(4.5);
  }
});

test.each(Object.entries(PLAN_PATTERN))(
  'a label that crosses the pattern of %s stays legible',
  (_name, colour) => {
    expect(contrast(PLAN_SHEET.ink, faded(colour, 0.8))).toBeGreaterThanOrEqual(4.5);
  },
);

test('patterns contrast with their ground', () => {
  for (const status of ['held', 'blocked'] as const) {
    const [line, ground] = [PLAN_PATTERN[status], PLAN_STATUS[status]].map((c) => faded(c, 0.8));
    expect(contrast(line ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
  }
});

test.each(GROUNDS)('the edge of a stand on %s is seen, full and faded', (_name, colour) => {
  for (const opacity of [1, 0.8]) {
    const [edge, ground] = [PLAN_SHEET.stroke, colour].map((one) => faded(one, opacity));
    expect(contrast(edge ?? '', ground ?? '')).toBeGreaterThanOrEqual(3);
  }
});

test('the frame of a free stand, and every mark, stands out from every ground', () => {
  for (const mark of [PLAN_SHEET.frame, PLAN_SHEET.highlight]) {
    for (const [, ground] of GROUNDS) expect(contrast(mark, ground)).toBeGreaterThanOrEqual(3);
  }
});

test('under the shade of the dark scheme all of it is still seen', () => {
  for (const opacity of [1, 0.8]) {
    for (const [, colour] of GROUNDS) {
      const ground = shaded(faded(colour, opacity));
      expect(contrast(shaded(PLAN_SHEET.ink), ground)).toBeGreaterThanOrEqual(4.5);
      expect(contrast(shaded(faded(PLAN_SHEET.stroke, opacity)), ground)).toBeGreaterThanOrEqual(3);
    }
    for (const ground of Object.values(PLAN_STATUS))
      for (const sign of Object.values(PLAN_SIGNS))
        expect(contrast(shaded(sign), shaded(faded(ground, opacity)))).toBeGreaterThanOrEqual(3);
  }
});

test('no two states share a ground', () => {
  const grounds = Object.values(PLAN_STATUS);
  expect(new Set(grounds).size).toBe(grounds.length);
});

test.each(Object.entries(PLAN_SIGNS))('the sign of %s is seen on every state', (_name, sign) => {
  for (const ground of Object.values(PLAN_STATUS)) {
    for (const opacity of [1, 0.8])
      expect(contrast(sign, faded(ground, opacity))).toBeGreaterThanOrEqual(3);
  }
});
