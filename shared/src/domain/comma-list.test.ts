import fc from 'fast-check';
import { splitCommas } from './comma-list';

const piece = fc
  .string({ minLength: 1 })
  .map((text) => text.replace(/[,،]/g, '').trim())
  .filter((text) => text !== '');
const comma = fc.constantFrom(',', ', ', ' ,', '،', '، ', ',,', ' , , ');

test('gives the pieces in their order, trimmed', () => {
  expect(splitCommas(' Accueil, vente ,,  bureautique ')).toEqual([
    'Accueil',
    'vente',
    'bureautique',
  ]);
  expect(splitCommas('العربية، الفرنسية')).toEqual(['العربية', 'الفرنسية']);
  expect(splitCommas(' , ,')).toEqual([]);
});

test('what was joined by commas comes apart again, whatever the spaces', () => {
  fc.assert(
    fc.property(fc.array(piece), comma, (pieces, between) => {
      expect(splitCommas(pieces.join(between))).toEqual(pieces);
    }),
  );
});

test('no piece is empty, has a comma or blanks around it, and splitting again changes nothing', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const pieces = splitCommas(text);
      for (const one of pieces) {
        expect(one).toBe(one.trim());
        expect(one).not.toBe('');
        expect(one).not.toMatch(/[,،]/);
      }
      expect(splitCommas(pieces.join(','))).toEqual(pieces);
    }),
  );
});
