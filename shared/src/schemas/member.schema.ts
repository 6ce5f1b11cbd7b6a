import * as v from 'valibot';
import { forgotPasswordSchema } from './account.schema';

/** The owner invites, removes and hands over; in everything else the members of an exhibitor do the same. */
export const MEMBER_ROLES = ['owner', 'member'] as const;
export const memberRoleSchema = v.picklist(MEMBER_ROLES);
export type MemberRole = v.InferOutput<typeof memberRoleSchema>;

/** Accounts that act for one exhibitor, with those that are invited. */
export const MOST_MEMBERS = 20;

const instantSchema = v.pipe(v.string(), v.isoTimestamp());

export const memberSchema = v.object({
  /** Of the account. */
  _id: v.string(),
  nom: v.string(),
  prenom: v.nullable(v.string()),
  email: v.string(),
  role: memberRoleSchema,
  joinedAt: instantSchema,
});
export type Member = v.InferOutput<typeof memberSchema>;

export const invitationSchema = v.object({
  _id: v.string(),
  email: v.string(),
  sentAt: instantSchema,
  expiresAt: instantSchema,
});
export type Invitation = v.InferOutput<typeof invitationSchema>;

/** Answer of `GET /v1/member`. */
export const memberListSchema = v.object({
  /** The caller's. */
  role: memberRoleSchema,
  /** The owner first, then by the day on which they joined. */
  members: v.array(memberSchema),
  /** Those that can still be accepted, the newest first; none for whoever is not the owner. */
  invitations: v.array(invitationSchema),
});
export type MemberList = v.InferOutput<typeof memberListSchema>;

export const invitationInputSchema = v.pick(forgotPasswordSchema, ['email']);
export type InvitationInput = v.InferOutput<typeof invitationInputSchema>;

/** By the token of the link in the mail. */
export const invitationTokenSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** What whoever holds the link sees before accepting. */
export const openedInvitationSchema = v.object({
  /** The company's name; null before its first participation. */
  company: v.nullable(v.string()),
  /** Who invites. */
  inviter: v.string(),
  expiresAt: instantSchema,
});
export type OpenedInvitation = v.InferOutput<typeof openedInvitationSchema>;
