import { LANGUAGES, type Language } from '@mosta/shared/contract/languages';
import { dashboardLink } from '@mosta/shared/domain/dashboard-link';
import {
  type DecisionPlaceholder,
  fillPlaceholders,
} from '@mosta/shared/domain/letter-placeholders';
import {
  type DecisionExample,
  type DecisionLetter,
  type DecisionMails,
  type DossierDecision,
  decisionLetterSchema,
} from '@mosta/shared/schemas/decision-letter.schema';
import type { OrganizerParticipation } from '@mosta/shared/schemas/participation.schema';
import * as v from 'valibot';
import { composeFairLetter, type FairLetter } from '../../outbox/fair-letter';
import type { Executor } from '../../platform/database/database';
import { plainLine } from '../../platform/mail/plain-text';
import type { Notice } from '../../tables/notification';
import { recipientsOf } from '../account/membership';
import { findPublished } from '../content/content.repository';
import { FIRST_DECISION_LETTERS } from '../content/first-decision-letters';
import { decisionLetter, type Told } from './decision-texts';

type Values = Record<DecisionPlaceholder, string>;

const NOTHING = '—';
/** As the schema of notifications allows. */
const LONGEST_TITLE = 200;
const LONGEST_MESSAGE = 2000;

/** What an example shows while there is no dossier. */
const SAMPLE: Values = {
  ...{ societe: 'SARL Exemple', personne: 'Amina Exemple', dossier: 'ME25-P000001', stand: 'B49' },
};

/** The letter of a decision as it is in force, with the version of its entry; the first text where there is none. */
async function findLetter(
  db: Executor,
  decision: DossierDecision,
): Promise<{ version: number; letter: DecisionLetter }> {
  const found = await findPublished(db, 'decision', decision);
  const first = FIRST_DECISION_LETTERS.find(({ key }) => key === decision);
  const letter = v.parse(decisionLetterSchema, found?.published ?? first?.content);
  return { version: found?.version ?? 0, letter };
}

function valuesOf(participation: OrganizerParticipation): Values {
  const { exhibitionCompany, exhibitor, reference, reservation } = participation;
  const stands = reservation.booths.flatMap(({ booth: { code } }) => (code === null ? [] : [code]));
  return {
    societe: plainLine(exhibitionCompany.name),
    personne: plainLine([exhibitor.prenom, exhibitor.nom].filter(Boolean).join(' ')),
    dossier: reference,
    stand: stands.length === 0 ? NOTHING : stands.join(', '),
  };
}

/** In which language somebody reads a letter: French where it is not translated. */
const readIn = ({ body }: DecisionLetter, language: Language): Language =>
  body[language] === '' ? 'fr' : language;

function fill(letter: DecisionLetter, language: Language, values: Values) {
  const read = readIn(letter, language);
  return {
    language: read,
    subject: fillPlaceholders(letter.subject[read], values),
    body: fillPlaceholders(letter.body[read], values),
  };
}

/** What a decision tells an exhibitor: by notification, and by a mail to each of its people. */
type DecisionNews = {
  /** Version of the letter. */
  version: number;
  notice: Notice;
  mails: { to: string; letter: FairLetter }[];
};

type Decided = {
  participation: OrganizerParticipation;
  decision: DossierDecision;
  message: string;
  publicUrl: string;
};

/** What a decision would tell now; stands are those that the reservation has. */
export async function readDecisionNews(
  db: Executor,
  { participation, decision, message, publicUrl }: Decided,
): Promise<DecisionNews> {
  const { version, letter } = await findLetter(db, decision);
  const values = valuesOf(participation);
  const rest = { message, company: values.societe, link: publicUrl + linkTo(participation._id) };
  const recipients = await recipientsOf(db, participation.exhibitor._id);
  return {
    version,
    notice: {
      fr: noticeIn(letter, 'fr', { values, message }),
      en: noticeIn(letter, 'en', { values, message }),
      ar: noticeIn(letter, 'ar', { values, message }),
    },
    mails: recipients.map(({ to, language }) => {
      const { language: read, ...words } = fill(letter, language, values);
      return { to, letter: decisionLetter(read, { ...words, ...rest }) };
    }),
  };
}

const linkTo = (id: string) => dashboardLink(placeOf(id));

/** Where in the dashboard a decision is read. */
export const placeOf = (participation: string) =>
  ({ view: 'dossier', part: 'suivi', participation }) as const;

function noticeIn(
  letter: DecisionLetter,
  language: Language,
  { values, message }: { values: Values; message: string },
) {
  const { subject, body }: Pick<Told, 'subject' | 'body'> = fill(letter, language, values);
  return {
    title: subject.slice(0, LONGEST_TITLE),
    message: (message === '' ? body : `${body}\n${message}`).slice(0, LONGEST_MESSAGE),
  };
}

/** The mails of a decision as they would leave now, one for each language in which they are read. */
export function toMails({ version, mails }: DecisionNews): DecisionMails {
  return {
    letterVersion: version,
    mails: LANGUAGES.flatMap((language) => {
      const written = mails.filter(({ letter }) => letter.language === language);
      const [first] = written;
      if (!first) return [];
      const { subject, text } = composeFairLetter(first.letter);
      return [{ language, subject, text, to: written.map(({ to }) => to) }];
    }),
  };
}

/** A letter that is being written, as the exhibitor of a dossier would read it, in each language that it is written in. */
export function exampleOf(
  letter: DecisionLetter,
  participation: OrganizerParticipation | undefined,
  publicUrl: string,
): DecisionExample {
  const values = participation ? valuesOf(participation) : SAMPLE;
  const link =
    publicUrl +
    (participation ? linkTo(participation._id) : dashboardLink({ view: 'dossier', part: 'suivi' }));
  return {
    company: participation?.exhibitionCompany.name ?? null,
    mails: LANGUAGES.filter((language) => letter.body[language] !== '').map((language) => {
      const { language: read, ...words } = fill(letter, language, values);
      const rest = { message: '', company: values.societe, link };
      const { subject, text } = composeFairLetter(decisionLetter(read, { ...words, ...rest }));
      return { language, subject, text };
    }),
  };
}
