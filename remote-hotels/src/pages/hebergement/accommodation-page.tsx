import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading, Section } from '@mosta/shared/ui';
import { HotelDirectory } from '../../features/hotel/hotel-directory';
import { StayDrawing } from './stay-drawing';

export default function AccommodationPage() {
  const { t } = useTranslation('hotels');
  return (
    <>
      <PageHeading title={t('page.heading')} lead={t('page.lead')} art={<StayDrawing />} />
      <Section compact>
        <HotelDirectory />
      </Section>
    </>
  );
}
