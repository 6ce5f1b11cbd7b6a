import * as v from 'valibot';
import { LANGUAGES } from '../contract/languages';
import { forgotPasswordSchema, organizerRoleSchema, signupInputSchema } from './account.schema';

const instantSchema = v.pipe(v.string(), v.isoTimestamp());
const versionSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(1));

/** Invited, with a link that still opens or no longer does; or has chosen a password. */
export const ORGANIZER_STATES = ['invited', 'expired', 'active'] as const;

/** An organiser's account as owners see it. */
export const organizerAccountSchema = v.strictObject({
  _id: v.string(),
  nom: v.string(),
  prenom: v.nullable(v.string()),
  email: v.string(),
  role: organizerRoleSchema,
  /** Grows with every change: a change names the version that it was made on. */
  version: versionSchema,
  state: v.picklist(ORGANIZER_STATES),
  invitedAt: instantSchema,
  /** Until when the link of the invitation opens; null without one. */
  linkExpires: v.nullable(instantSchema),
  lastSignIn: v.nullable(instantSchema),
  /** Browsers where the account is signed in. */
  openSessions: v.number(),
  /** Whether signing in asks for a code too. */
  secondFactor: v.boolean(),
});
export type OrganizerAccount = v.InferOutput<typeof organizerAccountSchema>;

/** Answer of `GET /v1/organizer/colleague`: by role, then by name. */
export const organizerAccountListSchema = v.array(organizerAccountSchema);

/** Whom an owner invites, as what, and the language of the mail. */
export const newOrganizerSchema = v.strictObject({
  ...v.pick(signupInputSchema, ['nom', 'prenom']).entries,
  email: forgotPasswordSchema.entries.email,
  role: organizerRoleSchema,
  language: v.picklist(LANGUAGES),
});
export type NewOrganizer = v.InferOutput<typeof newOrganizerSchema>;

/** Another role, given on a version. */
export const organizerRoleChangeSchema = v.strictObject({
  role: organizerRoleSchema,
  version: versionSchema,
});
export type OrganizerRoleChange = v.InferOutput<typeof organizerRoleChangeSchema>;
