import { useTranslation } from '@mosta/shared/i18n';
import { toAppError, useMutation, useQueryClient } from '@mosta/shared/queries';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';
import { useErrorText } from '@mosta/shared/shell';
import { useRef } from 'react';
import { refreshCatalogue } from '../../catalogue.queries';
import { sendOrder } from './order.queries';
import { forgetKey, withKey } from './order-key';

/** Problem codes: the deadline for orders has passed; an item was withdrawn from the catalogue. */
const ORDERS_CLOSED = 'ORDERS_CLOSED';
const NO_LONGER_OFFERED = 'NO_LONGER_OFFERED';

type SendOrderOptions = {
  reservationId: string;
  /** Refetches the tables; called after a failure too, since the answer may have been lost. */
  refresh: () => Promise<void>;
  onSent: () => void;
  /** Orders were closed while the page was open. */
  onClosed: () => void;
};

/** Sends an order, once however often one clicks. `failure` is the text for people. */
export function useSendOrder({ reservationId, refresh, onSent, onClosed }: SendOrderOptions) {
  const client = useQueryClient();
  const explain = useExplanation();
  // a second click may come before the button is drawn as disabled
  const busy = useRef(false);
  const { mutate, isPending, error, submittedAt } = useMutation({
    mutationFn: async (order: OrderInput, signal) => {
      await sendOrder(reservationId, withKey(reservationId, order), signal);
      forgetKey(reservationId);
    },
    onSettled: async () => {
      busy.current = false;
      await refresh();
    },
    onSuccess: onSent,
    onError: async (refused) => {
      const { code } = toAppError(refused);
      if (code === ORDERS_CLOSED) onClosed();
      if (code === NO_LONGER_OFFERED) await refreshCatalogue(client);
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
    failure: error && explain(error),
  };
}

/** Title and text of a failure. Without an answer the order may have arrived, so the text leaves that open. */
function useExplanation() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  return (error: Error) => {
    const { code, status } = toAppError(error);
    if (status === 0 && code !== 'OFFLINE')
      return { title: t('order.unsure'), text: t('order.unsureText') };
    const text = code === NO_LONGER_OFFERED ? t('order.gone') : errorText(error);
    return { title: t('order.sendFailed'), text: `${text} ${t('order.selectionStays')}` };
  };
}
