import { formatMoney, money } from '@mosta/shared/domain/money';
import { formatDate, useLanguage, useTranslation } from '@mosta/shared/i18n';
import type { OrganizerPromo } from '@mosta/shared/schemas/organizer-promo.schema';
import { useMemo } from 'react';

const DAY = { day: 'numeric', month: 'short', year: 'numeric' } as const;

type Promo = OrganizerPromo['promo'];

/** What a code takes off, when it is valid and how often it was used, in words. */
export function usePromoTexts() {
  const { t } = useTranslation('organiser');
  const language = useLanguage();
  return useMemo(() => {
    const day = (date: string) => formatDate(language, `${date}T12:00:00Z`, DAY);
    return {
      discountOf: ({ discountValue, currency }: Promo) =>
        currency
          ? formatMoney(money(discountValue, currency), language)
          : t('promo.percent', { percent: discountValue }),
      daysOf: ({ from, until }: Promo) => {
        if (from && until) return t('promo.days', { from: day(from), until: day(until) });
        if (from) return t('promo.from', { from: day(from) });
        return until ? t('promo.until', { until: day(until) }) : t('promo.always');
      },
      usesOf: ({ uses, promo: { maxUses } }: OrganizerPromo) =>
        maxUses === null
          ? t('common.number', { count: uses })
          : t('promo.usesOf', { uses, most: maxUses }),
    };
  }, [t, language]);
}
