import { useTranslation } from '@mosta/shared/i18n';
import { toAppError, useMutation, useQueryClient } from '@mosta/shared/queries';
import type { OrderInput } from '@mosta/shared/schemas/order.schema';
import { useErrorText } from '@mosta/shared/shell';
import { useRef } from 'react';
import { refreshCatalogue } from '../../catalogue.queries';
import { sendOrder } from './order.queries';
import { forgetKey, withKey } from './order-key';

/** Problem codes: the deadline for orders has passed; an item was withdrawn from the catalogue, or less of it is left. */
const ORDERS_CLOSED = 'ORDERS_CLOSED';
const NO_LONGER_OFFERED = 'NO_LONGER_OFFERED';
const OUT_OF_STOCK = 'OUT_OF_STOCK';

type SendOrderOptions = {
  reservationId: string;
  /** Refetches the tables; called after a failure too, since the answer may have been lost. */
  refresh: () => Promise<void>;
  onSent: () => void;
  /** What is left of the items that are wanted too often, as a sentence. */
  shortText: string;
  /** Orders were closed while the page was open. */
  onClosed: () => void;
};

/** Sends an order, once however often one clicks. `failure` is the text for people. */
export function useSendOrder(options: SendOrderOptions) {
  const { reservationId, refresh, onSent, onClosed, shortText } = options;
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
    onSuccess: async () => {
      onSent();
      // what was ordered is no longer left
      await refreshCatalogue(client);
    },
    onError: async (refused) => {
      const { code } = toAppError(refused);
      if (code === ORDERS_CLOSED) onClosed();
      if (code === NO_LONGER_OFFERED || code === OUT_OF_STOCK) await refreshCatalogue(client);
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
    failure: error && explain(error, shortText),
  };
}

/** Title and text of a failure. Without an answer the order may have arrived, so the text leaves that open. */
function useExplanation() {
  const { t } = useTranslation('exhibitor');
  const errorText = useErrorText();
  return (error: Error, shortText: string) => {
    const { code, status } = toAppError(error);
    if (status === 0 && code !== 'OFFLINE')
      return { title: t('order.unsure'), text: t('order.unsureText') };
    const title = t('order.sendFailed');
    if (code === OUT_OF_STOCK)
      return {
        title,
        text: [t('order.outOfStock'), shortText, t('order.selectionStays')].join(' '),
      };
    const text = code === NO_LONGER_OFFERED ? t('order.gone') : errorText(error);
    return { title, text: `${text} ${t('order.selectionStays')}` };
  };
}
