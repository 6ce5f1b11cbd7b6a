import { useTranslation } from '@mosta/shared/i18n';
import { SceneHeading } from '@mosta/shared/scenes/scene-heading';
import { Section } from '@mosta/shared/ui';
import { HotelDirectory } from '../../features/hotel/hotel-directory';
import { STAY_SCENE } from './stay-scene';

export default function AccommodationPage() {
  const { t } = useTranslation('hotels');
  return (
    <>
      <SceneHeading scene={STAY_SCENE} title={t('page.heading')} lead={t('page.lead')} />
      <Section compact>
        <HotelDirectory />
      </Section>
    </>
  );
}
