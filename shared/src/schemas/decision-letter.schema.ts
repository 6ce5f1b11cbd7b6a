import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';
import { DECISION_PLACEHOLDERS } from '../domain/letter-placeholders';
import { lineInLanguages, textInLanguages } from './content-text.schema';
import { letterTextsCheck } from './letter-texts.schema';

/** What organisers decide about a dossier, each with its letter. */
export const DOSSIER_DECISIONS = ['accepted', 'to_complete', 'refused'] as const;
export type DossierDecision = (typeof DOSSIER_DECISIONS)[number];

/** What a letter of a decision says, field by field. */
export const decisionLetterFields = v.strictObject({
  /** As content of pages has it; no letter says that it is a sample. */
  sample: v.boolean(),
  decision: v.picklist(DOSSIER_DECISIONS),
  subject: lineInLanguages(150),
  /** An empty line begins a paragraph. */
  body: textInLanguages(1800),
});

/** The letter that tells an exhibitor of a decision. */
export const decisionLetterSchema = v.pipe(
  decisionLetterFields,
  letterTextsCheck(DECISION_PLACEHOLDERS),
);
export type DecisionLetter = v.InferOutput<typeof decisionLetterSchema>;

const mailSchema = v.strictObject({
  /** In which it is read: French where the letter is not translated. */
  language: v.picklist(LANGUAGES),
  subject: v.string(),
  text: v.string(),
});

/** A letter that is being written, as the exhibitor of a dossier would read it. */
export const decisionExampleSchema = v.strictObject({
  /** Of the dossier; null where there is none, and the values are samples. */
  company: v.nullable(v.string()),
  /** One for each language in which it is written. */
  mails: v.array(mailSchema),
});
export type DecisionExample = v.InferOutput<typeof decisionExampleSchema>;

/** The mails of a decision, as they would leave now. */
export const decisionMailsSchema = v.strictObject({
  /** Of the letter: a decision that names it is refused once the letter has changed. */
  letterVersion: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** One for each language that the exhibitor's people read. */
  mails: v.array(v.strictObject({ ...mailSchema.entries, to: v.array(v.string()) })),
});
export type DecisionMails = v.InferOutput<typeof decisionMailsSchema>;
