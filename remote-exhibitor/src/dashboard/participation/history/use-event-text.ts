import { formatMoney, type Money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';

/** An event in a sentence. @returns a function of its kind, what it is about and its amount */
export function useEventText() {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (event: { kind: string; subject?: string; amount?: Money }): string =>
    t(`participation.events.${event.kind}`, {
      subject: event.subject ?? '',
      amount: event.amount ? formatMoney(event.amount, language) : '',
    });
}
