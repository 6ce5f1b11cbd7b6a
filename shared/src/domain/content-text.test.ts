import { missingTranslations, shownText, textProps } from './content-text';

const TEXT = { fr: 'La filière', en: 'The sector', ar: '' };

test('a text is shown in the reader’s language, or in French, which it then says', () => {
  expect(shownText(TEXT, 'en')).toBe('The sector');
  expect(textProps(TEXT, 'en')).toEqual({ children: 'The sector' });
  expect(textProps(TEXT, 'ar')).toEqual({ children: 'La filière', lang: 'fr', dir: 'ltr' });
  expect(textProps(TEXT, 'fr')).toEqual({ children: 'La filière' });
});

test('a content lacks the languages in which one of its texts is empty', () => {
  const whole = { fr: 'a', en: 'b', ar: 'c' };
  const empty = { fr: '', en: '', ar: '' };
  expect(missingTranslations({ title: whole, list: [{ text: TEXT }], date: '' })).toEqual(['ar']);
  expect(missingTranslations({ title: whole, note: empty })).toEqual([]);
});
