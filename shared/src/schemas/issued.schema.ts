import * as v from 'valibot';
import { PAYMENT_MODES } from '../domain/payment';
import { moneySchema } from './money.schema';
import { limitSchema } from './paging.schema';
import { sendingKeySchema } from './sending-key.schema';
import { bankAccountSchema } from './statement.schema';
import { daySchema, lineSchema, longTextSchema } from './text.schema';

/** Documents of accounting, each kind with numbers of its own: `credit` is « avoir », `refund` the receipt of a refund. */
const ISSUED_KINDS = ['proforma', 'invoice', 'credit', 'receipt', 'refund'] as const;
export type IssuedKind = (typeof ISSUED_KINDS)[number];

const nullableLine = v.nullable(v.string());

/** To whom a document is made out. */
const issuedPayerSchema = v.object({
  raisonSociale: v.string(),
  adresse: v.string(),
  codePostal: v.string(),
  pays: nullableLine,
  rcNumero: nullableLine,
  nifNumero: v.string(),
});

/** All that a document shows, as it was when it was issued. */
const issuedContentSchema = v.object({
  reference: v.string(),
  /** Of the reservation, which transfers name. */
  reservation: v.string(),
  payer: v.nullable(issuedPayerSchema),
  lines: v.array(
    v.object({
      name: v.string(),
      unit: nullableLine,
      quantity: v.number(),
      unitPrice: moneySchema,
      total: moneySchema,
    }),
  ),
  /** Null for a receipt. */
  sums: v.nullable(
    v.object({
      subtotal: moneySchema,
      discount: v.nullable(moneySchema),
      net: moneySchema,
      vatPercent: v.number(),
      vat: moneySchema,
      gross: moneySchema,
      stampDuty: v.nullable(moneySchema),
    }),
  ),
  total: moneySchema,
  mode: v.nullable(v.picklist(PAYMENT_MODES)),
  /** When the money of a receipt came or went. */
  receivedOn: nullableLine,
  /** The invoice that a credit note corrects. */
  corrects: nullableLine,
  /** What the organiser wrote with it. */
  note: nullableLine,
  bank: v.nullable(bankAccountSchema),
  /** Of the letterhead. */
  edition: v.object({
    product: v.string(),
    year: v.number(),
    city: v.string(),
    firstDay: v.string(),
    lastDay: v.string(),
    agency: v.string(),
    addressLines: v.array(v.string()),
    phones: v.array(v.string()),
    email: v.string(),
  }),
});
export type IssuedContent = v.InferOutput<typeof issuedContentSchema>;

/** An issued document as lists show it. */
export const issuedDocumentSchema = v.object({
  _id: v.string(),
  kind: v.picklist(ISSUED_KINDS),
  /** `ME25-F000001`. */
  reference: v.string(),
  issuedOn: v.pipe(v.string(), v.isoDate()),
  reservation: v.string(),
  /** The invoice of a credit note, the payment of a receipt. */
  about: nullableLine,
  payer: nullableLine,
  total: moneySchema,
  /** Of an invoice: what credit notes have taken back; 0 for the others. */
  credited: moneySchema,
  /** Of a receipt: its payment was entered by mistake. */
  cancelled: v.boolean(),
});
export type IssuedDocument = v.InferOutput<typeof issuedDocumentSchema>;

/** A page of them, the newest first; `next` goes into `before` to read on, null at the end. */
export const issuedPageSchema = v.object({
  documents: v.array(issuedDocumentSchema),
  next: nullableLine,
});
export type IssuedPage = v.InferOutput<typeof issuedPageSchema>;

/** Which of them are wanted; the days are those of issue. */
export const issuedFilterSchema = v.object({
  kind: v.optional(v.picklist(ISSUED_KINDS)),
  from: v.optional(daySchema),
  until: v.optional(daySchema),
});
export type IssuedFilter = v.InferOutput<typeof issuedFilterSchema>;

export const issuedQuerySchema = v.object({
  ...issuedFilterSchema.entries,
  before: v.optional(v.pipe(v.string(), v.uuid('Cet identifiant n’est pas reconnu.'))),
  limit: limitSchema,
});
export type IssuedQuery = v.InferOutput<typeof issuedQuerySchema>;

const amountSchema = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(1, 'Écrivez un montant.'),
  v.maxValue(1_000_000_000),
);

/** What to issue for a reservation. */
export const issueInputSchema = v.object({
  kind: v.picklist(['proforma', 'invoice']),
  key: sendingKeySchema,
});
export type IssueInput = v.InferOutput<typeof issueInputSchema>;

/** How much of an invoice is taken back, and why. */
export const creditInputSchema = v.object({
  amount: amountSchema,
  reason: v.pipe(longTextSchema(500), v.nonEmpty('Écrivez le motif.')),
  key: sendingKeySchema,
});
export type CreditInput = v.InferOutput<typeof creditInputSchema>;

/** Money that went back to an exhibitor. */
export const refundInputSchema = v.object({
  amount: amountSchema,
  paidOn: daySchema,
  mode: v.picklist(PAYMENT_MODES),
  note: v.optional(v.nullable(lineSchema(200)), null),
  key: sendingKeySchema,
});
export type RefundInput = v.InferOutput<typeof refundInputSchema>;
