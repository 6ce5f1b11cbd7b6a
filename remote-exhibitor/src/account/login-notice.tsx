import { useTranslation } from '@mosta/shared/i18n';
import { useLocation } from '@mosta/shared/router';
import { Alert } from '@mosta/shared/ui';

/** State of the navigation that leads to the login page once a new password is saved. */
export const PASSWORD_RESET = 'password-reset';

/** Says above the login form what led to it. */
export function LoginNotice() {
  const { t } = useTranslation('exhibitor');
  const { state } = useLocation();
  if (state !== PASSWORD_RESET) return null;
  return (
    <Alert severity="success" role="status" sx={{ mb: 5 }}>
      {t('account.reset.done')}
    </Alert>
  );
}
