import { useSession } from '@mosta/shared/auth';
import { type Area, mayRead, mayWrite } from '@mosta/shared/domain/organizer-areas';
import type { OrganizerRole } from '@mosta/shared/domain/organizer-roles';

/** What the signed-in organiser may see and do; the API refuses the rest by itself (decision 0082). */
export type Rights = {
  role: OrganizerRole;
  mayRead: (area: Area) => boolean;
  mayWrite: (area: Area) => boolean;
};

/** The rights of the session. One that began before there were roles is an owner's, as its account became. */
export function useRights(): Rights {
  const role = useSession()?.organizer?.role ?? 'owner';
  return {
    role,
    mayRead: (area) => mayRead(role, area),
    mayWrite: (area) => mayWrite(role, area),
  };
}
