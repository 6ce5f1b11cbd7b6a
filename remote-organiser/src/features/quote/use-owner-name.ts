import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteSummary } from '@mosta/shared/schemas/organizer-quote.schema';

/** Names who has a quote: the company, the person before the first dossier, or a visitor without account. */
export function useOwnerName(): (quote: Pick<QuoteSummary, 'owner'>) => string {
  const { t } = useTranslation('organiser');
  return ({ owner }) => owner?.company || owner?.person || t('quotes.visitor');
}
