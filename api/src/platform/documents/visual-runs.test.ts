import { visualRuns } from './visual-runs';

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
