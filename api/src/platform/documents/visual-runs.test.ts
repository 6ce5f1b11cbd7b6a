import { directionOf, FROM_RIGHT, isolate, leftToRight, visualRuns } from './visual-runs';

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
    'text: Exemple ',
    'text: 24',
    'text:  ',
    'arabic: شركة',
  ]);
});

it('follows the direction of the document, amounts and codes from left to right inside', () => {
  const inArabic = (line: string) => visualRuns(line, 'text', 'rtl').map(({ text }) => text);
  expect(inArabic('صالح إلى 26 ديسمبر 2026.')).toEqual([
    ...['.', '2026', ' ', 'ديسمبر', ' ', '26', ' ', 'صالح إلى'],
  ]);
  expect(inArabic('الرسم 19\u00a0%')).toEqual(['%\u00a0', '19', ' ', 'الرسم']);
  expect(inArabic('\u200f\u200e−185.000,00\u00a0د.ج.\u200f')).toEqual([
    ...['.', 'ج', '.', 'د', '\u00a0', '−185.000,00'],
  ]);
  expect(inArabic(`Exemple (شركة)، ${leftToRight('+213 555 12')}`)).toEqual([
    ...['+213 555 12', ' ', '،', '(', 'شركة', ') ', 'Exemple'],
  ]);
});

it('shows what somebody typed as it was typed', () => {
  expect(seen('Exemple \u202e42 AD\u202c')).toEqual(['text: Exemple 42 AD']);
  const around = `رقم ${isolate('12 Exemple')} 34`;
  expect(visualRuns(around, 'text', 'rtl').map(({ text }) => text)).toEqual([
    ...['34', ' ', '12 Exemple', ' ', 'رقم'],
  ]);
});

it('takes another typeface for letters that the first one lacks', () => {
  expect(seen('Kőszegi')).toEqual(['text: K', 'textExtended: ő', 'text: szegi']);
  expect(seen('ڨالمة')).toEqual(['arabicExtended: ڨالمة']);
  expect(seen('قاعة ٢٤')).toEqual(['text: 24', 'text:  ', 'arabic: قاعة']);
});

it('runs a line from the right that begins with a code, where a mark says so', () => {
  expect(directionOf('A12 زيت')).toBe('ltr');
  const line = `${FROM_RIGHT}${leftToRight('A12')}  ${isolate('زيت')}`;
  expect(directionOf(line)).toBe('rtl');
  const pieces = visualRuns(line, 'text', directionOf(line)).map(({ text }) => text.trim());
  // From the left to the right of the page: the name, then the code.
  expect(pieces.filter((piece) => piece !== '')).toEqual(['زيت', 'A12']);
});
