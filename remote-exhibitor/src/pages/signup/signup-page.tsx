import { AccountFrame } from '../../features/account/account-frame';
import { AccountGate } from '../../features/account/account-gate';
import { SignupForm } from '../../features/account/signup-form';

export default function SignupPage() {
  return (
    <AccountFrame kind="signup">
      <AccountGate>
        <SignupForm />
      </AccountGate>
    </AccountFrame>
  );
}
