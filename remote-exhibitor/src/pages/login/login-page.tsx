import { AccountFrame } from '../../features/account/account-frame';
import { AccountGate } from '../../features/account/account-gate';
import { LoginForm } from '../../features/account/login-form';

export default function LoginPage() {
  return (
    <AccountFrame kind="login">
      <AccountGate>
        <LoginForm />
      </AccountGate>
    </AccountFrame>
  );
}
