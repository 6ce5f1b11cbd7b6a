import { useSession } from '@mosta/shared/auth';
import { signOut } from '@mosta/shared/http';
import { useTranslation } from '@mosta/shared/i18n';
import { Link, Navigate } from '@mosta/shared/router';
import { Alert, AlertTitle, Box, Button } from '@mosta/shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { useNextPath } from './next-path';

/**
 * Decides between the form and what comes after it. A session that begins while the page is open, here or in another
 * tab, leads on; one that was there before is told of, since the visitor came to this page on purpose.
 */
export function AccountGate({ children }: { children: ReactNode }) {
  const session = useSession();
  const next = useNextPath();
  const [wasSignedIn, setWasSignedIn] = useState(session !== null);
  useEffect(() => {
    if (!session) setWasSignedIn(false);
  }, [session]);
  if (!session) return children;
  if (!wasSignedIn) return <Navigate to={next} replace />;
  return <AlreadySignedIn name={session.user.nom} email={session.user.email} next={next} />;
}

type AlreadySignedInProps = { name: string; email: string; next: string };

function AlreadySignedIn({ name, email, next }: AlreadySignedInProps) {
  const { t } = useTranslation('exhibitor');
  return (
    <Box sx={{ display: 'flex', flexDirection: 'column', gap: 5 }}>
      <Alert severity="info" role="status">
        <AlertTitle>{t('account.signedIn.title')}</AlertTitle>
        {t('account.signedIn.text', { name, email })}
      </Alert>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 3 }}>
        <Button variant="contained" component={Link} to={next}>
          {t('account.signedIn.continue')}
        </Button>
        <Button variant="outlined" onClick={() => void signOut()}>
          {t('account.signedIn.leave')}
        </Button>
      </Box>
    </Box>
  );
}
