import { formatMoney, money } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { ItemContent } from '@mosta/shared/schemas/item-content.schema';

/** Both prices in the reader's manner. */
export function usePrices(): (content: Pick<ItemContent, 'priceDA' | 'priceEuro'>) => string {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return ({ priceDA, priceEuro }) =>
    [
      formatMoney(money(priceDA, 'DZD'), language),
      priceEuro === null
        ? t('content.item.onRequest')
        : formatMoney(money(priceEuro, 'EUR'), language),
    ].join(' · ');
}
