import { OverNotice } from '@mosta/shared/forms/over-notice';
import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { Section } from '@mosta/shared/ui';
import { Participation } from './participation';
import { PARTICIPATION_SCENE } from './participation-scene';

export default function ParticipationPage() {
  const edition = useEdition();
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <SceneHeading
        scene={PARTICIPATION_SCENE}
        title={t('pages.participation.title')}
        lead={
          edition.registrations === 'open' &&
          edition.phase !== 'after' &&
          t('participationForm.lead')
        }
      />
      <Section compact>
        {edition.registrations === 'open' && <OverNotice />}
        <Participation registrations={edition.registrations} />
      </Section>
    </>
  );
}
