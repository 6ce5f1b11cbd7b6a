import { drawCentred, fitText, visualRuns } from './mixed-text';
import { makePdf, type Pdf } from './pdf';

const seen = (line: string) => visualRuns(line, 'text').map(({ text, font }) => `${font}: ${text}`);

it('keeps Arabic words together and puts pieces in the order of the first letter', () => {
  expect(seen('Karima Exemple')).toEqual(['text: Karima Exemple']);
  expect(seen('محمد بن علي')).toEqual(['arabic: محمد بن علي']);
  expect(seen('شركة المثال Exemple 24')).toEqual([
    'text: Exemple 24',
    'text:  ',
    'arabic: شركة المثال',
  ]);
  expect(seen('Exemple شركة 24')).toEqual([
    'text: Exemple',
    'text:  ',
    'arabic: شركة',
    'text:  ',
    'text: 24',
  ]);
});

it('takes another typeface for letters that the first one lacks', () => {
  expect(seen('Kőszegi')).toEqual(['text: K', 'textExtended: ő', 'text: szegi']);
  expect(seen('ڨالمة')).toEqual(['arabicExtended: ڨالمة']);
  expect(seen('قاعة ٢٤')).toEqual(['text: 24', 'text:  ', 'arabic: قاعة']);
});

const draw = (work: (pdf: Pdf) => void) =>
  makePdf({ title: 'Exemple', size: [300, 300], margin: 0 }, work);
const BOX = { face: 'heading', width: 250, height: 70, largest: 29 } as const;

it.each([
  ['a short name', 'Karima\nExemple', 2],
  ['a long name', 'Abderrahmane Noureddine\nBenabdelkader Ould-Mohammedi de Exempleville', 3],
  ['names without a space', `${'W'.repeat(60)}\n${'M'.repeat(60)}`, 6],
])('fits %s into its box, whole', async (_case, name, lines) => {
  await draw((pdf) => {
    const fitted = fitText(pdf, name, BOX);
    expect(fitted.lines).toHaveLength(lines);
    expect(fitted.lines.join('').replace(/\s/g, '')).toBe(name.replace(/\s/g, ''));
    expect(fitted.height).toBeLessThanOrEqual(BOX.height);
    for (const line of fitted.lines) {
      expect(pdf.font('heading').fontSize(fitted.size).widthOfString(line)).toBeLessThan(251);
    }
    expect(drawCentred(pdf, fitted, 150, 10)).toBeCloseTo(10 + fitted.height);
  });
});
