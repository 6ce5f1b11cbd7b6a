import { useTranslation } from '@mosta/shared/i18n';
import { Typography } from '@mosta/shared/ui';
import { Counts } from './counts';
import { ParticipationList } from './participation-list';
import { SearchField } from './search-field';

/** What waits for the organisers, and the participations to choose from. */
export function Overview() {
  const { t } = useTranslation('exhibitor');
  return (
    <>
      <Typography variant="h3" component="h2" sx={{ color: 'olive', mb: 5 }}>
        {t('organisation.waiting')}
      </Typography>
      <Counts />
      <Typography variant="h4" component="h2" sx={{ color: 'olive', mt: 10, mb: 4 }}>
        {t('organisation.list.title')}
      </Typography>
      <SearchField />
      <ParticipationList />
    </>
  );
}
