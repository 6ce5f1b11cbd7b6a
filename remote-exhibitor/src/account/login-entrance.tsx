import { useSearchParams } from '@mosta/shared/router';
import { AccountFrame } from './account-frame';
import { AccountGate } from './account-gate';
import { ForgotForm } from './forgot-form';
import { LoginForm } from './login-form';
import { LoginNotice } from './login-notice';
import { FORGOT_PARAMETER, RESET_PARAMETER } from './next-path';
import { ResetForm } from './reset-form';

/** Signing in, asking for a new password, or choosing one: the address says which. */
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
