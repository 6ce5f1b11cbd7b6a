import { fitLines, type Line, type OutlineText, outlineFigures } from './outlined-text';

/** Each letter is half as wide as high; the outline is the text itself. */
const outline: OutlineText = (text) => ({ width: text.length / 2, path: text });
const seen = ({ pieces }: Line) => pieces.map(({ path }) => path);

it('takes the largest size at which a text fits', () => {
  const room = { width: 100, lines: 2, sizes: [40, 20, 10] };
  expect(fitLines('olive', outline, room)).toMatchObject({ size: 40 });
  const { size, lines } = fitLines('huile et olive', outline, room);
  expect(size).toBe(20);
  expect(lines.map(seen)).toEqual([['huile et'], ['olive']]);
});

it('draws a text that is too long at the smallest size, whole', () => {
  const { size, lines } = fitLines('agroalimentaire', outline, {
    width: 10,
    lines: 1,
    sizes: [20, 10],
  });
  expect(size).toBe(10);
  expect(lines.map(seen)).toEqual([['agroalimentaire']]);
});

it('orders the pieces of an Arabic line from right to left, numbers and dashes in their places', () => {
  const { lines } = fitLines('28 أفريل – 1 ماي 2025', outline, {
    width: 500,
    lines: 1,
    sizes: [20],
  });
  expect(lines.map(seen)).toEqual([['2025', 'ماي', '1', '–', 'أفريل', '28']]);
});

it('keeps the words of a Latin name in their order inside an Arabic line', () => {
  const { lines } = fitLines('معرض Mosta Expo', outline, { width: 500, lines: 1, sizes: [20] });
  expect(lines.map(seen)).toEqual([['Mosta Expo', 'معرض']]);
});

const FIGURE = '<svg><text x="40" y="-9" font-size="20" style="fill:red">28</text></svg>';

it('outlines a figure about its middle, and turns it where its scene is mirrored', () => {
  const paths = '<path transform="translate(0 0)" d="28"/>';
  expect(outlineFigures(FIGURE, outline, false)).toBe(
    `<svg><g transform="translate(40 -9) scale(20) translate(-0.5 0)" style="fill:red">${paths}</g></svg>`,
  );
  expect(outlineFigures(FIGURE, outline, true)).toContain('scale(-20 20)');
});

it('refuses a figure whose place nobody knows, which a picture would lose', () => {
  const unplaced = FIGURE.replace('x="40" ', '');
  expect(() => outlineFigures(unplaced, outline, false)).toThrow(RangeError);
});
