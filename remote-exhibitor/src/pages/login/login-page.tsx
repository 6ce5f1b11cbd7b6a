import { LoginEntrance } from '../../features/account/login-entrance';

export default function LoginPage() {
  return <LoginEntrance />;
}
