import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, EmptyState } from '@mosta/shared/ui';
import { PATHS } from '../../paths';

/** In the place of a table without rows. Where orders are taken, the button that opens them stands above. */
export function NothingBooked({ ordering }: { ordering: boolean }) {
  const { t } = useTranslation('exhibitor');
  if (ordering) {
    return <EmptyState title={t('supplies.empty.title')}>{t('supplies.empty.order')}</EmptyState>;
  }
  return (
    <EmptyState
      title={t('supplies.empty.title')}
      action={<ButtonLink to={PATHS.simulation}>{t('supplies.empty.action')}</ButtonLink>}
    >
      {t('supplies.empty.text')}
    </EmptyState>
  );
}
