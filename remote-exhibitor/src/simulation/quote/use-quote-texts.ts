import { formatDate, formatNumber } from '@mosta/shared/domain/format';
import { formatDeduction, formatMoney, type Money } from '@mosta/shared/domain/money';
import { offerOf } from '@mosta/shared/domain/offers';
import type { QuoteLine, QuoteTotals } from '@mosta/shared/domain/pricing';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';

/** How lines and sums of a quote are worded in the reader's language. */
export function useQuoteTexts() {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  const language = useLanguage();
  const number = (value: number) => formatNumber(language, value);
  const amount = (value: Money | null) =>
    value ? formatMoney(value, language) : t('simulation.onQuote');

  return {
    amount,
    deduction: (value: Money) => formatDeduction(value, language),
    date: (instant: string) => formatDate(language, new Date(instant)),

    /** Stands are named in the reader's language, items as the organiser names them. */
    name({ kind, id, name, squareMetres }: QuoteLine): string {
      const offer =
        kind === 'package' && squareMetres !== null
          ? offerOf(edition, { id, size: squareMetres })
          : undefined;
      if (!offer) return name;
      const size = t('simulation.size', { size: squareMetres });
      return `${t(`simulation.offer.${offer.kind}.title`)} ${size}`;
    },

    /** "2 × 3 jours × 8 000,00 DA": how the line's total is computed; without a price how much of it is wanted. */
    calculation({ quantity, days, unitPrice }: QuoteLine): string {
      const wanted = [
        number(quantity),
        ...(days === null ? [] : [t('simulation.days', { count: days })]),
      ].join(' × ');
      return unitPrice
        ? `${wanted} × ${amount(unitPrice)}`
        : t('simulation.quantity', { quantity: wanted });
    },

    discount({ discount }: QuoteTotals): string {
      if (discount?.kind === 'percentage') {
        return t('simulation.totals.discountPercent', {
          percent: number(discount.basisPoints / 100),
        });
      }
      return t('simulation.totals.discount');
    },

    stampDuty({ stampDuty }: QuoteTotals): string {
      if (!stampDuty) return '';
      if (stampDuty.raised) return t('simulation.totals.stampLeast');
      return t('simulation.totals.stampCalculation', {
        portions: number(stampDuty.portions),
        rate: number(stampDuty.dinarsPerHundredPortions / 100),
      });
    },
  };
}
