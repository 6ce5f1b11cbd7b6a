import * as v from 'valibot';

/** `Exhibitor` is the specification's; `Organizer` is the fair's staff. */
export const ROLES = ['Exhibitor', 'Organizer'] as const;
export const roleSchema = v.picklist(ROLES);
export type Role = v.InferOutput<typeof roleSchema>;

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

export const loginInputSchema = v.object({
  email: emailSchema,
  password: v.pipe(
    v.string('Saisissez votre mot de passe.'),
    v.nonEmpty('Saisissez votre mot de passe.'),
    v.maxLength(PASSWORD_MAX, 'Ce mot de passe est trop long.'),
  ),
});
export type LoginInput = v.InferOutput<typeof loginInputSchema>;

export const signupInputSchema = v.object({
  nom: v.pipe(
    v.string('Saisissez votre nom.'),
    v.trim(),
    v.nonEmpty('Saisissez votre nom.'),
    v.maxLength(120, 'Ce nom est trop long.'),
  ),
  prenom: v.pipe(
    v.string('Saisissez votre prénom.'),
    v.trim(),
    v.nonEmpty('Saisissez votre prénom.'),
    v.maxLength(120, 'Ce prénom est trop long.'),
  ),
  email: emailSchema,
  password: v.pipe(
    v.string('Choisissez un mot de passe.'),
    v.minLength(PASSWORD_MIN, `Le mot de passe compte au moins ${PASSWORD_MIN} caractères.`),
    v.maxLength(PASSWORD_MAX, `Le mot de passe compte au plus ${PASSWORD_MAX} caractères.`),
  ),
});
export type SignupInput = v.InferOutput<typeof signupInputSchema>;

/** `expires` is an ISO 8601 instant. */
export const tokenSchema = v.object({
  token: v.string(),
  expires: v.pipe(v.string(), v.isoTimestamp()),
});
export const tokenPairSchema = v.object({ access: tokenSchema, refresh: tokenSchema });

/** Answer of `/auth/login`, `/auth/signup` and `/auth/refresh-tokens`. */
export const sessionAnswerSchema = v.object({
  role: roleSchema,
  user: userSchema,
  access: tokenSchema,
  refresh: tokenSchema,
});
export type SessionAnswer = v.InferOutput<typeof sessionAnswerSchema>;

export const refreshInputSchema = v.object({
  refreshToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4096)),
});
