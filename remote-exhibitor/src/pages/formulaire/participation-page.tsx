import { useTranslation } from '@mosta/shared/i18n';
import { PageHeading } from '@mosta/shared/ui';

export default function ParticipationPage() {
  const { t } = useTranslation('exhibitor');
  return (
    <PageHeading
      title={t('pages.participation.title')}
      lead={t('pages.participation.description')}
    />
  );
}
