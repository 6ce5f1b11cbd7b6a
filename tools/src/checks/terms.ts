import { readAllTexts, readContentTexts, type Texts } from './texts-of-packages';

/** French terms that mean two things, or take the gender and number of what they are said of, and where they differ. */
const TWO_MEANINGS: Readonly<Record<string, string>> = {
  accepté: 'a dossier and a document differ in gender',
  refusé: 'a dossier and a document differ in gender',
  bloqué: 'a state, or what happened',
  révoqué: 'a state, or what happened',
  refusée: 'a state, or what happened',
  ouverte: 'a state, or what happened',
  archivée: 'a state, or what happened',
  invité: 'a state, or what happened',
  'paiement annulé': 'a state, or what happened',
  retiré: 'a state, or what happened',
  ajouté: 'a letter and a content differ in gender',
  modifié: 'a letter and a code differ in gender',
  supprimé: 'a letter and a content differ in gender',
  rétabli: 'a contact and a code differ in gender',
  reçu: 'a dossier and a document differ in gender',
  fait: 'a step and a follow-up differ in gender',
  'à préciser': 'a size and a value differ in gender',
  annuler: 'calls off, or takes back what was done',
  catégorie: 'of a hotel, its stars',
  'toutes les catégories': 'of hotels, their stars',
  devis: 'the page lists several',
  'dossier accepté': 'an event, or the name of a letter',
  enregistrer: 'saves a form, or enters a payment',
  entrée: 'the gate, or that somebody comes in',
  français: 'a language names itself where one chooses it',
  garder: 'keeps a document, or saves a view',
  heure: 'the hour, or the time zone',
  hébergement: 'of visitors, or of the site',
  libérer: 'an exhibitor gives an option back, an organiser takes a stand',
  nom: 'of a person beside the first name, or of a thing',
  organisation: 'who organises, or how',
  personne: 'somebody, or nobody',
  'prix en euros': 'the edition has several',
  programme: 'the name of a file is in letters that every system takes',
  présentation: 'of an exhibitor, or of the programme',
  publié: 'a state, or what happened',
  'reste à payer': 'an amount, or who still owes one',
  retirer: 'takes back, takes away, or removes',
  'retirer le code': 'from a simulation, or from everybody',
  'saisissez votre nom.': 'the family name, or the whole one',
  simuler: 'a step, or an action',
  suite: 'what is to be done, or how a quote ended',
  vous: 'whom a message is from, or a part of a form',
  'à payer': 'an amount, a group of stands, or a state',
  épuisé: 'an article, or a code',
};

/** Arabic terms that sentences had as well, and the one of the glossary that takes their place. */
const REPLACED: Readonly<Record<string, string>> = {
  'الشركات الناشئة': 'المؤسسات الناشئة',
};

/** Longer texts are sentences, which may say the same in another way. */
const MOST_WORDS = 3;

type Use = { place: string; arabic: string };

/**
 * Holds Arabic to one term for one French term, in all parts (docs/glossary.md).
 * @returns an empty text, or one complaint a line
 */
export async function checkTerms(): Promise<string> {
  const texts = readAllTexts();
  return [
    ...findTermFaults(texts, TWO_MEANINGS),
    ...findReplacedTerms([...texts, ...readContentTexts()], REPLACED),
  ].join('\n');
}

/** Arabic texts of any length that have a term which another has replaced, a sentence each. */
export function findReplacedTerms(
  texts: readonly Pick<Texts, 'at' | 'arabic'>[],
  replaced: Readonly<Record<string, string>>,
): string[] {
  return texts.flatMap(({ at, arabic }) =>
    [...arabic].flatMap(([key, text]) =>
      Object.entries(replaced)
        .filter(([former]) => bare(text).includes(bare(former)))
        .map(([former, term]) => `« ${former} » se dit « ${term} » (${at} ${key})`),
    ),
  );
}

/** French terms with more than one Arabic term, and reasons that nothing needs any more, a sentence each. */
export function findTermFaults(
  texts: readonly Texts[],
  allowed: Readonly<Record<string, string>>,
): string[] {
  const uses = new Map<string, Use[]>();
  for (const { at, french, arabic } of texts) {
    for (const [key, text] of french) {
      const translated = arabic.get(key);
      if (translated === undefined || !isTerm(text)) continue;
      const term = text.trim().toLocaleLowerCase('fr');
      uses.set(term, [...(uses.get(term) ?? []), { place: `${at} ${key}`, arabic: translated }]);
    }
  }
  const different = [...uses].filter(
    ([, found]) => new Set(found.map(({ arabic }) => bare(arabic))).size > 1,
  );
  const unused = Object.keys(allowed).filter((term) => !different.some(([own]) => own === term));
  return [
    ...different.filter(([term]) => !(term in allowed)).map(([term, found]) => said(term, found)),
    ...unused.map((term) => `« ${term} » : une exception sans objet`),
  ];
}

function said(term: string, uses: readonly Use[]): string {
  const first = new Map(uses.map(({ arabic, place }) => [bare(arabic), `${arabic} (${place})`]));
  return `« ${term} » se dit de plusieurs façons en arabe : ${[...first.values()].join(' ; ')}`;
}

function isTerm(text: string): boolean {
  return !text.includes('{{') && text.trim().split(/\s+/).length <= MOST_WORDS;
}

/** Without article, vowel signs and punctuation, which depend on the place of a term. */
function bare(arabic: string): string {
  return arabic
    .replaceAll(/[\u064b-\u0652\u0670]|\p{P}|\p{Cf}/gu, '')
    .trim()
    .split(/\s+/)
    .map((word) => word.replace(/^(و?)ال/, '$1'))
    .join(' ');
}
