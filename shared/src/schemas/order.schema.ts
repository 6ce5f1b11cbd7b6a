import * as v from 'valibot';
import { sendingKeySchema } from './sending-key.schema';
import { SIMULATION_LIMITS } from './simulation.schema';

const count = (most: number) => v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(most));

/** Items of the catalogue that an exhibitor orders for a reservation: the body of `POST /v1/reservation/:id/order`. */
export const orderInputSchema = v.object({
  key: v.optional(sendingKeySchema),
  items: v.pipe(
    v.array(
      v.object({
        /** Of the catalogue. */
        _id: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
        quantity: count(SIMULATION_LIMITS.quantity),
        days: v.optional(count(SIMULATION_LIMITS.days), 1),
      }),
    ),
    v.minLength(1, 'Choisissez au moins un article.'),
    v.maxLength(SIMULATION_LIMITS.items),
    v.check((items) => new Set(items.map(({ _id }) => _id)).size === items.length, 'Repeated id'),
  ),
});
export type OrderInput = v.InferOutput<typeof orderInputSchema>;
