import { useTranslation } from '@mosta/shared/i18n';
import { Box, Button, EmptyState } from '@mosta/shared/ui';

/** Empty state of the favourites. */
export function NoFavourites() {
  const { t } = useTranslation('public');
  return (
    <EmptyState title={t('schedule.noFavourites.title')}>
      {t('schedule.noFavourites.text')}
    </EmptyState>
  );
}

/** Empty state while nothing of the programme is published. */
export function NoProgramme() {
  const { t } = useTranslation('public');
  return (
    <EmptyState title={t('schedule.noProgramme.title')}>
      {t('schedule.noProgramme.text')}
    </EmptyState>
  );
}

/** Empty state of a day when the chosen categories have no entry. */
export function NothingOfCategory({ onReset }: { onReset: () => void }) {
  const { t } = useTranslation('public');
  return (
    <Box sx={{ mb: 8 }}>
      <EmptyState
        title={t('schedule.nothing.title')}
        action={
          <Button variant="outlined" onClick={onReset}>
            {t('schedule.nothing.reset')}
          </Button>
        }
      >
        {t('schedule.nothing.text')}
      </EmptyState>
    </Box>
  );
}
