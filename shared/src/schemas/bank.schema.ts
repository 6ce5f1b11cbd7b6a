import * as v from 'valibot';
import { CURRENCIES, moneySchema } from './money.schema';
import { limitSchema, offsetSchema } from './paging.schema';
import { longTextSchema } from './text.schema';

/** Bytes of a statement that is read. */
export const STATEMENT_FILE_LIMIT = 2_000_000;
/** Rows below its heading. */
export const STATEMENT_ROW_LIMIT = 5_000;
/** Rows that are shown of a statement before it is taken in, and errors that are told of it. */
export const STATEMENT_SHOWN = 200;
/** Lines that are confirmed together. */
export const BANK_BATCH_LIMIT = 100;

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));
const uuidSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));

/** Columns of a statement, of which the first three have to be known. */
export const STATEMENT_COLUMNS = ['day', 'label', 'amount', 'reference', 'direction'] as const;
export type StatementColumn = (typeof STATEMENT_COLUMNS)[number];

const placeSchema = v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(99)));
const columnsSchema = v.strictObject({
  day: placeSchema,
  label: placeSchema,
  /** Of credits, or of both, debits with a minus. */
  amount: placeSchema,
  /** Of the bank’s own reference. */
  reference: placeSchema,
  /** Says whether a row is a debit, where amounts have no sign. */
  direction: placeSchema,
});
/** Where each column stands, from 0; null where it is not known or not there. */
export type StatementColumns = v.InferOutput<typeof columnsSchema>;

/** Which of two numbers of a day is the month, where the file does not say it by itself. */
export const DAY_ORDERS = ['dmy', 'mdy'] as const;
export type DayOrder = (typeof DAY_ORDERS)[number];

/** How a statement is read: chosen by a person, or found. */
export const statementLayoutSchema = v.strictObject({
  currency: v.picklist(CURRENCIES),
  columns: v.optional(v.nullable(columnsSchema), null),
  order: v.optional(v.nullable(v.picklist(DAY_ORDERS)), null),
});
export type StatementLayout = v.InferOutput<typeof statementLayoutSchema>;

/** Why a row is not taken. */
export const ROW_PROBLEMS = ['DAY', 'AMOUNT', 'FRACTION', 'TOO_LARGE', 'LABEL'] as const;
export type RowProblem = (typeof ROW_PROBLEMS)[number];

const rowErrorSchema = v.object({
  /** Of the file, as spreadsheets and editors count: the heading is a row as well. */
  row: countSchema,
  code: v.picklist(ROW_PROBLEMS),
  /** In French. */
  message: v.string(),
  /** What stands there. */
  value: v.string(),
});
export type RowError = v.InferOutput<typeof rowErrorSchema>;

const countsSchema = v.object({
  /** Below the heading, without empty ones. */
  rows: countSchema,
  /** Credits that are not known yet: to be taken, or taken. */
  fresh: countSchema,
  /** Credits that an earlier statement brought. */
  known: countSchema,
  /** Debits, and rows without an amount. */
  others: countSchema,
  /** Rows that cannot be read. */
  wrong: countSchema,
});
export type StatementCounts = v.InferOutput<typeof countsSchema>;

/** What would be taken from a statement. */
export const statementPreviewSchema = v.object({
  heads: v.array(v.string()),
  columns: columnsSchema,
  order: v.picklist(DAY_ORDERS),
  /** A column has still to be chosen; nothing is read then. */
  incomplete: v.boolean(),
  counts: countsSchema,
  lines: v.array(
    v.object({
      row: countSchema,
      day: v.string(),
      label: v.string(),
      amount: moneySchema,
      known: v.boolean(),
    }),
  ),
  errors: v.array(rowErrorSchema),
});
export type StatementPreview = v.InferOutput<typeof statementPreviewSchema>;

/** What was taken from a statement. */
export const statementTakenSchema = v.object({
  counts: countsSchema,
  errors: v.array(rowErrorSchema),
});
export type StatementTaken = v.InferOutput<typeof statementTakenSchema>;

/** Waiting for a person, written down as a payment, or put aside by somebody. */
export const BANK_LINE_STATES = ['open', 'booked', 'aside'] as const;
export type BankLineState = (typeof BANK_LINE_STATES)[number];

export const CERTAINTIES = ['sure', 'likely', 'possible'] as const;
export type Certainty = (typeof CERTAINTIES)[number];
export const MATCH_REASONS = ['reference', 'amount', 'name'] as const;
export type MatchReason = (typeof MATCH_REASONS)[number];

const partySchema = v.object({
  reservation: v.string(),
  reference: v.string(),
  company: v.nullable(v.string()),
});

const proposalSchema = v.object({
  ...partySchema.entries,
  /** Null where nothing has a price yet. */
  due: v.nullable(moneySchema),
  certainty: v.picklist(CERTAINTIES),
  reasons: v.array(v.picklist(MATCH_REASONS)),
});
export type Proposal = v.InferOutput<typeof proposalSchema>;

/** A credit of a statement. */
export const bankLineSchema = v.object({
  _id: v.string(),
  version: versionSchema,
  day: v.pipe(v.string(), v.isoDate()),
  label: v.string(),
  amount: moneySchema,
  state: v.picklist(BANK_LINE_STATES),
  note: v.nullable(v.string()),
  /** For which it was written down as a payment. */
  booked: v.nullable(partySchema),
  /** Reservations that it may pay, the surest first; of open lines alone. */
  proposals: v.array(proposalSchema),
});
export type BankLine = v.InferOutput<typeof bankLineSchema>;

export const bankLinePageSchema = v.object({
  lines: v.array(bankLineSchema),
  /** How many are in the wanted state, of all pages. */
  total: countSchema,
  counts: v.object({ open: countSchema, booked: countSchema, aside: countSchema }),
});
export type BankLinePage = v.InferOutput<typeof bankLinePageSchema>;

export const bankLineQuerySchema = v.object({
  state: v.optional(v.picklist(BANK_LINE_STATES), 'open'),
  offset: offsetSchema,
  limit: limitSchema,
});
export type BankLineQuery = v.InferOutput<typeof bankLineQuerySchema>;

/** Lines that are written down as payments: each with what was due when the organiser decided. */
export const bankConfirmSchema = v.strictObject({
  lines: v.pipe(
    v.array(
      v.strictObject({
        _id: uuidSchema,
        version: versionSchema,
        reservation: uuidSchema,
        due: v.nullable(countSchema),
      }),
    ),
    v.minLength(1, 'Choisissez au moins une ligne.'),
    v.maxLength(BANK_BATCH_LIMIT, `Choisissez au plus ${BANK_BATCH_LIMIT} lignes.`),
    v.check(
      (lines) => new Set(lines.map(({ _id }) => _id)).size === lines.length,
      'Une ligne est nommée deux fois.',
    ),
  ),
});
export type BankConfirm = v.InferOutput<typeof bankConfirmSchema>;

/** Why a line was not written down. */
export const BANK_PROBLEMS_OF_ONE = [
  'NOT_FOUND',
  'BANK_LINE_CHANGED',
  'BANK_DUE_CHANGED',
  'BANK_CURRENCY',
  'ALREADY_DECIDED',
  'EDITION_ARCHIVED',
  'FAILED',
] as const;

/** What became of each, in the order of the call. */
export const bankConfirmedSchema = v.object({
  results: v.array(
    v.object({ _id: v.string(), problem: v.nullable(v.picklist(BANK_PROBLEMS_OF_ONE)) }),
  ),
});
export type BankConfirmed = v.InferOutput<typeof bankConfirmedSchema>;
export type BankProblem = (typeof BANK_PROBLEMS_OF_ONE)[number];

export const bankAsideSchema = v.strictObject({
  version: versionSchema,
  /** Read by organisers. */
  note: v.optional(longTextSchema(500), ''),
});
export type BankAside = v.InferOutput<typeof bankAsideSchema>;

export const bankReopenSchema = v.strictObject({ version: versionSchema });
