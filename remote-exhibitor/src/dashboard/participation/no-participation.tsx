import { useTranslation } from '@mosta/shared/i18n';
import { useEdition } from '@mosta/shared/queries';
import { Link } from '@mosta/shared/router';
import { Box, Button, EmptyState } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';

/** Before the first participation: the three steps that lead to one, as plain links once the fair is over; none when it is closed too. */
export function NoParticipation() {
  const { t } = useTranslation('exhibitor');
  const { phase, registrations, year } = useEdition();
  const isOver = phase === 'after';
  if (isOver && registrations !== 'open') {
    return (
      <EmptyState title={t('participation.none.title')}>
        {t('participation.none.over', { year })}
      </EmptyState>
    );
  }
  return (
    <EmptyState
      title={t('participation.none.title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, mt: 2 }}>
          <Button component={Link} to={PATHS.simulation} variant={isOver ? 'text' : 'contained'}>
            {t('participation.none.simulate')}
          </Button>
          <Button component={Link} to={ELSEWHERE.choose} variant={isOver ? 'text' : 'outlined'}>
            {t('participation.none.choose')}
          </Button>
          <Button component={Link} to={PATHS.participation} variant={isOver ? 'text' : 'outlined'}>
            {t('participation.none.apply')}
          </Button>
        </Box>
      }
    >
      {t(isOver ? 'dashboard.days.afterOpen' : 'participation.none.text')}
    </EmptyState>
  );
}
