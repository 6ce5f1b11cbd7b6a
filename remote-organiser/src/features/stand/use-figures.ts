import { formatMoney } from '@mosta/shared/domain/money';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { RESERVATION_CURRENCIES } from '@mosta/shared/schemas/reservation.schema';

type Measured = { size: number | null; prices: Readonly<Record<string, number>> };

/** Area and prices of a stand that is not there yet, in the reader's language. */
export function useFigures(): (stand: Measured) => string[] {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return ({ size, prices }) => {
    const amounts = RESERVATION_CURRENCIES.flatMap((currency) => {
      const amount = prices[currency];
      return amount === undefined ? [] : [formatMoney({ amount, currency }, language)];
    });
    const area =
      size === null ? t('stands.join.noSize') : t('common.stand.squareMetres', { area: size });
    return [area, ...(amounts.length > 0 ? amounts : [t('stands.join.onQuote')])];
  };
}
