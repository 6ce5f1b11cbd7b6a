import { formatMoney } from '@mosta/shared/domain/money';
import type { StandOffer } from '@mosta/shared/domain/offers';
import { useLanguage, useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';

/** Size, price and details of stand offers in the reader's language. */
export function useOfferTexts() {
  const edition = useEdition();
  const { t } = useTranslation('public');
  const language = useLanguage();
  return {
    /** "9 m²", "24 m² minimum", or a text for an offer without size. */
    size({ kind, squareMetres, minimum }: StandOffer): string {
      if (kind === 'premiumLocation') return t('offers.supplement');
      if (squareMetres === null) return t('offers.freeSize');
      return t(minimum ? 'offers.minimum' : 'offers.size', { size: squareMetres });
    },
    /** The amount before tax, or "Sur devis". */
    price({ price }: StandOffer): string {
      return price ? formatMoney(price, language) : t('offers.onQuote');
    },
    /** States that amounts are before tax. */
    note: t('offers.exTax'),
    details(kind: StandOffer['kind']): readonly [string, string] {
      const price = formatMoney(edition.prices.premiumLocation, language);
      return [t(`offers.${kind}.details.first`), t(`offers.${kind}.details.second`, { price })];
    },
  };
}
