import * as v from 'valibot';

const quantitySchema = v.pipe(v.number(), v.integer(), v.minValue(0));

/** Prices by currency code, in the smallest used unit: whole dinars for DZD, cents for EUR. */
export const minorPricesSchema = v.record(
  v.string(),
  v.pipe(v.number(), v.integer(), v.minValue(0)),
);

export const RESERVATION_CURRENCIES = ['DZD', 'EUR'] as const;

/** An exhibitor's reservation, as `GET /v1/reservation/exhibitor/:id` lists it. */
export const reservationSchema = v.object({
  _id: v.string(),
  currency: v.picklist(RESERVATION_CURRENCIES),
  booths: v.array(
    v.object({
      _id: v.string(),
      quantity: quantitySchema,
      booth: v.object({
        name: v.string(),
        /** Square metres. */
        size: v.pipe(v.number(), v.minValue(0)),
        reserved: v.boolean(),
      }),
    }),
  ),
  communication: v.array(
    v.object({
      _id: v.string(),
      quantity: quantitySchema,
      prints: v.object({ name: v.string(), unit: v.string(), prices: minorPricesSchema }),
    }),
  ),
  services: v.array(
    v.object({
      _id: v.string(),
      quantity: quantitySchema,
      supplement: v.object({ name: v.string(), unit: v.string(), prices: minorPricesSchema }),
    }),
  ),
});
export type Reservation = v.InferOutput<typeof reservationSchema>;

export const reservationListSchema = v.array(reservationSchema);
