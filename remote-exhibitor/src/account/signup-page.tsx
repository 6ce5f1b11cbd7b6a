import { AccountFrame } from './account-frame';
import { AccountGate } from './account-gate';
import { SignupForm } from './signup-form';

export default function SignupPage() {
  return (
    <AccountFrame kind="signup">
      <AccountGate>
        <SignupForm />
      </AccountGate>
    </AccountFrame>
  );
}
