import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';

export default function DashboardPage() {
  const { t } = useTranslation('exhibitor');
  return <PageHeading title={t('pages.dashboard.title')} lead={t('pages.dashboard.description')} />;
}
