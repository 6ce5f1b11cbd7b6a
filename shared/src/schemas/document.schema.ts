import * as v from 'valibot';
import { ROLES } from './account.schema';
import { longTextSchema } from './text.schema';

/** Kinds of documents of exhibitors: extract of the register, tax card, insurance, proof of a payment. */
export const EXHIBITOR_DOCUMENTS = [
  'register',
  'tax',
  'insurance',
  'paymentProof',
  'other',
] as const;
/** Kinds of documents of the organiser. */
export const ORGANIZER_DOCUMENTS = ['invoice', 'contract', 'guide', 'other'] as const;
export const DOCUMENT_KINDS = [
  'register',
  'tax',
  'insurance',
  'paymentProof',
  'invoice',
  'contract',
  'guide',
  'other',
] as const;
export type DocumentKind = (typeof DOCUMENT_KINDS)[number];
/** Required documents: the extract of the register and the tax card, which prove RC and NIF. */
export const DEMANDED_DOCUMENTS = ['register', 'tax'] as const satisfies DocumentKind[];
export type DemandedDocument = (typeof DEMANDED_DOCUMENTS)[number];

export const DOCUMENT_STATES = ['received', 'accepted', 'refused'] as const;
export type DocumentState = (typeof DOCUMENT_STATES)[number];

/** Bytes of one document. */
export const DOCUMENT_LIMIT = 5 * 1024 * 1024;
/** Most documents of each party in one participation; counted apart, so that neither can use up the other's share. */
export const MOST_DOCUMENTS = 40;

/** A PDF of a participation; its content is fetched apart. */
export const documentSchema = v.object({
  _id: v.string(),
  kind: v.picklist(DOCUMENT_KINDS),
  /** The party that uploaded it. */
  author: v.picklist(ROLES),
  /** The file's name, without path. */
  name: v.string(),
  /** Bytes. */
  size: v.pipe(v.number(), v.integer(), v.minValue(0)),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  /** Of an exhibitor's document; one of the organiser's is accepted from the start. */
  state: v.picklist(DOCUMENT_STATES),
  /** Why it was refused. */
  note: v.nullable(v.string()),
});
export type ParticipationDocument = v.InferOutput<typeof documentSchema>;

/** The newest first. */
export const documentListSchema = v.array(documentSchema);

/** The text part `kind` of an upload; the PDF is the part `file`. */
export const exhibitorDocumentKindSchema = v.picklist(EXHIBITOR_DOCUMENTS);
export const organizerDocumentKindSchema = v.picklist(ORGANIZER_DOCUMENTS);

/** Why a document is refused. */
export const refusalNoteSchema = v.pipe(
  longTextSchema(500),
  v.nonEmpty('Dites pourquoi ce document est refusé.'),
);

/** The organiser's decision on a document; a refusal needs a reason. */
export const documentDecisionSchema = v.variant('accepted', [
  v.object({ accepted: v.literal(true) }),
  v.object({ accepted: v.literal(false), note: refusalNoteSchema }),
]);
