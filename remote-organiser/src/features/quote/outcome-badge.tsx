import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteOutcome } from '@mosta/shared/schemas/organizer-quote.schema';
import { StateBadge, type Tone } from '@mosta/shared/workspace/state-badge';

const TONES: Record<QuoteOutcome, Tone> = {
  ...{ waiting: 'now', open: 'quiet', expired: 'quiet' },
  ...{ answered: 'good', applied: 'good' },
};

/** What became of a quote. */
export function OutcomeBadge({ outcome }: { outcome: QuoteOutcome }) {
  const { t } = useTranslation('organiser');
  return <StateBadge tone={TONES[outcome]}>{t(`quotes.outcomes.${outcome}`)}</StateBadge>;
}
