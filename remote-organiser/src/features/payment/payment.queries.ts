import { authClient } from '@mosta/shared/http';
import { queryOptions, useMutation, useQuery } from '@mosta/shared/queries';
import { accountingPageSchema } from '@mosta/shared/schemas/accounting.schema';
import {
  type ReceivedPaymentInput,
  receivedPaymentSchema,
} from '@mosta/shared/schemas/statement.schema';
import * as v from 'valibot';
import { useRefreshOrganisation } from '../../refresh.queries';
import { useSendingKey } from '../../use-sending-key';

/** Payments that accounting keeps, older than the one of that identifier where one is given. */
export function useReceived(before: string) {
  return useQuery({
    ...queryOptions({
      queryKey: ['organiser', 'payment', 'received', before],
      queryFn: async ({ signal }) => {
        const params = { limit: '25', ...(before ? { before } : {}) };
        const { data } = await authClient.get<unknown>('v1/organizer/payment', { signal, params });
        return v.parse(accountingPageSchema, data);
      },
    }),
    placeholderData: (shown) => shown,
  });
}

type Arrived = { reservation: string; payment: Omit<ReceivedPaymentInput, 'key'> };

/** Writes down money that arrived for a reservation. */
export function useRecordPayment() {
  const refresh = useRefreshOrganisation();
  const { key } = useSendingKey();
  return useMutation({
    mutationFn: async ({ reservation, payment }: Arrived, signal) => {
      const path = `v1/organizer/reservation/${encodeURIComponent(reservation)}/payment`;
      const { data } = await authClient.post<unknown>(path, { ...payment, key }, { signal });
      v.parse(receivedPaymentSchema, data);
    },
    onSettled: refresh,
  });
}

/** Takes a payment out of the sums that was entered by mistake. */
export function useCancelPayment() {
  const refresh = useRefreshOrganisation();
  return useMutation({
    mutationFn: async (id: string, signal) => {
      await authClient.delete(`v1/organizer/payment/${encodeURIComponent(id)}`, { signal });
    },
    onSettled: refresh,
  });
}
