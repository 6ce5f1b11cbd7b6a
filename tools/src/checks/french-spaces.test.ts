import { checkFrenchSpaces, findPlainSpaces } from './french-spaces';

const found = (text: string) =>
  findPlainSpaces([{ at: 'fr.json', french: new Map([['k', text]]) }]);

it('finds nothing in the project', async () => {
  expect(await checkFrenchSpaces()).toBe('');
});

it.each(['Note : {{title}}', 'Et après ?', 'Filtre « Libre\u00a0»', 'Filtre «\u00a0Libre »'])(
  'names a text with a plain space: %s',
  (text) => {
    expect(found(text)).toEqual([`fr.json k : espace insécable manquante dans « ${text} »`]);
  },
);

it.each(['Note\u00a0: {{title}}', 'Et après\u202f?', 'De 10:00 à 12:00', 'avec succès!'])(
  'accepts %s',
  (text) => {
    expect(found(text)).toEqual([]);
  },
);
