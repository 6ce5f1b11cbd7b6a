import { useSession } from '@mosta/shared/auth';
import { defineRemote } from '@mosta/shared/contract/define-remote';

/**
 * Built with its own copy of `@mosta/shared/auth` (stub.json): evaluating it is a second copy, which throws where
 * the page runs in development or test and is reported where it runs in production.
 */
function SecondSession() {
  const session = useSession();
  return (
    <>
      <h1>Remote d’essai « second-session »</h1>
      <p>Utilisateur : {session?.user.nom ?? 'aucun'}</p>
    </>
  );
}

export default defineRemote({
  contract: '^1.0.0',
  name: 'second-session',
  routes: { '*': () => Promise.resolve({ default: SecondSession }) },
  slots: { '*': () => Promise.resolve({ default: SecondSession }) },
});
