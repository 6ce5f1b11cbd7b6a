import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';

export default function SignupPage() {
  const { t } = useTranslation('exhibitor');
  return <PageHeading title={t('pages.signup.title')} lead={t('pages.signup.description')} />;
}
