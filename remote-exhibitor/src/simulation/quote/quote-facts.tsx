import { useTranslation } from '@mosta/shared/i18n';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { Typography } from '@mosta/shared/ui';

/** Whose quote it is, as it is printed, and how it is to be paid. */
export function QuoteFacts({ quote }: { quote: QuoteAnswer }) {
  const { t } = useTranslation('exhibitor');
  const { simulation, payment } = quote;
  const { nationality, sector, participationType } = simulation.personalInfo;
  return (
    <Typography sx={{ color: 'text.secondary' }}>
      <bdi lang="fr">{[nationality, sector, participationType].join(' · ')}</bdi>
      {payment && (
        <>
          <br />
          {t('simulation.quote.payment', { mode: t(`simulation.payment.${payment}`) })}
        </>
      )}
    </Typography>
  );
}
