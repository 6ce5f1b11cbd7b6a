import * as v from 'valibot';
import { normalisePhone } from '../domain/phone';
import { signupInputSchema } from './account.schema';
import { consentSchema, consentVersionSchema, optionalConsentSchema } from './consent.schema';
import { editionChoice } from './edition-choice.schema';
import { printLanguage } from './export.schema';
import { idListSchema } from './id-list.schema';
import { personNameSchema, printedLineSchema } from './text.schema';

/** Kinds of visitors a badge is for. */
export const BADGE_CATEGORIES = ['visitor', 'professional', 'international', 'journalist'] as const;
export type BadgeCategory = (typeof BADGE_CATEGORIES)[number];
const categorySchema = v.picklist(BADGE_CATEGORIES);

/** Categories that must name their company; journalists give their media. */
const WITH_COMPANY: readonly BadgeCategory[] = ['professional', 'journalist'];

/** The badge is printed in a Latin and an Arabic typeface. */
const nameSchema = v.pipe(
  personNameSchema(60),
  v.check(
    (text) => !/[^\P{L}\p{Script=Latin}\p{Script=Arabic}\p{Script=Common}]/u.test(text),
    'Écrivez ce nom en lettres latines ou arabes.',
  ),
);

/** A line that may be absent, null or left empty; all three become null. */
function optionalLine(most: number) {
  return v.pipe(
    v.nullish(printedLineSchema(most), ''),
    v.transform((text) => (text === '' ? null : text)),
  );
}

const optionalPhoneSchema = v.pipe(
  optionalLine(40),
  v.check(
    (text) => text === null || normalisePhone(text) !== null,
    'Ce numéro de téléphone n’est pas reconnu ; hors d’Algérie, commencez par l’indicatif du pays.',
  ),
  v.transform((text) => (text === null ? null : normalisePhone(text))),
);

/** What `POST /v1/badge` takes. */
export const badgeInputSchema = v.pipe(
  v.object({
    nom: nameSchema,
    prenom: nameSchema,
    email: signupInputSchema.entries.email,
    phone: optionalPhoneSchema,
    category: categorySchema,
    company: optionalLine(120),
    fonction: optionalLine(120),
    pays: optionalLine(60),
    consent: consentVersionSchema,
    /** Exhibitors who scan the badge get name, company and how to reach the visitor. */
    contactsConsent: optionalConsentSchema,
  }),
  v.forward(
    v.partialCheck(
      [['category'], ['company']],
      ({ category, company }) => company !== null || !WITH_COMPANY.includes(category),
      'Indiquez votre entreprise ou votre média.',
    ),
    ['company'],
  ),
);
export type BadgeInput = v.InferOutput<typeof badgeInputSchema>;

/** Wallets of phones that may take a badge. */
export const WALLETS = ['apple', 'google'] as const;
export type Wallet = (typeof WALLETS)[number];

const instant = v.pipe(v.string(), v.isoTimestamp());

const printed = {
  /** `ME25-V000123`. */
  reference: v.string(),
  nom: v.string(),
  prenom: v.string(),
  category: categorySchema,
  company: v.nullable(v.string()),
  fonction: v.nullable(v.string()),
  pays: v.nullable(v.string()),
};

const held = {
  ...printed,
  /** Grants access to the badge; the printed code is a different one, which grants none. */
  token: v.string(),
  /** Days on which it is valid, as calendar dates. */
  days: v.array(v.pipe(v.string(), v.isoDate())),
  revoked: v.boolean(),
};

/** A badge as its holder sees it. */
export const badgeSchema = v.object({
  ...held,
  /** Those that take it now. A service of before contract 1.18 names none. */
  wallets: v.optional(v.array(v.picklist(WALLETS)), []),
});
export type Badge = v.InferOutput<typeof badgeSchema>;

/** Who has a visitor's contact, for the visitor. */
export const badgeSharingSchema = v.object({
  /** The visitor's agreement; null: exhibitors who scan the badge get nothing. */
  consent: v.nullable(consentSchema),
  contacts: v.array(
    v.object({
      _id: v.string(),
      /** Null where the exhibitor has no company yet. */
      company: v.nullable(v.string()),
      scannedAt: instant,
      /** When the visitor took it back. */
      withdrawnAt: v.nullable(instant),
    }),
  ),
});
export type BadgeSharing = v.InferOutput<typeof badgeSharingSchema>;

/** All stored data of a visitor (law 18-07: right of access). */
export const badgeDataSchema = v.object({
  ...held,
  email: v.string(),
  phone: v.nullable(v.string()),
  createdAt: instant,
  checkedInAt: v.nullable(instant),
  /** Each time that the badge was shown at the gate and taken for an entry. */
  entries: v.array(v.object({ enteredAt: instant, leftAt: v.nullable(instant) })),
  consents: v.array(consentSchema),
  sharing: badgeSharingSchema,
});
export type BadgeData = v.InferOutput<typeof badgeDataSchema>;

/** A badge as organisers see it. */
export const visitorSchema = v.object({
  _id: v.string(),
  ...printed,
  email: v.string(),
  phone: v.nullable(v.string()),
  createdAt: instant,
  revokedAt: v.nullable(instant),
  checkedInAt: v.nullable(instant),
  /** Name of the organiser at the gate. */
  checkedInBy: v.nullable(v.string()),
});
export type Visitor = v.InferOutput<typeof visitorSchema>;

/** `came` was let in, `expected` may still come, `revoked` may not. */
export const VISITOR_STATES = ['came', 'expected', 'revoked'] as const;

function numberInAddress(fallback: number, least: number, most: number) {
  return v.optional(
    v.pipe(
      v.string(),
      v.regex(/^\d{1,9}$/),
      v.transform(Number),
      v.minValue(least),
      v.maxValue(most),
    ),
    String(fallback),
  );
}

/** Which badges are wanted. */
export const visitorFilterSchema = v.object({
  /** A reference, or words of which each occurs in name, company or e-mail address. */
  search: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(120)), ''),
  category: v.optional(categorySchema),
  state: v.optional(v.picklist(VISITOR_STATES)),
  ...editionChoice,
});
export type VisitorFilter = v.InferOutput<typeof visitorFilterSchema>;

/** Query of the organisers' list. */
export const visitorQuerySchema = v.object({
  ...visitorFilterSchema.entries,
  limit: numberInAddress(50, 1, 200),
  offset: numberInAddress(0, 0, 1_000_000),
});
export type VisitorQuery = v.InferOutput<typeof visitorQuerySchema>;

/** Which badges are printed on sheets: those that are valid among the wanted ones. */
export const badgeSheetQuerySchema = v.object({
  ...visitorFilterSchema.entries,
  /** Of these alone. */
  ids: v.optional(idListSchema),
  ...printLanguage,
});
export type BadgeSheetQuery = v.InferOutput<typeof badgeSheetQuerySchema>;

const count = v.pipe(v.number(), v.integer());

export const visitorListSchema = v.object({
  items: v.array(visitorSchema),
  /** Number of matches of the search and the filters. */
  total: count,
  /** Counts of all badges, whatever the search. */
  counts: v.object({
    issued: count,
    came: count,
    revoked: count,
    byCategory: v.object(v.entriesFromList(BADGE_CATEGORIES, count)),
  }),
});
export type VisitorList = v.InferOutput<typeof visitorListSchema>;

/** What the gate reads: the scanned code, or the reference typed from the badge. */
export const badgeCodeSchema = v.pipe(
  v.string(),
  v.trim(),
  v.nonEmpty('Ce champ est obligatoire.'),
  v.maxLength(200),
);

export const checkInSchema = v.object({ code: badgeCodeSchema });
