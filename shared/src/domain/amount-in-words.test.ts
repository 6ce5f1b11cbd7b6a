import fc from 'fast-check';
import { amountInWords, numberInWords } from './amount-in-words';
import { money } from './money';

test.each([
  [0, 'zéro'],
  [1, 'un'],
  [16, 'seize'],
  [17, 'dix-sept'],
  [21, 'vingt et un'],
  [22, 'vingt-deux'],
  [60, 'soixante'],
  [61, 'soixante et un'],
  [70, 'soixante-dix'],
  [71, 'soixante et onze'],
  [72, 'soixante-douze'],
  [79, 'soixante-dix-neuf'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-un'],
  [90, 'quatre-vingt-dix'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [100, 'cent'],
  [101, 'cent un'],
  [180, 'cent quatre-vingts'],
  [200, 'deux cents'],
  [201, 'deux cent un'],
  [280, 'deux cent quatre-vingts'],
  [1000, 'mille'],
  [1001, 'mille un'],
  [2000, 'deux mille'],
  [80_000, 'quatre-vingt mille'],
  [200_000, 'deux cent mille'],
  [280_080, 'deux cent quatre-vingt mille quatre-vingts'],
  [1_000_000, 'un million'],
  [80_000_000, 'quatre-vingts millions'],
  [200_000_000, 'deux cents millions'],
  [200_200_200, 'deux cents millions deux cent mille deux cents'],
  [1_000_000_001, 'un milliard un'],
  [3_000_001_000_000, 'trois billions un million'],
  [9_000_000_000_000_000, 'neuf billiards'],
])('%i is "%s"', (value, words) => {
  expect(numberInWords(value)).toBe(words);
});

test.each([
  [220_150, 'DZD', 'deux cent vingt mille cent cinquante dinars algériens'],
  [4_404, 'DZD', 'quatre mille quatre cent quatre dinars algériens'],
  [0, 'DZD', 'zéro dinar algérien'],
  [1, 'DZD', 'un dinar algérien'],
  [1_000_000, 'DZD', 'un million de dinars algériens'],
  [2_500_000, 'DZD', 'deux millions cinq cent mille dinars algériens'],
  [0, 'EUR', 'zéro euro'],
  [1, 'EUR', 'un centime d’euro'],
  [50, 'EUR', 'cinquante centimes d’euro'],
  [100, 'EUR', 'un euro'],
  [101, 'EUR', 'un euro et un centime'],
  [1_250, 'EUR', 'douze euros et cinquante centimes'],
  [100_000_000, 'EUR', 'un million d’euros'],
  [300_000_000_000, 'EUR', 'trois milliards d’euros'],
  [100_000_080, 'EUR', 'un million d’euros et quatre-vingts centimes'],
] as const)('%i of %s is "%s"', (amount, currency, words) => {
  expect(amountInWords(money(amount, currency))).toBe(words);
});

test.each([
  [220_150, 'DZD', 'two hundred and twenty thousand one hundred and fifty Algerian dinars'],
  [1, 'DZD', 'one Algerian dinar'],
  [1_250, 'EUR', 'twelve euros and fifty cents'],
  [1, 'EUR', 'one cent'],
] as const)('in English, %i of %s is "%s"', (amount, currency, words) => {
  expect(amountInWords(money(amount, currency), 'en')).toBe(words);
});

test.each([
  [0, 'صفر دينار جزائري'],
  [1, 'دينار جزائري واحد'],
  [2, 'ديناران جزائريان'],
  [3, 'ثلاثة دنانير جزائرية'],
  [10, 'عشرة دنانير جزائرية'],
  [11, 'أحد عشر ديناراً جزائرياً'],
  [99, 'تسعة وتسعون ديناراً جزائرياً'],
  [100, 'مائة دينار جزائري'],
  [101, 'مائة ودينار جزائري واحد'],
  [102, 'مائة وديناران جزائريان'],
  [105, 'مائة وخمسة دنانير جزائرية'],
  [200, 'مئتا دينار جزائري'],
  [211, 'مئتان وأحد عشر ديناراً جزائرياً'],
  [1_000, 'ألف دينار جزائري'],
  [2_000, 'ألفا دينار جزائري'],
  [2_500, 'ألفان وخمسمائة دينار جزائري'],
  [3_000, 'ثلاثة آلاف دينار جزائري'],
  [11_000, 'أحد عشر ألف دينار جزائري'],
  [12_345, 'اثنا عشر ألفاً وثلاثمائة وخمسة وأربعون ديناراً جزائرياً'],
  [103_000, 'مائة وثلاثة آلاف دينار جزائري'],
  [200_000, 'مئتا ألف دينار جزائري'],
  [220_150, 'مئتان وعشرون ألفاً ومائة وخمسون ديناراً جزائرياً'],
  [1_000_000, 'مليون دينار جزائري'],
  [2_000_000, 'مليونا دينار جزائري'],
  [2_500_000, 'مليونان وخمسمائة ألف دينار جزائري'],
  [11_000_002, 'أحد عشر مليوناً وديناران جزائريان'],
] as const)('in Arabic, %i dinars are "%s"', (amount, words) => {
  expect(amountInWords(money(amount, 'DZD'), 'ar')).toBe(words);
});

test.each([
  [1_250, 'اثنا عشر يورو وخمسون سنتاً'],
  [3_570, 'خمسة وثلاثون يورو وسبعون سنتاً'],
  [1, 'سنت واحد'],
] as const)('in Arabic, %i euro cents are "%s"', (amount, words) => {
  expect(amountInWords(money(amount, 'EUR'), 'ar')).toBe(words);
});

test('no two numbers have the same Arabic words', () => {
  const words = new Set<string>();
  for (let value = 0; value < 100_000; value += 1) {
    words.add(amountInWords(money(value, 'DZD'), 'ar'));
  }
  expect(words.size).toBe(100_000);
});

test('has no words for what is no amount', () => {
  for (const value of [-1, 1.5, Number.NaN, 2 ** 53]) {
    expect(() => numberInWords(value)).toThrow(RangeError);
  }
  expect(() => amountInWords({ amount: -100, currency: 'EUR' })).toThrow(RangeError);
});

/** Value of each word, without the plural s. */
const WORTH = new Map(
  Object.entries({
    un: 1,
    deux: 2,
    trois: 3,
    quatre: 4,
    cinq: 5,
    six: 6,
    sept: 7,
    huit: 8,
    neuf: 9,
    dix: 10,
    onze: 11,
    douze: 12,
    treize: 13,
    quatorze: 14,
    quinze: 15,
    seize: 16,
    vingt: 20,
    trente: 30,
    quarante: 40,
    cinquante: 50,
    soixante: 60,
    cent: 100,
    mille: 1e3,
    million: 1e6,
    milliard: 1e9,
    billion: 1e12,
    billiard: 1e15,
  }),
);

/** Parses words back to a number without sharing any spelling rule with the implementation. */
function readBack(words: string): number {
  let total = 0;
  let group = 0;
  for (const word of words.split(/[ -]/)) {
    if (word === 'et') continue;
    const worth = WORTH.get(word) ?? WORTH.get(word.replace(/s$/, ''));
    if (worth === undefined) throw new Error(`Unknown word ${word} in ${words}`);
    if (worth >= 1000) {
      total += Math.max(group, 1) * worth;
      group = 0;
    } else if (worth === 100) group = Math.max(group, 1) * 100;
    else if (worth === 20 && group % 100 === 4) group += 76;
    else group += worth;
  }
  return total + group;
}

test('the words of every number up to 99 999 say that number', () => {
  for (let value = 1; value < 100_000; value += 1) {
    if (readBack(numberInWords(value)) !== value) throw new Error(numberInWords(value));
  }
});

test('the words of any number say that number, and only that one', () => {
  fc.assert(
    fc.property(fc.maxSafeInteger(), (drawn) => {
      const value = Math.abs(drawn) || 1;
      expect(readBack(numberInWords(value))).toBe(value);
    }),
    { numRuns: 2000 },
  );
});

test('vingt and cent take an s only where they close a multiplied number', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 999_999_999 }), (value) => {
      expect(numberInWords(value)).not.toMatch(/(vingts|cents)(-| (?!mill(ion|iard)))/);
      expect(numberInWords(value)).not.toMatch(/\bmilles\b|^un (mille|cent)\b/);
    }),
  );
});
