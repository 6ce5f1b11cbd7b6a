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
  الشعبة: 'القطاع',
};

/** Arabic words that have the same letters, and are told apart by a vowel sign. */
const TWO_WORDS: readonly (readonly [plain: string, signed: string, meanings: string])[] = [
  ['تحمل', 'تحمّل', 'carries, or loads'],
  ['تعد', 'تعدّ', 'is no longer, or prepares'],
  ['دونه', 'دوّنه', 'without it, or has written it down'],
  ['غير', 'غيّر', 'not, or has changed'],
  ['يشغل', 'يشغّل', 'occupies, or runs'],
  ['يصدره', 'يصدّره', 'issues it, or exports it'],
  ['يفعله', 'يفعّله', 'does it, or switches it on'],
];

/** Longer texts are sentences, which may say the same in another way. */
const MOST_WORDS = 3;

type Use = { place: string; arabic: string };

/**
 * Holds Arabic to one term for one French term, and to one spelling for one word, in all parts (docs/glossary.md).
 * @returns an empty text, or one complaint a line
 */
export async function checkTerms(): Promise<string> {
  const texts = readAllTexts();
  const arabic = [...texts, ...readContentTexts()];
  return [
    ...findTermFaults(texts, TWO_MEANINGS),
    ...findReplacedTerms(arabic, REPLACED),
    ...findTornNumbers(arabic),
    ...findSpellings(arabic, TWO_WORDS),
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

/** Arabic texts in whose numbers a plain space would put the last figures first, a sentence each. */
export function findTornNumbers(texts: readonly Pick<Texts, 'at' | 'arabic'>[]): string[] {
  return texts.flatMap(({ at, arabic }) =>
    [...arabic]
      .filter(([, text]) => TORN_NUMBER.test(text.replaceAll(ISOLATED, '')))
      .map(([key, text]) => `« ${text} » : espace insécable manquante (${at} ${key})`),
  );
}

const TORN_NUMBER = /\d \d/;
/** What runs from left to right whatever surrounds it. */
const ISOLATED = /[\u2066\u2068][^\u2069]*\u2069/g;

/**
 * Arabic words that are written with different vowel signs in different places, and exceptions that nothing needs any more, a
 * sentence each. The u at the beginning of a word makes it another one, a passive.
 */
export function findSpellings(
  texts: readonly Pick<Texts, 'at' | 'arabic'>[],
  allowed: readonly (readonly [plain: string, signed: string, meanings: string])[],
): string[] {
  const words = new Map<string, Map<string, string>>();
  for (const { at, arabic } of texts) {
    for (const [key, text] of arabic) {
      for (const [word] of text.matchAll(WORD)) {
        const letters = word.replaceAll(SIGNS, '') + (PASSIVE.test(word) ? ' passive' : '');
        const spellings = words.get(letters) ?? new Map<string, string>();
        if (!spellings.has(word)) spellings.set(word, `${at} ${key}`);
        words.set(letters, spellings);
      }
    }
  }
  const different = [...words.values()].filter(({ size }) => size > 1);
  const isPair = (spellings: Map<string, string>, [plain, signed]: readonly string[]) =>
    spellings.size === 2 && spellings.has(plain ?? '') && spellings.has(signed ?? '');
  const faults = different.filter((one) => !allowed.some((pair) => isPair(one, pair)));
  const unused = allowed.filter((pair) => !different.some((one) => isPair(one, pair)));
  return [
    ...faults.map(
      (one) =>
        `une seule orthographe : ${[...one].map(([word, place]) => `« ${word} » (${place})`).join(' ; ')}`,
    ),
    ...unused.map(([plain, signed]) => `« ${plain} » et « ${signed} » : une exception sans objet`),
  ];
}

/** Letters with their signs. */
const WORD = /[\u0621-\u065f\u0670]+/g;
/** Vowel signs, and the one that doubles a letter. */
const SIGNS = /[\u064b-\u0652\u0670]/g;
/** A verb with the u of the passive on its first letter, after « and », « then » or « will ». */
const PASSIVE = /^[وف]?س?[\u0621-\u064a]\u064f/;

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
