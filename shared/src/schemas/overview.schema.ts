import * as v from 'valibot';
import { SECTORS } from '../domain/sectors';
import { STAND_STATES } from '../domain/stand-status';
import { BADGE_CATEGORIES } from './badge.schema';
import { CURRENCIES, moneySchema } from './money.schema';
import { STAND_KINDS } from './stand.schema';

const countSchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What waits for an organiser today, in the order in which it is shown. */
export const WAITING_KINDS = [
  /** Participations without decision. */
  'received',
  /** Accepted ones whose reservation is to be confirmed. */
  'accepted',
  /** Documents of exhibitors without decision. */
  'documents',
  /** Messages of exhibitors that no organiser has opened. */
  'messages',
  /** Confirmed reservations with something due past the deadline. */
  'latePayments',
  /** Options that end before midnight, Algerian time. */
  'endingHolds',
  /** Pending reservations whose stands go back to the sale before midnight. */
  'endingReservations',
  /** Applications to work at the fair without decision. */
  'staff',
] as const;
export type WaitingKind = (typeof WAITING_KINDS)[number];

/** Stands of one kind and state: how many, and their square metres. */
const standFigureSchema = v.object({
  kind: v.picklist(STAND_KINDS),
  state: v.picklist(STAND_STATES),
  count: countSchema,
  /** Square metres; stands without a size count for none. */
  area: v.pipe(v.number(), v.minValue(0)),
});
export type StandFigure = v.InferOutput<typeof standFigureSchema>;

/** Confirmed reservations in one currency, with tax. */
const incomeSchema = v.object({
  currency: v.picklist(CURRENCIES),
  reservations: countSchema,
  /** Reservations with a line « Sur devis », whose price is not in the sums. */
  unpriced: countSchema,
  agreed: moneySchema,
  paid: moneySchema,
  due: moneySchema,
  /** Of what is due: past the deadline. */
  late: moneySchema,
});
export type Income = v.InferOutput<typeof incomeSchema>;

/** How far an edition was by a day: what counts grows towards the fair. */
const standingSchema = v.object({
  /** Participations that were sent. */
  participations: countSchema,
  /** Confirmed reservations. */
  reservations: countSchema,
  /** Stands and zones of the plan that were sold. */
  stands: countSchema,
  /** Badges that were valid. */
  badges: countSchema,
  /** Payments received, one sum for each currency. */
  paid: v.array(moneySchema),
});
export type Standing = v.InferOutput<typeof standingSchema>;

/** The edition beside the one before it, as many days before it opened. */
const comparisonSchema = v.object({
  /** Days until the fair opens; negative after that. */
  daysLeft: v.pipe(v.number(), v.integer()),
  now: standingSchema,
  before: v.object({
    year: v.pipe(v.number(), v.integer()),
    /** The day that is meant, in Algeria. */
    day: v.pipe(v.string(), v.isoDate()),
    ...standingSchema.entries,
  }),
});
export type Comparison = v.InferOutput<typeof comparisonSchema>;

/** What an organiser sees of the fair at one glance. */
export const overviewSchema = v.object({
  at: v.pipe(v.string(), v.isoTimestamp()),
  waiting: v.object(v.entriesFromList(WAITING_KINDS, countSchema)),
  /** Null for the first edition. */
  comparison: v.nullable(comparisonSchema),
  stands: v.array(standFigureSchema),
  /** One entry for each currency, the dinar first. */
  income: v.array(incomeSchema),
  /** Visitors' badges that are not revoked. */
  badges: v.object({
    issued: countSchema,
    came: countSchema,
    /** Each of the last thirty days, today last; Algerian time. */
    byDay: v.array(v.object({ day: v.pipe(v.string(), v.isoDate()), count: countSchema })),
    /** The country as the visitor wrote it, the most frequent first; null where none was given. */
    byCountry: v.array(v.object({ country: v.nullable(v.string()), count: countSchema })),
    byCategory: v.array(v.object({ category: v.picklist(BADGE_CATEGORIES), count: countSchema })),
  }),
  /** Exhibitors with a page in the directory, by sector. */
  sectors: v.array(v.object({ sector: v.picklist(SECTORS), count: countSchema })),
});
export type Overview = v.InferOutput<typeof overviewSchema>;
