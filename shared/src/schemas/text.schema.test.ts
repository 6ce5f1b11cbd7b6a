import * as v from 'valibot';
import { lineSchema, personNameSchema } from './text.schema';

const nameOf = (text: string) => {
  const parsed = v.safeParse(personNameSchema(), text);
  return parsed.success ? parsed.output : parsed.issues[0].message;
};

describe('the name of a person', () => {
  it.each([
    ['Karima', 'Karima'],
    ['  Ould\tSaïd\r\nBen  Ali ', 'Ould Saïd Ben Ali'],
    ['\u202eKarima\u202c \u2066B.\u2069', 'Karima B.'],
    ['كريمة\u200f', 'كريمة'],
    ['Zoe\u0308', 'Zoë'],
    ['J.-P. M. D’Exemple', 'J.-P. M. D’Exemple'],
  ])('%j is kept as %j', (text, kept) => {
    expect(nameOf(text)).toBe(kept);
  });

  it.each([
    'Voir https://exemple.dz',
    'www.exemple',
    'exemple.dz',
    'gagnez.vite.com',
    'ouvrez كريمة.شبكة',
    'karima@exemple',
  ])('%s is refused', (text) => {
    expect(nameOf(text)).toBe('Un nom ne contient pas d’adresse web.');
  });

  it.each(['Kari\u0000ma', 'Kari\u001bma', 'Kari\u200bma', 'Kari\u00adma'])(
    '%j is refused',
    (text) => {
      expect(nameOf(text)).toBe('Ce champ contient un caractère interdit.');
    },
  );

  it('is demanded', () => {
    expect(nameOf('\u202e \n')).toBe('Ce champ est obligatoire.');
  });
});

it('leaves marks of direction out of every line', () => {
  expect(v.parse(lineSchema(), 'SARL \u202eelpmexE\u2069')).toBe('SARL elpmexE');
});
