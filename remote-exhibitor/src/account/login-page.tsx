import { LoginEntrance } from './login-entrance';

export default function LoginPage() {
  return <LoginEntrance />;
}
