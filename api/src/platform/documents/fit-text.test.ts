import { fitText } from './fit-text';
import { drawCentred, widthOf } from './mixed-text';
import { makePdf, type Pdf } from './pdf';

const draw = (work: (pdf: Pdf) => void) =>
  makePdf({ title: 'Exemple', size: [300, 300], margin: 0 }, work);
const BOX = { face: 'heading', width: 250, height: 70, largest: 29 } as const;
const WORST = 'aب'.repeat(60);
/** As many different letters as a form takes, in turns of both directions. */
const VARIED = Array.from({ length: 60 }, (_, index) =>
  String.fromCodePoint(0x61 + (index % 26), 0x627 + (index % 20)),
).join('');

it.each([
  ['a short name', 'Karima\nExemple', 2],
  ['a long name', 'Abderrahmane Noureddine\nBenabdelkader Ould-Mohammedi de Exempleville', 3],
  ['names without a space', `${'W'.repeat(60)}\n${'M'.repeat(60)}`, 6],
  ['letters of two directions in turns', `${WORST}\n${WORST}`, 6],
])('fits %s into its box, whole', async (_case, name, lines) => {
  await draw((pdf) => {
    const fitted = fitText(pdf, name, BOX);
    expect(fitted.lines).toHaveLength(lines);
    expect(fitted.lines.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''));
    expect(fitted.height).toBeLessThanOrEqual(BOX.height);
    for (const line of fitted.lines) {
      expect(widthOf(pdf, line, BOX.face) * fitted.size).toBeLessThan(250.01);
    }
    expect(drawCentred(pdf, fitted, 150, 10)).toBeCloseTo(10 + fitted.height);
  });
});

it.each([
  ['the same two letters', WORST, 10],
  ['letters that all differ', VARIED, 250],
  ['words', 'شركة المثال Exemple '.repeat(6), 40],
])('measures each piece of a text once, whatever the sizes: %s', async (_case, text, most) => {
  await draw((pdf) => {
    const measure = jest.spyOn(pdf, 'widthOfString');
    fitText(pdf, `${text}\n${text}`, BOX);
    expect(measure.mock.calls.length).toBeLessThanOrEqual(most);
  });
});

it('keeps a letter and its marks together where a word is divided', async () => {
  await draw((pdf) => {
    const { lines } = fitText(pdf, 'é'.normalize('NFD').repeat(200), BOX);
    expect(lines.length).toBeGreaterThan(1);
    for (const line of lines) expect(line).toMatch(/^e/);
  });
});

it('has a place for a text of nothing', async () => {
  await draw((pdf) => expect(fitText(pdf, '', BOX)).toMatchObject({ lines: [''], size: 29 }));
});
