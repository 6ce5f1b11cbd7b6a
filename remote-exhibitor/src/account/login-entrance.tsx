import { useSearchParams } from '@mosta/shared/router';
import { AcceptInvitation } from './accept-invitation';
import { AccountFrame } from './account-frame';
import { AccountGate } from './account-gate';
import { ConfirmEmail } from './confirm-email';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { LoginNotice } from './login-notice';
import {
  CONFIRM_PARAMETER,
  FORGOT_PARAMETER,
  INVITATION_PARAMETER,
  RESET_PARAMETER,
} from './next-path';
import { ResetForm } from './reset-form';

/** Signing in, asking for a new password, choosing one, confirming an address, or accepting an invitation: the page's address says which. */
export function LoginEntrance() {
  const [parameters] = useSearchParams();
  const token = parameters.get(RESET_PARAMETER);
  if (token) {
    return (
      <AccountFrame kind="reset" key="reset">
        <ResetForm token={token} />
      </AccountFrame>
    );
  }
  const confirmation = parameters.get(CONFIRM_PARAMETER);
  if (confirmation) {
    return (
      <AccountFrame kind="confirm" key="confirm">
        <ConfirmEmail token={confirmation} />
      </AccountFrame>
    );
  }
  const invitation = parameters.get(INVITATION_PARAMETER);
  if (invitation) {
    return (
      <AccountFrame kind="invitation" key="invitation">
        <AcceptInvitation token={invitation} />
      </AccountFrame>
    );
  }
  if (parameters.has(FORGOT_PARAMETER)) {
    return (
      <AccountFrame kind="forgot" key="forgot">
        <ForgotForm />
      </AccountFrame>
    );
  }
  return (
    <AccountFrame kind="login" key="login">
      <AccountGate>
        <LoginNotice />
        <LoginForm />
      </AccountGate>
    </AccountFrame>
  );
}
