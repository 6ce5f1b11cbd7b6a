import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';
import { PLACEHOLDERS } from '../domain/letter-placeholders';
import { SECTORS } from '../domain/sectors';
import { lineInLanguages, textInLanguages } from './content-text.schema';
import { editionChoice } from './edition-choice.schema';
import { letterTextsCheck } from './letter-texts.schema';
import { limitSchema, offsetSchema } from './paging.schema';
import { PARTICIPATION_STAGES } from './progress.schema';
import { lineSchema } from './text.schema';

const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const uuidSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));
const instantSchema = v.pipe(v.string(), v.isoTimestamp());
const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a letter is about, as its readers choose what they want by mail. */
export const LETTER_CATEGORIES = ['dossier', 'announcements'] as const;
/** How an exhibitor stands with its payment; `unpaid`: something is due, late or not. */
export const LETTER_PAYMENTS = ['any', 'unpaid', 'late', 'paid'] as const;

/** Who gets a letter: whoever fits when it leaves, or named exhibitors. */
const letterAudienceSchema = v.variant('kind', [
  v.strictObject({
    kind: v.literal('filter'),
    stages: v.pipe(
      v.array(v.picklist(PARTICIPATION_STAGES)),
      v.minLength(1, 'Choisissez au moins une étape.'),
      v.maxLength(PARTICIPATION_STAGES.length),
    ),
    payment: v.picklist(LETTER_PAYMENTS),
    /** Of the exhibitor’s page; none: all. */
    sectors: v.pipe(v.array(v.picklist(SECTORS)), v.maxLength(SECTORS.length)),
    /** Of the company, or its beginning; '': all. */
    country: lineSchema(80),
  }),
  v.strictObject({
    kind: v.literal('exhibitors'),
    exhibitors: v.pipe(
      v.array(uuidSchema),
      v.minLength(1, 'Choisissez au moins un exposant.'),
      v.maxLength(200, 'Choisissez 200 exposants au plus.'),
    ),
  }),
]);
export type LetterAudience = v.InferOutput<typeof letterAudienceSchema>;

/** What an organiser writes. */
export const letterContentSchema = v.pipe(
  v.strictObject({
    category: v.picklist(LETTER_CATEGORIES, 'Choisissez une catégorie.'),
    subject: lineInLanguages(150),
    body: textInLanguages(1800),
    audience: letterAudienceSchema,
  }),
  letterTextsCheck(PLACEHOLDERS),
);
export type LetterContent = v.InferOutput<typeof letterContentSchema>;

/** `sending`: handed over bit by bit, as the budget of mails allows. */
const LETTER_STATES = ['draft', 'scheduled', 'sending', 'sent'] as const;

/** A letter as organisers see it. */
export const letterSchema = v.strictObject({
  _id: v.string(),
  /** Grows with every change: a change names the version that it was made on. */
  version: versionSchema,
  state: v.picklist(LETTER_STATES),
  content: letterContentSchema,
  /** By name those whom the audience lists; without whoever is gone. */
  exhibitors: v.array(v.strictObject({ _id: v.string(), company: v.string() })),
  /** When it leaves or left; null for a draft. */
  sendAt: v.nullable(instantSchema),
  finishedAt: v.nullable(instantSchema),
  changedAt: instantSchema,
  /** Null: somebody who has no account any more. */
  changedBy: v.nullable(v.string()),
  counts: v.strictObject({
    /** All whom it reached as a notification, or will. */
    recipients: countSchema,
    delivered: countSchema,
    /** Mails that are still to leave. */
    waiting: countSchema,
    failed: countSchema,
    /** Who does not want such mails. */
    optedOut: countSchema,
    /** Whose address nobody has confirmed. */
    unconfirmed: countSchema,
  }),
});
export type Letter = v.InferOutput<typeof letterSchema>;
export const letterPageSchema = v.strictObject({
  letters: v.array(letterSchema),
  total: countSchema,
});
export const letterQuerySchema = v.object({
  offset: offsetSchema,
  limit: limitSchema,
  ...editionChoice,
});

export const newLetterSchema = v.strictObject({
  /** Idempotency key: new for each letter, repeated when the call is sent again. */
  key: uuidSchema,
  content: letterContentSchema,
});
export const letterChangeSchema = v.strictObject({
  version: versionSchema,
  content: letterContentSchema,
});
export const letterStepSchema = v.strictObject({ version: versionSchema });
export const letterSendSchema = v.strictObject({
  version: versionSchema,
  /** Idempotency key of this sending. */
  key: uuidSchema,
  /** Null: at once. */
  at: v.nullable(instantSchema),
});
export const letterTestSchema = v.strictObject({
  key: uuidSchema,
  language: v.picklist(LANGUAGES, 'Choisissez une langue.'),
});

const languageCountsSchema = v.strictObject({ fr: countSchema, en: countSchema, ar: countSchema });

/** Whom a letter would reach now, and what one of them would read in each language. */
export const letterPreviewSchema = v.strictObject({
  recipients: countSchema,
  mails: countSchema,
  optedOut: countSchema,
  unconfirmed: countSchema,
  /** By the language in which it is read, which is French where a translation is missing. */
  languages: languageCountsSchema,
  /** Recipients of whom a placeholder of the letter says nothing. */
  missing: v.array(v.strictObject({ placeholder: v.picklist(PLACEHOLDERS), count: countSchema })),
  examples: v.array(
    v.strictObject({
      language: v.picklist(LANGUAGES),
      /** Whose values it has; null: nobody reads it in that language yet. */
      company: v.nullable(v.string()),
      subject: v.string(),
      text: v.string(),
    }),
  ),
  /** How many mails of letters leave in an hour at most. */
  mailsPerHour: countSchema,
});
export type LetterPreview = v.InferOutput<typeof letterPreviewSchema>;

/** `retrying`: the mail server did not take it yet. */
export const DELIVERY_STATES = [
  'waiting',
  'retrying',
  'delivered',
  'failed',
  'opted_out',
  'unconfirmed',
] as const;
export type DeliveryState = (typeof DELIVERY_STATES)[number];
export const letterRecipientPageSchema = v.strictObject({
  people: v.array(
    v.strictObject({
      _id: v.string(),
      name: v.string(),
      company: v.nullable(v.string()),
      language: v.picklist(LANGUAGES),
      mail: v.picklist(DELIVERY_STATES),
      notifiedAt: v.nullable(instantSchema),
      deliveredAt: v.nullable(instantSchema),
    }),
  ),
  total: countSchema,
});
export type LetterRecipient = v.InferOutput<typeof letterRecipientPageSchema>['people'][number];
export const letterRecipientQuerySchema = v.object({
  offset: offsetSchema,
  limit: limitSchema,
  state: v.optional(v.picklist(DELIVERY_STATES)),
});
