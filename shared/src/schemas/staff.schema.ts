import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';
import { algerianDay } from '../domain/edition-clock';
import { normalisePhone } from '../domain/phone';
import { consentVersionSchema } from './consent.schema';
import { DIRECTIONS, limitSchema, offsetSchema } from './paging.schema';
import {
  daySchema,
  lineSchema,
  longTextSchema,
  personNameSchema,
  requiredLineSchema,
} from './text.schema';

/** BAC +0 to BAC +8 (specification, section 5). */
export const STUDY_LEVELS = Array.from({ length: 9 }, (_, years) => `BAC +${years}`);

/** The file parts of an application; each is one PDF, and only the first is required. */
export const STAFF_FILES = ['resume', 'id_card', 'birth_certificate'] as const;
export type StaffFile = (typeof STAFF_FILES)[number];
/** Bytes of one file. */
export const STAFF_FILE_LIMIT = 5 * 1024 * 1024;

/** What organisers decide: `interview` may be followed by the two others, which are final. */
export const STAFF_DECISIONS = ['interview', 'accepted', 'refused'] as const;
export type StaffDecision = (typeof STAFF_DECISIONS)[number];

export const STAFF_STATUSES = ['received', ...STAFF_DECISIONS] as const;
export type StaffStatus = (typeof STAFF_STATUSES)[number];

const TOO_LONG = 'Cette liste est trop longue.';

const requiredSchema = requiredLineSchema();
const textSchema = longTextSchema(10_000);
const dateSchema = v.pipe(requiredSchema, v.isoDate('Cette date n’est pas reconnue.'));
/** A date of birth that was typed: not after today in Algeria. */
const birthdateSchema = v.pipe(
  dateSchema,
  v.check(
    (day) => day <= algerianDay(new Date()),
    'Cette date est à venir : indiquez votre date de naissance.',
  ),
);
const endDateSchema = v.pipe(
  v.nullish(lineSchema(), ''),
  v.check((text) => text === '' || v.is(dateSchema, text), 'Cette date n’est pas reconnue.'),
);
const listSchema = v.pipe(
  v.array(requiredSchema),
  v.minLength(1, 'Ce champ est obligatoire.'),
  v.maxLength(50, TOO_LONG),
);

/** Who applies, as it is kept. */
export const staffPersonalSchema = v.object({
  /** Family name. */
  name: personNameSchema(),
  /** Given name. */
  surname: personNameSchema(),
  email: v.pipe(requiredSchema, v.email('Cette adresse e-mail est incomplète.'), v.toLowerCase()),
  phone: v.pipe(
    requiredSchema,
    v.check((text) => normalisePhone(text) !== null, 'Ce numéro de téléphone n’est pas reconnu.'),
    v.transform((text) => normalisePhone(text) ?? text),
  ),
  address: requiredSchema,
  birthdate: dateSchema,
});
export type StaffPersonal = v.InferOutput<typeof staffPersonalSchema>;

/** The JSON text of the part `personalInfo`: what is kept already is not judged by these rules again. */
export const staffPersonalInputSchema = v.object({
  ...staffPersonalSchema.entries,
  birthdate: birthdateSchema,
});

const workSchema = v.object({
  company: requiredSchema,
  position: requiredSchema,
  startDate: dateSchema,
  /** Empty: ongoing. */
  endDate: endDateSchema,
  description: v.nullish(textSchema, ''),
});

/** Studies, positions and motivation, as they are kept. */
export const staffProfessionalSchema = v.object({
  studyLevel: v.picklist(STUDY_LEVELS),
  diplome: requiredSchema,
  experience: v.nullish(textSchema, ''),
  agroExperience: v.nullish(textSchema, ''),
  works: v.pipe(v.array(workSchema), v.maxLength(50, TOO_LONG)),
  skills: listSchema,
  languages: listSchema,
  coverLetter: v.pipe(textSchema, v.nonEmpty('Ce champ est obligatoire.')),
});
export type StaffProfessional = v.InferOutput<typeof staffProfessionalSchema>;

/** The JSON text of the part `professionalInformation`: no position ends before it began. */
export const staffProfessionalInputSchema = v.object({
  ...staffProfessionalSchema.entries,
  works: v.pipe(
    v.array(
      v.pipe(
        workSchema,
        v.forward(
          v.partialCheck(
            [['startDate'], ['endDate']],
            ({ startDate, endDate }) => endDate === '' || endDate >= startDate,
            'La fin est avant le début : corrigez l’une des deux dates.',
          ),
          ['endDate'],
        ),
      ),
    ),
    v.maxLength(50, TOO_LONG),
  ),
});

export const staffAnswerSchema = v.object({ _id: v.string() });

/** The parts of an application that are text. */
export const staffInputSchema = v.object({
  personalInfo: staffPersonalInputSchema,
  professionalInformation: staffProfessionalInputSchema,
  /** Plain text, not JSON: the version. */
  consent: v.optional(consentVersionSchema),
});

/** When and where somebody is invited to an interview, by the clocks of Algeria. */
export const interviewSchema = v.object({
  day: daySchema,
  time: v.pipe(v.string(), v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, 'Écrivez l’heure comme 14:30.')),
  place: requiredLineSchema(200),
});
export type Interview = v.InferOutput<typeof interviewSchema>;

/** An application as the organisers' list shows it. */
export const staffSummarySchema = v.object({
  _id: v.string(),
  /** Family name. */
  name: v.string(),
  /** Given name. */
  surname: v.string(),
  studyLevel: v.string(),
  status: v.picklist(STAFF_STATUSES),
  /** The appointment that the applicant was told last. */
  interview: v.nullable(interviewSchema),
  /** Grows with each decision. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  sentAt: v.pipe(v.string(), v.isoTimestamp()),
  decidedAt: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** The stored files. */
  files: v.array(v.picklist(STAFF_FILES)),
});
export type StaffSummary = v.InferOutput<typeof staffSummarySchema>;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** A page of the applications; `next` goes into `before` to read on, null at the end. */
export const staffPageSchema = v.object({
  applications: v.array(staffSummarySchema),
  next: v.nullable(v.string()),
  /** How many the filter wants, of all pages. */
  total: countSchema,
  /** Of the whole edition. */
  counts: v.object({
    received: countSchema,
    interview: countSchema,
    accepted: countSchema,
    refused: countSchema,
  }),
});
export type StaffPage = v.InferOutput<typeof staffPageSchema>;

/** Which applications are wanted. */
export const staffFilterSchema = v.object({
  status: v.optional(v.picklist(STAFF_STATUSES)),
  studyLevel: v.optional(v.picklist(STUDY_LEVELS)),
  /** Part of a name or of an e-mail address. */
  search: v.optional(lineSchema(100)),
});
export type StaffFilter = v.InferOutput<typeof staffFilterSchema>;

/** By what the list is sorted. */
export const STAFF_SORTS = ['received', 'name', 'level', 'decided'] as const;
export type StaffSort = (typeof STAFF_SORTS)[number];

/** Which page of them, in which order. */
export const staffQuerySchema = v.object({
  ...staffFilterSchema.entries,
  sort: v.optional(v.picklist(STAFF_SORTS), 'received'),
  direction: v.optional(v.picklist(DIRECTIONS), 'desc'),
  offset: offsetSchema,
  /** Older than the application of that identifier; of the list that begins with the newest. */
  before: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
  limit: limitSchema,
});
export type StaffQuery = v.InferOutput<typeof staffQuerySchema>;

/** A whole application, for organisers. */
export const staffApplicationSchema = v.object({
  ...staffSummarySchema.entries,
  /** Of the mails to the applicant. */
  language: v.picklist(LANGUAGES),
  personalInfo: staffPersonalSchema,
  professionalInformation: staffProfessionalSchema,
});
export type StaffApplication = v.InferOutput<typeof staffApplicationSchema>;

/** What an organiser may add to a decision; the applicant reads it. */
export const staffMessageSchema = longTextSchema(2000);

const decisionEntries = {
  message: v.optional(staffMessageSchema, ''),
  /** The version that the organiser saw; without it, the decision is about whatever there is. */
  version: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1))),
};

export const staffDecisionSchema = v.nullish(v.object(decisionEntries), {});

/** The same, of an invitation to an interview; another one replaces it. */
export const staffInvitationSchema = v.object({ ...decisionEntries, interview: interviewSchema });

/** The decision of which the mail is to be shown before it goes. */
export const staffPreviewInputSchema = v.variant('decision', [
  v.object({
    decision: v.literal('interview'),
    message: decisionEntries.message,
    interview: interviewSchema,
  }),
  v.object({ decision: v.picklist(['accepted', 'refused']), message: decisionEntries.message }),
]);
export type StaffPreviewInput = v.InferOutput<typeof staffPreviewInputSchema>;

/** The mail that the applicant would receive. */
export const staffPreviewSchema = v.object({
  to: v.string(),
  language: v.picklist(LANGUAGES),
  subject: v.string(),
  text: v.string(),
});
export type StaffPreview = v.InferOutput<typeof staffPreviewSchema>;
