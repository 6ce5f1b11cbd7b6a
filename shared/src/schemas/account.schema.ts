import * as v from 'valibot';
import { ORGANIZER_ROLES } from '../domain/organizer-roles';
import { consentSchema, consentVersionSchema } from './consent.schema';
import { personNameSchema } from './text.schema';

/** `Exhibitor` is the specification's; `Organizer` is the fair's staff. */
export const ROLES = ['Exhibitor', 'Organizer'] as const;
export const roleSchema = v.picklist(ROLES);
export type Role = v.InferOutput<typeof roleSchema>;

export const organizerRoleSchema = v.picklist(ORGANIZER_ROLES);

/** What an organiser's account may do. */
export const organizerSchema = v.object({
  role: organizerRoleSchema,
  /** The portal opens nothing but the own account until the second factor is set up. */
  owesSecondFactor: v.optional(v.boolean()),
});
export type Organizer = v.InferOutput<typeof organizerSchema>;

export const userSchema = v.object({
  _id: v.string(),
  nom: v.string(),
  prenom: v.optional(v.string()),
  email: v.pipe(v.string(), v.email()),
});
export type User = v.InferOutput<typeof userSchema>;

const emailSchema = v.pipe(
  v.string('Saisissez votre adresse e-mail.'),
  v.trim(),
  v.nonEmpty('Saisissez votre adresse e-mail.'),
  v.email('Cette adresse e-mail est incomplète.'),
  v.maxLength(254, 'Cette adresse e-mail est trop longue.'),
  v.toLowerCase(),
);

export const PASSWORD_MIN = 10;
export const PASSWORD_MAX = 128;

/** A code of an authenticator app, or a recovery code, as it was typed. */
export const secondFactorCodeSchema = v.pipe(
  v.string('Saisissez le code.'),
  v.trim(),
  v.nonEmpty('Saisissez le code.'),
  v.maxLength(40, 'Ce code est trop long.'),
);

export const loginInputSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string('Saisissez votre mot de passe.'),
    v.nonEmpty('Saisissez votre mot de passe.'),
    v.maxLength(PASSWORD_MAX, 'Ce mot de passe est trop long.'),
  ),
  /** For an account with a second factor: `SECOND_FACTOR_REQUIRED` asks for it. */
  code: v.optional(secondFactorCodeSchema),
});
export type LoginInput = v.InferOutput<typeof loginInputSchema>;

const newPasswordSchema = v.pipe(
  v.string('Choisissez un mot de passe.'),
  v.minLength(PASSWORD_MIN, `Le mot de passe compte au moins ${PASSWORD_MIN} caractères.`),
  v.maxLength(PASSWORD_MAX, `Le mot de passe compte au plus ${PASSWORD_MAX} caractères.`),
);

export const signupInputSchema = v.object({
  nom: personNameSchema(120, 'Saisissez votre nom.'),
  prenom: personNameSchema(120, 'Saisissez votre prénom.'),
  email: emailSchema,
  password: newPasswordSchema,
});
export type SignupInput = v.InferOutput<typeof signupInputSchema>;

/** What `/auth/signup` takes: the form's fields, and the version of the text that the person agreed to. */
export const signupRequestSchema = v.object({
  ...signupInputSchema.entries,
  consent: v.optional(consentVersionSchema),
});
export type SignupRequest = v.InferOutput<typeof signupRequestSchema>;

/** `expires` is an ISO 8601 instant. */
export const tokenSchema = v.object({
  token: v.string(),
  expires: v.pipe(v.string(), v.isoTimestamp()),
});

/** Answer of `/auth/login`, `/auth/signup` and `/auth/refresh-tokens`. */
export const sessionAnswerSchema = v.object({
  role: roleSchema,
  user: userSchema,
  /** Missing for an exhibitor. */
  organizer: v.optional(organizerSchema),
  access: tokenSchema,
  refresh: tokenSchema,
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswerSchema>;

export const refreshInputSchema = v.object({
  refreshToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
});

/** Answer of `GET /v1/account`: what the signed-in person may see and change of the account. */
export const accountSchema = v.object({
  role: roleSchema,
  user: userSchema,
  /** Missing for an exhibitor. */
  organizer: v.optional(organizerSchema),
  /** Whether the owner of the mailbox has confirmed the address; options on stands ask for it. */
  emailVerified: v.boolean(),
  /** The address that takes its place once it is confirmed, and until when the link of its mail does that. */
  emailChange: v.nullable(
    v.object({ email: v.string(), expires: v.pipe(v.string(), v.isoTimestamp()) }),
  ),
  /** When the account was made. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** The oldest first. */
  consents: v.array(consentSchema),
});
export type Account = v.InferOutput<typeof accountSchema>;

/** What `PATCH /v1/account` changes; a field that is missing stays as it is. */
export const accountChangeSchema = v.partial(v.pick(signupInputSchema, ['nom', 'prenom']));
export type AccountChange = v.InferOutput<typeof accountChangeSchema>;

const currentPasswordSchema = loginInputSchema.entries.password;

/** What `POST /v1/account/email` takes: the wanted address, and the password, which a borrowed browser does not know. */
export const emailChangeSchema = v.object({
  email: emailSchema,
  password: currentPasswordSchema,
});
export type EmailChange = v.InferOutput<typeof emailChangeSchema>;

export const passwordChangeSchema = v.object({
  current: currentPasswordSchema,
  next: newPasswordSchema,
});
export type PasswordChange = v.InferOutput<typeof passwordChangeSchema>;

export const forgotPasswordSchema = v.object({ email: emailSchema });

export const resetPasswordSchema = v.object({
  /** Of the link in the mail. */
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
  password: newPasswordSchema,
});
export type ResetPassword = v.InferOutput<typeof resetPasswordSchema>;

/** By the link of the mail that a new account, or a new address, is sent. */
export const confirmEmailSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(200)),
});

/** The password confirms that it is the account's owner who erases it. */
export const eraseAccountSchema = v.object({ password: currentPasswordSchema });
