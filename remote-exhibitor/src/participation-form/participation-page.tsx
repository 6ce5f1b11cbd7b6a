import { useTranslation } from '@mosta/shared/i18n';
import { WheatDrawing } from '@mosta/shared/illustrations';
import { useEdition } from '@mosta/shared/queries';
import { PageHeading, Section } from '@mosta/shared/ui';
import { Participation } from './participation';

export default function ParticipationPage() {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <PageHeading
        title={t('pages.participation.title')}
        lead={t('participationForm.lead')}
        art={<WheatDrawing />}
      />
      <Section compact>
        <Participation registrations={edition.registrations} />
      </Section>
    </>
  );
}
