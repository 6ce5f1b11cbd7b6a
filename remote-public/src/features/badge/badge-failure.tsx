import { FormFailure } from '@mosta/shared/forms/form-failure';
import { useTranslation } from '@mosta/shared/i18n';
import type { AppError } from '@mosta/shared/queries';
import { useErrorText } from '@mosta/shared/shell';

/** Why the request failed; a badge that exists already is not shown as an error. */
export function BadgeFailure({ failure }: { failure: AppError }) {
  const { t } = useTranslation('public');
  const errorText = useErrorText();
  if (failure.code === 'BADGE_EXISTS') {
    return (
      <FormFailure severity="info" title={t('badgeForm.exists.title')}>
        {t('badgeForm.exists.text')}
      </FormFailure>
    );
  }
  if (failure.code === 'REGISTRATIONS_CLOSED') {
    return (
      <FormFailure severity="info" title={t('badgeForm.closed.title')}>
        {t('badgeForm.closed.text')}
      </FormFailure>
    );
  }
  return <FormFailure title={t('badgeForm.failure')}>{errorText(failure)}</FormFailure>;
}
