import { authClient } from '@mosta/shared/http';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';

/** Orders items for a reservation. */
export async function sendOrder(
  reservationId: string,
  order: OrderInput,
  signal: AbortSignal,
): Promise<void> {
  await authClient.post(`v1/reservation/${encodeURIComponent(reservationId)}/order`, order, {
    signal,
  });
}
