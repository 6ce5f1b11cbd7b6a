import { checkTerms, findReplacedTerms, findTermFaults } from './terms';
import type { Texts } from './texts-of-packages';

function texts(at: string, ...pairs: [french: string, arabic: string][]): Texts {
  const keyed = (language: 0 | 1) =>
    new Map(pairs.map((pair, index): [string, string] => [`k${index}`, pair[language]]));
  return { at, french: keyed(0), arabic: keyed(1) };
}

it('finds nothing in the project', async () => {
  expect(await checkTerms()).toBe('');
});

it('accepts one term with and without article, vowel signs and punctuation', () => {
  const all = [texts('a', ['Stand', 'الجناح'], ['Payé', 'مدفوعٌ']), texts('b', ['stand', 'جناح:'])];
  expect(findTermFaults(all, {})).toEqual([]);
});

it('says where a term has another name', () => {
  const all = [texts('a', ['Sur devis', 'حسب الطلب']), texts('b', ['Sur devis', 'حسب العرض'])];
  expect(findTermFaults(all, {})).toEqual([
    '« sur devis » se dit de plusieurs façons en arabe : حسب الطلب (a k0) ; حسب العرض (b k0)',
  ]);
  expect(findTermFaults(all, { 'sur devis': 'two meanings' })).toEqual([]);
});

it('leaves sentences and texts with values alone', () => {
  const all = [
    texts('a', ['Le stand est déjà pris', 'أ'], ['Stand {{code}}', 'أ']),
    texts('b', ['Le stand est déjà pris', 'ب'], ['Stand {{code}}', 'ب']),
  ];
  expect(findTermFaults(all, {})).toEqual([]);
});

it('refuses an exception that nothing needs', () => {
  expect(findTermFaults([texts('a', ['Nom', 'الاسم'])], { nom: 'a reason' })).toEqual([
    '« nom » : une exception sans objet',
  ]);
});

it('finds a term that another has replaced, in sentences too', () => {
  const all = [texts('a', ['Les startups exposent.', 'تعرض الشركات الناشئة هنا.'])];
  expect(findReplacedTerms(all, { 'الشركات الناشئة': 'المؤسسات الناشئة' })).toEqual([
    '« الشركات الناشئة » se dit « المؤسسات الناشئة » (a k0)',
  ]);
  expect(findReplacedTerms(all, { 'دورة جديدة': 'دورة' })).toEqual([]);
});
