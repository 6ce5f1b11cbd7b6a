import { useSession } from '@mosta/shared/auth';
import { HOMES } from '@mosta/shared/contract/homes';
import type { NavigationLink } from '@mosta/shared/contract/navigation';
import { Link } from '@mosta/shared/router';
import type { Role } from '@mosta/shared/schemas/account.schema';
import { Button } from '@mosta/shared/ui';
import { DrawnOwnPlace, OwnPlace, SESSION_ROLE } from './own-place';

const ROLES = Object.keys(HOMES) as Role[];

/** What the header ends with: the one filled button, in whose place who is signed in sees the own home. */
export function HeaderAction({ action }: { action: NavigationLink | undefined }) {
  const auth = useSession();
  const isDrawn = typeof document === 'undefined';
  if (auth) return <OwnPlace auth={auth} />;
  return (
    <>
      {isDrawn && ROLES.map((role) => <DrawnOwnPlace key={role} role={role} />)}
      {action && (
        <Button
          component={Link}
          to={action.path}
          variant="contained"
          color="secondary"
          sx={{
            display: { xs: 'none', lg: 'inline-flex' },
            whiteSpace: 'nowrap',
            ...(isDrawn && { [`html[${SESSION_ROLE}] &`]: { display: 'none' } }),
          }}
        >
          {action.label}
        </Button>
      )}
    </>
  );
}
