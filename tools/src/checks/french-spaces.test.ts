import { checkFrenchSpaces, findPlainSpaces } from './french-spaces';
import { literalsOf } from './texts-of-sources';

const found = (text: string) =>
  findPlainSpaces([{ at: 'fr.json', french: new Map([['k', text]]) }]);

it('finds nothing in the project', async () => {
  expect(await checkFrenchSpaces()).toBe('');
});

it.each([
  'Note : {{title}}',
  'Et après ?',
  'Entre 1 et 10 000 m²',
  'Filtre « Libre\u00a0»',
  'Filtre «\u00a0Libre »',
])('names a text with a plain space: %s', (text) => {
  expect(found(text)).toEqual([`fr.json k : espace insécable manquante dans « ${text} »`]);
});

it.each([
  '185\u00a0000,00\u00a0DA',
  '+213 555 12 34',
  'Note\u00a0: {{title}}',
  'Et après\u202f?',
  'De 10:00 à 12:00',
  'avec succès!',
])('accepts %s', (text) => {
  expect(found(text)).toEqual([]);
});

it('reads strings and templates of the service, SQL apart', () => {
  const source = `/** Ceci : un commentaire */
const note = 'Note : lue';
const said = \`Dit « \${word('Quoi ?')} »\`;
const rows = sql\`select a ? \${inner(' ; ')} : b\`;`;
  expect(findPlainSpaces([{ at: 'a.ts', french: literalsOf('a.ts', source) }])).toEqual([
    'a.ts 2:14 : espace insécable manquante dans « Note : lue »',
    'a.ts 3:14 : espace insécable manquante dans « Dit «  »',
    'a.ts 3:28 : espace insécable manquante dans « Quoi ? »',
    'a.ts 3:37 : espace insécable manquante dans «  » »',
    'a.ts 4:37 : espace insécable manquante dans «  ;  »',
  ]);
});
