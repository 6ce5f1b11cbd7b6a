import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';

export default function LoginPage() {
  const { t } = useTranslation('exhibitor');
  return <PageHeading title={t('pages.login.title')} lead={t('pages.login.description')} />;
}
