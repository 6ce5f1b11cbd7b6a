import {
  checkTerms,
  findReplacedTerms,
  findSpellings,
  findTermFaults,
  findTornNumbers,
} from './terms';
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

it('finds numbers that a plain space divides', () => {
  const all = [
    texts('a', ['10 000', '10 000'], ['10 000', '10\u00a0000'], ['05 55', '\u206805 55\u2069']),
  ];
  expect(findTornNumbers(all)).toEqual(['« 10 000 » : espace insécable manquante (a k0)']);
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

it('finds two spellings of one word, and leaves a passive and named pairs alone', () => {
  const all = [
    texts('a', ['Échec', 'تعذّر التحميل'], ['Montré', 'يُعرض المخطط'], ['Autre', 'غير متاح']),
    texts('b', ['Raté', 'تعذر الحفظ'], ['Montre', 'يعرض المخطط'], ['Changé', 'غيّر اسمه']),
  ];
  const pair = ['غير', 'غيّر', 'not, or has changed'] as const;
  expect(findSpellings(all, [pair])).toEqual([
    'une seule orthographe : « تعذّر » (a k0) ; « تعذر » (b k0)',
  ]);
  expect(findSpellings(all.slice(0, 1), [pair])).toEqual([
    '« غير » et « غيّر » : une exception sans objet',
  ]);
});
