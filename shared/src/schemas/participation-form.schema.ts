import * as v from 'valibot';
import { isAlgeria, normaliseNif } from '../domain/company-number';
import { PAYMENT_MODES } from '../domain/payment';
import { normalisePhone } from '../domain/phone';
import { signupInputSchema } from './account.schema';
import { consentVersionSchema } from './consent.schema';
import { lineSchema as lineOf, requiredLineSchema } from './text.schema';

export const COMPANY_TYPES = ['Morale', 'Physique'] as const;
export type CompanyType = (typeof COMPANY_TYPES)[number];

/** Status of a participation: `to_complete` waits for the exhibitor, the last two are decisions. */
export const PARTICIPATION_STATUSES = ['received', 'to_complete', 'accepted', 'refused'] as const;
export type ParticipationStatus = (typeof PARTICIPATION_STATUSES)[number];

const lineSchema = lineOf();
const requiredSchema = requiredLineSchema();

/** A field that may be absent, null or left empty; all three become null. */
function optional<T>(read: (text: string) => T | null, message: string) {
  return v.pipe(
    v.nullish(lineSchema, ''),
    v.check((text) => text === '' || read(text) !== null, message),
    v.transform((text) => (text === '' ? null : read(text))),
  );
}

const PHONE_MESSAGE =
  'Ce numéro de téléphone n’est pas reconnu\u00a0; hors d’Algérie, commencez par l’indicatif du pays.';
const optionalTextSchema = optional((text) => text, '');
const optionalPhoneSchema = optional(normalisePhone, PHONE_MESSAGE);
const phoneSchema = v.pipe(
  requiredSchema,
  v.check((text) => normalisePhone(text) !== null, PHONE_MESSAGE),
  v.transform((text) => normalisePhone(text) ?? text),
);

function readEmail(text: string): string | null {
  const email = v.safeParse(signupInputSchema.entries.email, text);
  return email.success ? email.output : null;
}

/** Any web address; `exemple.dz` is short for `https://exemple.dz`. */
function readWebsite(text: string): string | null {
  const address = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  if (!URL.canParse(address)) return null;
  const { protocol, hostname, href } = new URL(address);
  return /^https?:$/.test(protocol) && hostname.includes('.') ? href : null;
}

/** An optional web address, stored with its protocol. */
export const websiteSchema = optional(readWebsite, 'Cette adresse de site n’est pas reconnue.');

/** A choice that the page requires; without it the API treats the participation as incomplete. */
function choice<const Options extends readonly string[]>(options: Options) {
  return v.pipe(
    v.nullish(v.picklist(['', ...options]), ''),
    v.transform((value) => options.find((option): option is Options[number] => option === value)),
    v.transform((value) => value ?? null),
  );
}

/** A company's fields, before its numbers are checked against its country. */
export const companyFieldsSchema = v.object({
  /** The brand. */
  name: requiredSchema,
  raisonSociale: requiredSchema,
  statut: requiredSchema,
  adresse: requiredSchema,
  type: choice(COMPANY_TYPES),
  codePostal: requiredSchema,
  /** Absent: Algeria. */
  pays: optionalTextSchema,
  email: optional(readEmail, 'Cette adresse e-mail est incomplète.'),
  website: websiteSchema,
  tel: v.nullish(
    v.object({ fix: optionalPhoneSchema, fax: optionalPhoneSchema, mobile: optionalPhoneSchema }),
    {},
  ),
  rcNumero: optionalTextSchema,
  /** A foreign company gives its own tax number here. */
  nifNumero: requiredSchema,
});

/** The page never sends deeper or unstorable content. */
function isPlainContent(value: unknown, depth = 8): boolean {
  if (typeof value === 'string') return !value.includes('\0') && !/\p{Cs}/u.test(value);
  if (typeof value !== 'object' || value === null) return true;
  return (
    depth > 0 &&
    Object.entries(value).every(([key, entry]) =>
      [key, entry].every((part) => isPlainContent(part, depth - 1)),
    )
  );
}

/**
 * A company, with the numbers that its country requires. They are checked
 * even if other fields are wrong, so that a form reports everything at once.
 */
export const companySchema = v.pipe(
  companyFieldsSchema,
  v.forward(
    v.partialCheck(
      [['pays'], ['nifNumero']],
      ({ pays, nifNumero }) => !isAlgeria(pays) || normaliseNif(nifNumero) !== null,
      'Le NIF compte 15 chiffres, ou 20 pour un établissement secondaire.',
    ),
    ['nifNumero'],
  ),
  v.forward(
    v.partialCheck(
      [['pays'], ['rcNumero']],
      ({ pays, rcNumero }) => !isAlgeria(pays) || rcNumero !== null,
      'Le numéro du registre du commerce est obligatoire.',
    ),
    ['rcNumero'],
  ),
);

const exhibitorSchema = v.object({
  ...signupInputSchema.entries,
  fonction: requiredSchema,
  phone: phoneSchema,
});

const paymentSchema = choice(PAYMENT_MODES);

/** What the participation form posts to `/v1/temp` (specification, sections 3, 5 and 7). */
export const participationInputSchema = v.object({
  exhibitor: exhibitorSchema,
  exhibitionCompany: companySchema,
  /** The wished reservation; the page begins with an empty one. `quote` and `holds` are applied at once. */
  tempReservation: v.nullish(
    v.pipe(
      v.record(v.string(), v.unknown()),
      v.check((content) => isPlainContent(content), 'Ce contenu n’est pas accepté.'),
    ),
    {},
  ),
  payment: paymentSchema,
  consent: v.optional(consentVersionSchema),
});

/** The same as the API takes it: whoever is signed in needs no password. */
export const participationCallSchema = v.object({
  ...participationInputSchema.entries,
  exhibitor: v.object({
    ...exhibitorSchema.entries,
    password: v.optional(exhibitorSchema.entries.password),
  }),
});
export type ParticipationInput = v.InferOutput<typeof participationCallSchema>;

/** Corrections of one's own participation; a field that is missing stays as it is. */
export const participationPatchSchema = v.object({
  exhibitionCompany: v.optional(v.partial(companyFieldsSchema)),
  payment: v.optional(paymentSchema),
});
export type ParticipationPatch = v.InferOutput<typeof participationPatchSchema>;

/** Fields that a complete participation has. */
export const missingFieldSchema = v.picklist(['exhibitionCompany.type', 'payment']);

/** Answer of `/v1/temp`: it does not repeat the input. */
export const participationAnswerSchema = v.object({
  _id: v.string(),
  /** The number that people read, such as `ME25-P000123`; it opens nothing. */
  reference: v.string(),
  /** False while `missing` names a field. */
  complete: v.boolean(),
  missing: v.array(missingFieldSchema),
  /** Fields that were accepted although they look unusual. */
  warnings: v.array(v.object({ path: v.string(), message: v.string() })),
});
export type ParticipationAnswer = v.InferOutput<typeof participationAnswerSchema>;
