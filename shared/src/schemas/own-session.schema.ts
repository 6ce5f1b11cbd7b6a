import * as v from 'valibot';

/** A browser in which an account is signed in. */
export const ownSessionSchema = v.object({
  _id: v.string(),
  /** Such as "Firefox"; null where the browser does not say, or is none. */
  browser: v.nullable(v.string()),
  /** Such as "Android"; null where the browser does not say. */
  system: v.nullable(v.string()),
  /** When it signed in. */
  since: v.pipe(v.string(), v.isoTimestamp()),
  /** When it last renewed its access, which it does every ten minutes while it is used. */
  lastUsed: v.pipe(v.string(), v.isoTimestamp()),
  /** The session that asks. */
  here: v.boolean(),
});
export type OwnSession = v.InferOutput<typeof ownSessionSchema>;

/** Answer of `GET /v1/account/session`: the last used first. */
export const ownSessionListSchema = v.array(ownSessionSchema);
