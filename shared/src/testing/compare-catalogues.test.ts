import { compareCatalogues } from './compare-catalogues';

const plural = { one: 'a', other: 'b' };
const flat = (forms: Record<string, string>) =>
  Object.fromEntries(Object.entries(forms).map(([form, text]) => [`count_${form}`, text]));
const arabic = flat({ zero: '0', one: '1', two: '2', few: '3', many: '11', other: '100' });

describe('compareCatalogues', () => {
  it('accepts each language’s own plural forms', () => {
    expect(compareCatalogues({ fr: flat(plural), en: flat(plural), ar: arabic })).toEqual([]);
  });

  it('names what is missing, in whichever language', () => {
    const full = { a: { b: 'x' } };
    expect(compareCatalogues({ fr: full, en: { a: {} }, ar: { a: { b: 'x', c: 'y' } } })).toEqual([
      'fr: "a.c" is missing',
      'en: "a.b" is missing',
      'en: "a.c" is missing',
    ]);
  });

  it('names a plural form that the grammar needs', () => {
    const { count_few: _few, ...lacking } = arabic;
    expect(compareCatalogues({ fr: flat(plural), en: flat(plural), ar: lacking })).toEqual([
      'ar: "count_few" is missing',
    ]);
  });

  it('names empty texts and other placeholders', () => {
    expect(
      compareCatalogues({ fr: { a: '{{x}} à {{y}}' }, en: { a: '{{x}}' }, ar: { a: ' ' } }),
    ).toEqual([
      'en: "a" has other placeholders than in French',
      'ar: "a" is empty',
      'ar: "a" has other placeholders than in French',
    ]);
  });
});
