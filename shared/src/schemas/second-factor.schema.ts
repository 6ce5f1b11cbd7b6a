import * as v from 'valibot';
import { loginInputSchema, secondFactorCodeSchema } from './account.schema';

/** Answer of `GET /v1/account/second-factor`. */
export const secondFactorStateSchema = v.strictObject({
  /** When it was set up; null: it is not. */
  since: v.nullable(v.pipe(v.string(), v.isoTimestamp())),
  /** Recovery codes that are still good. */
  recoveryCodes: v.pipe(v.number(), v.safeInteger(), v.minValue(0)),
  /** Whether the portal opens nothing but the own account without it. */
  demanded: v.boolean(),
});
export type SecondFactorState = v.InferOutput<typeof secondFactorStateSchema>;

/** The password, which a borrowed browser does not know. */
export const beginSecondFactorSchema = v.strictObject({
  password: loginInputSchema.entries.password,
});
export type BeginSecondFactor = v.InferOutput<typeof beginSecondFactorSchema>;

/** What an authenticator app is to know: shown once. */
export const newSecondFactorSchema = v.strictObject({
  /** In base 32, for typing. */
  secret: v.string(),
  /** `otpauth:` address, for a QR code. */
  uri: v.string(),
});
export type NewSecondFactor = v.InferOutput<typeof newSecondFactorSchema>;

/** A first code of the app. */
export const confirmSecondFactorSchema = v.strictObject({ code: secondFactorCodeSchema });

/** Shown once; each opens the account once in place of a code of the app. */
export const recoveryCodesSchema = v.strictObject({ codes: v.array(v.string()) });

/** Password and code, for what weakens the account's protection. */
export const secondFactorProofSchema = v.strictObject({
  password: loginInputSchema.entries.password,
  code: secondFactorCodeSchema,
});
export type SecondFactorProof = v.InferOutput<typeof secondFactorProofSchema>;
