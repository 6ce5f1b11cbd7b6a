import { ROLES, type Role, type SessionAnswer } from '../schemas/account.schema';
import { AUTH_STORAGE_KEY, type Auth, REFRESH_TOKEN_STORAGE_KEY } from '../schemas/session.schema';

export type SampleRole = Role;

/** No service knows such a token; it says whose it is, so that a renewed session is the same one. */
const tokenOf = (role: Role) => `jeton-fictif-${role}`;
/** Who opens a guarded page that names no role. */
export const USUAL_ROLE: SampleRole = 'Exhibitor';
const TEN_MINUTES = 10 * 60_000;

const NAMES: Readonly<Record<Role, string>> = {
  Exhibitor: 'Exposant d’essai',
  Organizer: 'Organisateur d’essai',
};

/** What signing in answers in a portal of stubs: a session of nobody, that no service has opened. */
export function sampleSession(role: Role, now = new Date()): SessionAnswer {
  const token = {
    token: tokenOf(role),
    expires: new Date(now.getTime() + TEN_MINUTES).toISOString(),
  };
  return {
    role,
    user: { _id: 'essai', nom: NAMES[role], email: 'essai@exemple.dz' },
    access: token,
    refresh: token,
  };
}

/** The same session as a browser stores it: items of the local storage, by name. */
export function storedSession(role: Role): { name: string; value: string }[] {
  const { user, access, refresh } = sampleSession(role);
  const auth: Auth = { user, role, accessToken: access.token };
  return [
    { name: REFRESH_TOKEN_STORAGE_KEY, value: refresh.token },
    { name: AUTH_STORAGE_KEY, value: JSON.stringify(auth) },
  ];
}

/** Whose session a refresh token renews; undefined where it is of another portal. */
export function roleOfToken(token: string): Role | undefined {
  return ROLES.find((role) => tokenOf(role) === token);
}
