import { SHARED_NAMESPACE, useTranslation } from '@mosta/shared/i18n';
import type { Letter, LetterAudience } from '@mosta/shared/schemas/letter.schema';
import { PARTICIPATION_STAGES } from '@mosta/shared/schemas/progress.schema';
import { readersOf } from './letter-values';

type Described = Pick<Letter, 'exhibitors'> & { audience: LetterAudience };

/** Says in a line whom a letter is for. */
export function useAudienceText(): (described: Described) => string {
  const { t } = useTranslation('organiser');
  const { t: tShared } = useTranslation(SHARED_NAMESPACE);
  return ({ audience, exhibitors }) => {
    if (audience.kind === 'exhibitors') {
      const [only] = exhibitors;
      if (only && audience.exhibitors.length === 1) return only.company;
      return t('mailing.audience.named', { count: audience.exhibitors.length });
    }
    if (readersOf(audience) === 'all') return t('mailing.readers.all.label');
    const { stages, payment, sectors, country } = audience;
    return [
      PARTICIPATION_STAGES.filter((stage) => stages.includes(stage))
        .map((stage) => t(`common.stages.${stage}`))
        .join(', '),
      payment === 'any' ? '' : t(`mailing.payments.${payment}`),
      sectors.map((sector) => tShared(`sectors.${sector}`)).join(', '),
      country,
    ]
      .filter(Boolean)
      .join(' · ');
  };
}
