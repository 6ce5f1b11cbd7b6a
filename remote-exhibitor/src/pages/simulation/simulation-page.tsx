import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';

export default function SimulationPage() {
  const { t } = useTranslation('exhibitor');
  return (
    <PageHeading title={t('pages.simulation.title')} lead={t('pages.simulation.description')} />
  );
}
