import * as v from 'valibot';
import { limitSchema } from './paging.schema';
import { longTextSchema, requiredLineSchema } from './text.schema';

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Prices by currency code, in the smallest used unit: whole dinars for DZD, cents for EUR. */
export const minorPricesSchema = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
);

export const RESERVATION_CURRENCIES = ['DZD', 'EUR'] as const;

/** `pending`: asked for and not yet confirmed by the organiser. */
export const RESERVATION_STATUSES = ['pending', 'confirmed', 'cancelled'] as const;
export type ReservationStatus = (typeof RESERVATION_STATUSES)[number];

/** Groups of the catalogue whose lines stand in `services`. */
const serviceGroupSchema = v.picklist(['Fournitures', 'Service']);

/** An exhibitor's reservation, as `GET /v1/reservation/exhibitor/:id` lists it. */
export const reservationSchema = v.object({
  _id: v.string(),
  status: v.picklist(RESERVATION_STATUSES),
  currency: v.picklist(RESERVATION_CURRENCIES),
  /** When a pending one gives its stands back unless it is confirmed; null where no clock runs. */
  expires: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  booths: v.array(
    v.object({
      _id: v.string(),
      quantity: quantitySchema,
      booth: v.object({
        name: v.string(),
        /** Square metres. */
        size: v.pipe(v.number(), v.minValue(0)),
        /** True once the reservation is confirmed. */
        reserved: v.boolean(),
        /** The stand of the plan; null for a line that names none yet. */
        code: v.nullable(v.string()),
      }),
    }),
  ),
  communication: v.array(
    v.object({
      _id: v.string(),
      quantity: quantitySchema,
      prints: v.object({ name: v.string(), unit: v.string(), prices: minorPricesSchema }),
      /** As that of a service. */
      removable: v.boolean(),
    }),
  ),
  /** Supplies and services, told apart by their group. */
  services: v.array(
    v.object({
      _id: v.string(),
      quantity: quantitySchema,
      group: v.optional(serviceGroupSchema, 'Service'),
      supplement: v.object({ name: v.string(), unit: v.string(), prices: minorPricesSchema }),
      /** Ordered by the exhibitor, who may cancel it while orders are open. */
      removable: v.boolean(),
    }),
  ),
  /** Orders of supplies, services and prints: whether they are taken now, and until when. */
  orders: v.object({
    open: v.boolean(),
    /** Null while there is no deadline. */
    deadline: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  }),
});
export type Reservation = v.InferOutput<typeof reservationSchema>;

export const reservationListSchema = v.array(reservationSchema);

/** Who reserves, for organisers. */
export const exhibitorRefSchema = v.object({
  _id: v.string(),
  nom: v.string(),
  prenom: v.nullable(v.string()),
  email: v.string(),
  /** The brand of the latest participation; null without one. */
  company: v.nullable(v.string()),
});
export type ExhibitorRef = v.InferOutput<typeof exhibitorRefSchema>;

/** A reservation as organisers see it. */
export const organizerReservationSchema = v.object({
  ...reservationSchema.entries,
  exhibitor: exhibitorRefSchema,
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
});
export type OrganizerReservation = v.InferOutput<typeof organizerReservationSchema>;

/** Reservations, the newest first; `next` goes into `before` to read on, null at the end. */
export const reservationPageSchema = v.object({
  reservations: v.array(organizerReservationSchema),
  next: v.nullable(v.string()),
});
export type ReservationPage = v.InferOutput<typeof reservationPageSchema>;

const idSchema = v.pipe(v.string(), v.uuid('Cet identifiant est mal formé.'));

/** Which reservations are wanted. */
export const reservationQuerySchema = v.object({
  status: v.optional(v.picklist(RESERVATION_STATUSES)),
  exhibitor: v.optional(idSchema),
  /** Older than the reservation of that identifier. */
  before: v.optional(idSchema),
  limit: limitSchema,
});
export type ReservationQuery = v.InferOutput<typeof reservationQuerySchema>;

/** Bound that keeps every sum a safe integer. */
const MOST = 100_000_000;

/** Prices that an organiser sets; a currency that is missing is « Sur devis ». */
export const priceInputSchema = v.strictObject({
  DZD: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))),
  EUR: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(MOST))),
});

/** A line of supplies, services or prints, as an organiser enters it. */
export const reservationLineInputSchema = v.object({
  name: requiredLineSchema(),
  unit: requiredLineSchema(60),
  quantity: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99_999)),
  prices: priceInputSchema,
});
export type ReservationLineInput = v.InferOutput<typeof reservationLineInputSchema>;

/** A line of supplies or services. */
export const serviceLineInputSchema = v.object({
  ...reservationLineInputSchema.entries,
  group: v.optional(serviceGroupSchema, 'Service'),
});
export type ServiceLineInput = v.InferOutput<typeof serviceLineInputSchema>;

const MOST_LINES = 200;
const servicesSchema = v.pipe(v.array(serviceLineInputSchema), v.maxLength(MOST_LINES));
const printsSchema = v.pipe(v.array(reservationLineInputSchema), v.maxLength(MOST_LINES));

/** Confirmation: lines, if present, replace the requested ones. */
export const reservationConfirmSchema = v.nullish(
  v.object({ services: v.optional(servicesSchema), communication: v.optional(printsSchema) }),
  {},
);
export type ReservationConfirm = v.InferOutput<typeof reservationConfirmSchema>;

/** The reason of a cancellation, shown to the exhibitor. */
export const reasonSchema = v.nullish(v.object({ reason: v.optional(longTextSchema(1000), '') }), {
  reason: '',
});
