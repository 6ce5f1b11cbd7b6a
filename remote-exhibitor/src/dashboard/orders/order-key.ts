import { type DraftKind, readDraft, removeDraft, writeDraft } from '@mosta/shared/forms/draft';
import { randomId } from '@mosta/shared/forms/random-id';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';
import * as v from 'valibot';

type Sent = {
  key: string;
  /** What was sent under the key, as JSON. */
  items: string;
};

const kindOf = (reservationId: string): DraftKind<Sent> => ({
  key: `commande-envoi:${reservationId}`,
  version: 1,
  schema: v.object({ key: v.pipe(v.string(), v.uuid()), items: v.string() }),
});

/**
 * The order with a key: as long as the same is sent again after a failure, the same key, over a reload too, so that what
 * arrived while its answer was lost is not ordered twice.
 */
export function withKey(reservationId: string, order: OrderInput): OrderInput {
  const kind = kindOf(reservationId);
  const items = JSON.stringify(order.items);
  const sent = readDraft(kind).values;
  if (sent?.items === items) return { ...order, key: sent.key };
  const key = randomId();
  writeDraft(kind, { key, items });
  return { ...order, key };
}

/** After an answer: the next order is another one, even of the same. */
export function forgetKey(reservationId: string): void {
  removeDraft(kindOf(reservationId));
}
