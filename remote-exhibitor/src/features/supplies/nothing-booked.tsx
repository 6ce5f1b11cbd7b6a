import { useTranslation } from '@mosta/shared/i18n';
import { Link } from '@mosta/shared/router';
import { Button, EmptyState } from '@mosta/shared/ui';
import { PATHS } from '../../paths';

/** In the place of a table without rows. */
export function NothingBooked() {
  const { t } = useTranslation('exhibitor');
  return (
    <EmptyState
      title={t('supplies.empty.title')}
      action={
        <Button component={Link} to={PATHS.simulation} variant="outlined">
          {t('supplies.empty.action')}
        </Button>
      }
    >
      {t('supplies.empty.text')}
    </EmptyState>
  );
}
