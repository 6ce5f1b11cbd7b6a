import * as v from 'valibot';
import { organizerSchema, roleSchema, userSchema } from './account.schema';

/** The browser-stored item named `auth` (specification, sections 3 and 4). */
export const authSchema = v.object({
  // an item that another version stored may lack them: the menu then says "Exhibitor" (specification, section 2)
  user: v.object({
    ...userSchema.entries,
    nom: v.nullish(v.string(), ''),
    email: v.nullish(v.string(), ''),
  }),
  role: roleSchema,
  /** Missing for an exhibitor, and in an item from before organisers had roles. */
  organizer: v.optional(organizerSchema),
  accessToken: v.pipe(v.string(), v.nonEmpty()),
});
export type Auth = v.InferOutput<typeof authSchema>;

/**
 * What begins so in local storage is one person's although no account has it, such as a badge: signing out removes it
 * with the session.
 */
export const OWN_STORAGE_PREFIX = 'own:';

export const AUTH_STORAGE_KEY = 'auth';
export const REFRESH_TOKEN_STORAGE_KEY = 'refreshToken';
/** Access token of the session that the API no longer renews; other sessions are not affected. */
export const EXPIRED_STORAGE_KEY = 'authExpired';
