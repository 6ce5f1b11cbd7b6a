import { endSession, readRefreshToken, startSession, useSession } from '@mosta/shared/auth';
import { useConnectionState } from '@mosta/shared/realtime';
import { sampleSession } from '@mosta/shared/testing/sample-session';
import { Box, Button } from '@mosta/shared/ui';

/** Name that the stub gives the session; no person is called so. */
const CHANGED_NAME = 'Nom changé par le remote d’essai';

/** The page's one session and one socket as this build sees them, and ways to change the session. */
export function SessionPanel({ label }: { label: string }) {
  const session = useSession();
  const connection = useConnectionState();
  return (
    <Box component="section" aria-label={label} sx={{ p: 5, my: 4, border: '1px solid' }}>
      <p>Utilisateur : {session?.user.nom ?? 'aucun'}</p>
      <p>Connexion temps réel : {connection}</p>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="outlined" onClick={renameUser} disabled={session === null}>
          Changer le nom
        </Button>
        <Button
          variant="outlined"
          onClick={() => startSession(sampleSession('Exhibitor'))}
          disabled={session !== null}
        >
          Ouvrir une session fictive
        </Button>
        <Button variant="outlined" onClick={endSession} disabled={session === null}>
          Fermer la session
        </Button>
      </Box>
    </Box>
  );

  /** The tokens stay: the API goes on knowing who is there. */
  function renameUser() {
    if (!session) return;
    const { expires } = sampleSession(session.role).access;
    startSession({
      role: session.role,
      user: { ...session.user, nom: CHANGED_NAME },
      access: { token: session.accessToken, expires },
      refresh: { token: readRefreshToken() ?? '', expires },
    });
  }
}
