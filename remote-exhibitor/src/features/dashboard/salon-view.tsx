import { useTranslation } from '@mosta/shared/i18n';
import { RemoteSlot } from '@mosta/shared/shell';
import { ViewHeading } from './view-heading';

/** The hall's plan, drawn by the part of the portal that offers it. */
export function SalonView() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <ViewHeading lead={t('dashboard.salon.text')}>
        {t('dashboard.views.salon.section')}
      </ViewHeading>
      <RemoteSlot name="floorplan/plan" />
    </>
  );
}
