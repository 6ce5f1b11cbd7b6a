import { shownText } from '@mosta/shared/domain/content-text';
import { isDayUnit } from '@mosta/shared/domain/day-unit';
import { itemText } from '@mosta/shared/domain/item-text';
import { type Currency, formatMoney } from '@mosta/shared/domain/money';
import { itemLine } from '@mosta/shared/domain/pricing';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { CatalogueItem } from '@mosta/shared/schemas/catalogue.schema';

/** Writes the price of one, per unit and per day where it is; "Sur devis" where the currency has none. */
export function useUnitPrice(): (item: CatalogueItem, currency: Currency) => string {
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  return (item, currency) => {
    const { unitPrice } = itemLine({ ...item, quantity: 1, days: 1 }, currency);
    if (!unitPrice) return t('supplies.onQuote');
    const price = formatMoney(unitPrice, language);
    const perDay = item.isPerDay && !isDayUnit(item.unit);
    return t(perDay ? 'order.perUnitAndDay' : 'supplies.perUnit', {
      price,
      unit: shownText(itemText(item, 'unit'), language),
    });
  };
}
