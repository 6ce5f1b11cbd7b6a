import { EDITION } from '@mosta/shared/domain/edition';
import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading, Section, WheatDrawing } from '@mosta/shared/ui';
import { NextSteps } from '../../features/offer/next-steps';
import { ParticipationChecklist } from '../../features/offer/participation-checklist';

export default function ParticipationPage() {
  const { t } = useTranslation('exhibitor');
  const notice =
    EDITION.registrations === 'open' ? t('participation.notYet') : t('participation.closed');
  return (
    <>
      <PageHeading
        title={t('pages.participation.title')}
        lead={t('participation.lead')}
        art={<WheatDrawing />}
      />
      <Section compact>
        <ParticipationChecklist />
        <NextSteps notice={notice} other="prices" />
      </Section>
    </>
  );
}
