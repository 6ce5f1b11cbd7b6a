import { useSession } from '@mosta/shared/auth';
import { type Area, mayRead, mayWrite } from '@mosta/shared/domain/organizer-areas';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';
import { type ShownEdition, useShownEdition } from './shown-edition';

/** What the signed-in organiser may see and do; the API refuses the rest by itself (decision 0082). */
export type Rights = {
  role: OrganizerRole;
  /** The portal opens the own account alone until a second factor is set up (decision 0083). */
  owesSecondFactor: boolean;
  mayRead: (area: Area) => boolean;
  mayWrite: (area: Area) => boolean;
};

/**
 * The rights of the session. One that began before there were roles is an owner's, as its account became. Who looks at
 * another edition only reads, but for money that still comes for a former one (decision 0101), and for what a draft will
 * say to its public (decision 0117).
 */
export function useRights(): Rights {
  const shown = useShownEdition();
  const { role = 'owner', owesSecondFactor = false } = useSession()?.organizer ?? {};
  const isOpen = (area: Area) => !owesSecondFactor || area === 'own';
  return {
    role,
    owesSecondFactor,
    mayRead: (area) => isOpen(area) && mayRead(role, area),
    mayWrite: (area) => isOpen(area) && mayWrite(role, area) && isWritable(shown, area),
  };
}

const PREPARED: readonly Area[] = ['content', 'letter'];

function isWritable({ year, state }: ShownEdition, area: Area): boolean {
  if (year === null || area === 'own') return true;
  if (state === 'draft') return PREPARED.includes(area);
  return area === 'payment' && (state === 'open' || state === 'closed');
}
