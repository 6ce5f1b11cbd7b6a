import { authClient, toAppError, useMutation } from '@mosta/shared/http';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';
import { useErrorText } from '@mosta/shared/shell';
import { useRef } from 'react';

/** The API's word for an order that comes too late. */
const ORDERS_CLOSED = 'ORDERS_CLOSED';

type SendOrderOptions = {
  reservationId: string;
  /** Brings the tables up to date; called after a refusal too, since an answer may be lost on its way. */
  refresh: () => Promise<void>;
  onSent: () => void;
  /** Orders were closed while the page was open. */
  onClosed: () => void;
};

/** Orders, once however often one clicks. @returns the sentence for people when it failed */
export function useSendOrder({ reservationId, refresh, onSent, onClosed }: SendOrderOptions) {
  const errorText = useErrorText();
  // a second click may come before the button is drawn as disabled
  const busy = useRef(false);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: async (order: OrderInput) => {
      await authClient.post(`v1/reservation/${encodeURIComponent(reservationId)}/order`, order);
    },
    onSettled: async () => {
      busy.current = false;
      await refresh();
    },
    onSuccess: onSent,
    onError: (refused) => {
      if (toAppError(refused).code === ORDERS_CLOSED) onClosed();
    },
  });
  return {
    send: (order: OrderInput) => {
      if (busy.current) return;
      busy.current = true;
      mutate(order);
    },
    sending: isPending,
    /** Differs from one attempt to the next. */
    attempt: submittedAt,
    failure: error && errorText(error),
  };
}
