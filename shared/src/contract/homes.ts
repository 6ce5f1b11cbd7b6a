import type { Role } from '../schemas/account.schema';

/**
 * Where each role begins after signing in (docs/decisions/0025, 0069). Each is a guarded route of a remote that names the
 * role in its `roles`.
 */
export const HOMES: Readonly<Record<Role, string>> = {
  Exhibitor: '/dashboard-exposant',
  Organizer: '/organisation',
};
