import { useTranslation } from '@mosta/shared/i18n';
import { Box, ButtonLink, EmptyState } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../../paths';

/** Says what will be here and where it is added. */
export function VisitEmpty() {
  const { t } = useTranslation('public');
  return (
    <EmptyState
      title={t('visit.empty.title')}
      action={
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
          <ButtonLink to={PATHS.program}>{t('visit.empty.programme')}</ButtonLink>
          <ButtonLink to={PATHS.confirmed} variant="outlined">
            {t('visit.empty.directory')}
          </ButtonLink>
          <ButtonLink to={ELSEWHERE.plan} variant="outlined">
            {t('visit.empty.plan')}
          </ButtonLink>
        </Box>
      }
    >
      {t('visit.empty.text')}
    </EmptyState>
  );
}
