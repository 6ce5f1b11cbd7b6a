import { useTranslation } from '@mosta/shared/i18n';
import { ButtonLink, EmptyState } from '@mosta/shared/ui';
import { ELSEWHERE, PATHS } from '../paths';

/** In the form's place when the edition takes no more exhibitors. */
export function RegistrationsClosed() {
  const { t } = useTranslation('exhibitor');
  return (
    <EmptyState
      title={t('participationForm.closed')}
      action={
        <div style={{ display: 'flex', flexWrap: 'wrap', gap: 12 }}>
          <ButtonLink to={PATHS.dashboard} variant="contained">
            {t('participationForm.dashboard')}
          </ButtonLink>
          <ButtonLink to={ELSEWHERE.plan}>{t('participationForm.plan')}</ButtonLink>
        </div>
      }
    >
      {t('participationForm.closedText')}
    </EmptyState>
  );
}
