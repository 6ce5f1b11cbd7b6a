import fc from 'fast-check';
import { containsWords, searchable } from './search-text';

test.each([
  ['Équipements  et Matériel', 'equipements et materiel'],
  ['CÉRÉALES', 'céréales'],
  ['زُيوت', 'زيوت'],
  ['أغذية', 'اغذية'],
])('"%s" and "%s" compare as one', (one, other) => {
  expect(searchable(one)).toBe(searchable(other));
});

test('words are found in any order, parts of words too', () => {
  expect(containsWords('Exposant exemple 07, Algérie', 'algerie expo')).toBe(true);
  expect(containsWords('Exposant exemple 07, Algérie', 'tunisie expo')).toBe(false);
  expect(containsWords('Exposant exemple 07', '   ')).toBe(true);
});

const words = fc.string({ unit: 'grapheme' });

test('comparing again changes nothing', () => {
  fc.assert(
    fc.property(words, (text) => {
      expect(searchable(searchable(text))).toBe(searchable(text));
    }),
  );
});

test('every text is found by any piece of itself, in capitals or not', () => {
  fc.assert(
    fc.property(words, fc.nat(), fc.nat(), (text, from, to) => {
      const plain = searchable(text);
      const piece = plain.slice(Math.min(from, to), Math.max(from, to));
      expect(containsWords(text, piece)).toBe(true);
      expect(containsWords(plain.toLowerCase(), plain)).toBe(true);
    }),
  );
});
