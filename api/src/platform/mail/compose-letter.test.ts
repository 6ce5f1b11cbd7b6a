import fc from 'fast-check';
import { composeLetter } from './compose-letter';
import { plainLine } from './plain-text';

const LOOK = { name: 'Salon', signature: ['Salon', 'contact@exemple.dz'] };
const letterOf = (blocks: Parameters<typeof composeLetter>[0]['blocks']) =>
  composeLetter({ language: 'fr', direction: 'ltr', subject: 'Essai', blocks }, LOOK);

it('writes each kind of block into both parts', () => {
  const { text, html } = letterOf([
    'Un paragraphe\nde deux lignes',
    { facts: [['Numéro', 'ME25-P000001']] },
    { quote: 'Bonjour\nBcc: x', from: 'Message' },
    { steps: ['Attendre', 'Payer'] },
    { button: 'Ouvrir', link: 'https://exemple.dz/?a=1&b=2' },
  ]);
  expect(text).toBe(
    [
      'Un paragraphe\nde deux lignes',
      'Numéro\u00a0: ME25-P000001',
      'Message\u00a0:\n> Bonjour\n> Bcc: x',
      '1. Attendre\n2. Payer',
      'Ouvrir\u00a0:\nhttps://exemple.dz/?a=1&b=2',
      'Salon\ncontact@exemple.dz\n',
    ].join('\n\n'),
  );
  for (const words of ['Un paragraphe<br>de deux lignes', '>ME25-P000001</bdi>', '>Payer</li>']) {
    expect(html).toContain(words);
  }
});

it.each(['en', 'ar'])('puts no space before a colon in %s', (language) => {
  const letter = { language, direction: 'ltr', subject: 'Example' } as const;
  const { text } = composeLetter(
    { ...letter, blocks: [{ facts: [['Number', 'ME25-P000001']] }] },
    LOOK,
  );
  expect(text).toContain('Number: ME25-P000001');
});

it('keeps any text on its line and without characters that are not seen', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (typed) => {
      expect(plainLine(typed)).not.toMatch(
        /[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]/u,
      );
    }),
  );
  expect(plainLine(' Karima\r\nBcc: x\u202e ')).toBe('Karima Bcc: x');
});
