import type { Role } from '../schemas/account.schema';

/**
 * Where each role begins: after signing in, and instead of a page of another role (docs/decisions/0025). Each is a
 * guarded route of a remote that names the role in its `roles`.
 */
export const HOMES: Readonly<Record<Role, string>> = {
  Exhibitor: '/dashboard-exposant',
  Organizer: '/organisation/dossiers',
};

/** State of the navigation that leads somebody from a page of another role to their own home. */
export const OTHER_ROLE = 'other-role';
