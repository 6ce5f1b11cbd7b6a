import { fillPlaceholders, placeholdersIn, unknownPlaceholders } from './letter-placeholders';

const VALUES = {
  ...{ societe: 'SARL {stand} $&', personne: 'Karima', stand: 'B49' },
  ...{ montant: '10 DA', echeance: '1er mai' },
};

it('fills in what is known, once, and leaves the rest as it was written', () => {
  expect(fillPlaceholders('{societe}, {stand} : {inconnu} {', VALUES)).toBe(
    'SARL {stand} $&, B49 : {inconnu} {',
  );
});

it('tells what a text uses, and what nobody can fill in', () => {
  const text = 'Bonjour {personne}, stand {stand} et {stand}, {Stand}, {constructor}, {}';
  expect(placeholdersIn(text)).toEqual(['personne', 'stand']);
  expect(unknownPlaceholders(text)).toEqual(['{Stand}', '{constructor}', '{}']);
});
