import { useSession } from '@mosta/shared/auth';
import type { NavigationLink } from '@mosta/shared/contract/navigation';
import { Link } from '@mosta/shared/router';
import { Button } from '@mosta/shared/ui';
import { DRAWN, DrawnOwnPlaces, OwnPlace, SESSION_ROLE } from './own-place';

/** What the header ends with: the one filled button, in whose place who is signed in sees the own home. */
export function HeaderAction({ action }: { action: NavigationLink | undefined }) {
  const auth = useSession();
  const isDrawn = typeof document === 'undefined';
  if (auth) return <OwnPlace auth={auth} />;
  return (
    <>
      {isDrawn && <DrawnOwnPlaces />}
      {action && (
        <Button
          component={Link}
          to={action.path}
          variant="contained"
          color="secondary"
          {...(isDrawn && { [DRAWN]: '' })}
          sx={FILLED}
        >
          {action.label}
        </Button>
      )}
    </>
  );
}

/** One rule for the drawn and the live header, as of the own place. */
const FILLED = {
  display: { xs: 'none', lg: 'inline-flex' },
  whiteSpace: 'nowrap',
  [`html[${SESSION_ROLE}] &[${DRAWN}]`]: { display: 'none' },
};
