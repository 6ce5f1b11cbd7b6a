import * as v from 'valibot';
import { PAYMENT_MODES } from '../domain/payment';
import { DOSSIER_DECISIONS } from './decision-letter.schema';
import { editionChoice } from './edition-choice.schema';
import { idListSchema } from './id-list.schema';
import { DIRECTIONS, limitSchema, offsetSchema } from './paging.schema';
import {
  COMPANY_TYPES,
  missingFieldSchema,
  PARTICIPATION_STATUSES,
  participationAnswerSchema,
} from './participation-form.schema';
import { PARTICIPATION_STAGES } from './progress.schema';
import { exhibitorRefSchema, organizerReservationSchema } from './reservation.schema';
import { lineSchema, longTextSchema } from './text.schema';

const textSchema = v.nullable(v.string());
const instantSchema = v.pipe(v.string(), v.isoTimestamp());

/** The company of a participation, in the form in which it was posted. */
export const participationCompanySchema = v.object({
  name: v.string(),
  raisonSociale: v.string(),
  statut: v.string(),
  adresse: v.string(),
  type: v.nullable(v.picklist(COMPANY_TYPES)),
  codePostal: v.string(),
  pays: textSchema,
  email: textSchema,
  website: textSchema,
  tel: v.object({ fix: textSchema, fax: textSchema, mobile: textSchema }),
  rcNumero: textSchema,
  nifNumero: v.string(),
});

/** A participation as its exhibitor sees it. */
export const participationSchema = v.object({
  _id: v.string(),
  /** The number that people read, such as `ME25-P000123`; it opens nothing. */
  reference: v.string(),
  /** The year of its edition. */
  edition: v.pipe(v.number(), v.integer()),
  /** Another edition is current: it can be read, and not changed. */
  former: v.boolean(),
  status: v.picklist(PARTICIPATION_STATUSES),
  complete: v.boolean(),
  missing: v.array(missingFieldSchema),
  /** What the organiser last wrote about it. */
  message: textSchema,
  payment: v.nullable(v.picklist(PAYMENT_MODES)),
  fonction: v.string(),
  phone: v.string(),
  exhibitionCompany: participationCompanySchema,
  /** Identifier of its reservation. */
  reservation: v.string(),
  createdAt: instantSchema,
  decidedAt: v.nullable(instantSchema),
});
export type Participation = v.InferOutput<typeof participationSchema>;

export const participationListSchema = v.array(participationSchema);

/** Answer of a correction: the participation, and fields that were accepted although they look unusual. */
export const participationCorrectedSchema = v.object({
  ...participationSchema.entries,
  warnings: participationAnswerSchema.entries.warnings,
});
export type ParticipationCorrected = v.InferOutput<typeof participationCorrectedSchema>;

/** An organiser, as colleagues name them. */
export const organizerRefSchema = v.object({
  _id: v.string(),
  nom: v.string(),
  prenom: textSchema,
});
export type OrganizerRef = v.InferOutput<typeof organizerRefSchema>;

/** Organisers to whom a participation may be given, by name. */
export const assigneeListSchema = v.array(organizerRefSchema);

const assigneeIdSchema = v.nullable(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.')));

/** Who is to follow a participation, and who did when the organiser chose: another meanwhile is told. */
export const assigneeChangeSchema = v.object({
  assignee: assigneeIdSchema,
  seen: assigneeIdSchema,
});
export type AssigneeChange = v.InferOutput<typeof assigneeChangeSchema>;

/** The whole participation, for organisers. */
export const organizerParticipationSchema = v.object({
  ...participationSchema.entries,
  exhibitor: exhibitorRefSchema,
  /** Increases with each correction and decision: a decision names the version that it is about. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Who of the organisers follows it. */
  assignee: v.nullable(organizerRefSchema),
  /** The register number has not the usual form. */
  rcDoubtful: v.boolean(),
  /** The wished reservation, as it was sent. */
  wishes: v.record(v.string(), v.unknown()),
  reservation: organizerReservationSchema,
});
export type OrganizerParticipation = v.InferOutput<typeof organizerParticipationSchema>;

/** Payload of the socket event `participation`. */
export const participationChangeSchema = v.object({ id: v.string() });
export type ParticipationChange = v.InferOutput<typeof participationChangeSchema>;

/** A participation as the organisers' list shows it. */
export const participationSummarySchema = v.object({
  ...v.pick(participationSchema, [
    '_id',
    'reference',
    'status',
    'complete',
    'payment',
    'createdAt',
    'decidedAt',
  ]).entries,
  stage: v.picklist(PARTICIPATION_STAGES),
  exhibitor: exhibitorRefSchema,
  /** Of this participation. */
  company: v.string(),
  raisonSociale: v.string(),
  rcDoubtful: v.boolean(),
  /** Who of the organisers follows it. */
  assignee: v.nullable(organizerRefSchema),
  /** Increases with each correction and decision. */
  version: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** Messages of the exhibitor that no organiser has opened. */
  unreadMessages: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ParticipationSummary = v.InferOutput<typeof participationSummarySchema>;

/** A page of the participations that are wanted; `next` goes into `before` to read on, null at the end. */
export const participationPageSchema = v.object({
  participations: v.array(participationSummarySchema),
  next: v.nullable(v.string()),
  /** How many are wanted in all. */
  total: v.pipe(v.number(), v.integer(), v.minValue(0)),
});
export type ParticipationPage = v.InferOutput<typeof participationPageSchema>;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** How many participations there are, and what in them waits for an organiser. */
export const participationCountsSchema = v.object({
  stages: v.object(v.entriesFromList(PARTICIPATION_STAGES, countSchema)),
  /** Messages of exhibitors that no organiser has opened. */
  unreadMessages: countSchema,
  /** Documents of exhibitors without decision. */
  openDocuments: countSchema,
});
export type ParticipationCounts = v.InferOutput<typeof participationCountsSchema>;

/** By what organisers may sort them. */
export const PARTICIPATION_SORTS = ['received', 'reference', 'company', 'decided'] as const;
export type ParticipationSort = (typeof PARTICIPATION_SORTS)[number];

/** What of an exhibitor's waits for an organiser. */
export const PARTICIPATION_WAITS = ['documents', 'messages'] as const;
export type ParticipationWait = (typeof PARTICIPATION_WAITS)[number];

/** Whose of the organisers' they are. */
export const PARTICIPATION_FOLLOWERS = ['me', 'nobody'] as const;
export type ParticipationFollower = (typeof PARTICIPATION_FOLLOWERS)[number];

/** Which participations are wanted. */
export const participationFilterSchema = v.object({
  status: v.optional(v.picklist(PARTICIPATION_STATUSES)),
  /** Finer than the status: `accepted` are those whose reservation is still to be confirmed. */
  stage: v.optional(v.picklist(PARTICIPATION_STAGES)),
  /** A reference, or part of a company's or a person's name, or of an e-mail address. */
  search: v.optional(lineSchema(100)),
  /** With documents to check, or unread messages. */
  waiting: v.optional(v.picklist(PARTICIPATION_WAITS)),
  payment: v.optional(v.picklist(PAYMENT_MODES)),
  /** Followed by whoever asks, or by nobody. */
  assigned: v.optional(v.picklist(PARTICIPATION_FOLLOWERS)),
  ...editionChoice,
  /** Of these alone: identifiers with commas between them. */
  ids: v.optional(idListSchema),
});
export type ParticipationFilter = v.InferOutput<typeof participationFilterSchema>;

/** Which of them, in which order: the newest first unless said otherwise. */
export const participationQuerySchema = v.object({
  ...participationFilterSchema.entries,
  sort: v.optional(v.picklist(PARTICIPATION_SORTS), 'received'),
  direction: v.optional(v.picklist(DIRECTIONS), 'desc'),
  offset: offsetSchema,
  /** Older than the participation of that identifier. */
  before: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'))),
  limit: limitSchema,
});
export type ParticipationQuery = v.InferOutput<typeof participationQuerySchema>;

/** What the organiser writes with a decision. */
export const decisionTextSchema = longTextSchema(1500);

/** The version that the organiser saw; without it, the decision is about whatever there is. */
const versionSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)));

/** Of the letter that the organiser read before it goes (`decisionMailsSchema`); without it, the letter is whatever is in force. */
const letterVersionSchema = v.optional(v.pipe(v.number(), v.integer(), v.minValue(0)));

/** What the organiser may add to an acceptance. */
export const participationAcceptSchema = v.nullish(
  v.object({
    message: v.optional(decisionTextSchema, ''),
    version: versionSchema,
    letterVersion: letterVersionSchema,
  }),
  {},
);
/** The organiser's required message with a refusal or a request. */
export const participationMessageSchema = v.object({
  version: versionSchema,
  letterVersion: letterVersionSchema,
  message: v.pipe(decisionTextSchema, v.nonEmpty('Écrivez un message.')),
});

/** The decision of which the mail is to be shown before it goes. */
export const participationPreviewSchema = v.strictObject({
  decision: v.picklist(DOSSIER_DECISIONS),
  message: v.optional(decisionTextSchema, ''),
});
