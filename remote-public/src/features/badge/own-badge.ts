import { readItem, removeItem, writeItem } from '@mosta/shared/auth';
import { type Badge, badgeSchema } from '@mosta/shared/schemas/badge.schema';
import { OWN_STORAGE_PREFIX } from '@mosta/shared/schemas/session.schema';
import * as v from 'valibot';

/** The badge that this device showed last, for the gate where there is no network; it goes with a sign-out. */
const KEY = `${OWN_STORAGE_PREFIX}badge`;

const ownBadgeSchema = v.object({
  version: v.literal(1),
  savedAt: v.pipe(v.string(), v.isoTimestamp()),
  badge: badgeSchema,
  /** The code as SVG; missing where it could not be had. */
  code: v.nullable(v.string()),
});
export type OwnBadge = v.InferOutput<typeof ownBadgeSchema>;

/** The badge that is kept on this device. @param token of the badge that is meant; any where left out */
export function readOwnBadge(token?: string): OwnBadge | undefined {
  const text = readItem(KEY);
  const read = v.safeParse(v.pipe(v.string(), v.parseJson(), ownBadgeSchema), text);
  if (!read.success) return undefined;
  return token === undefined || read.output.badge.token === token ? read.output : undefined;
}

/** Keeps a badge in the place of the one before. @param answeredAt when the service answered it, in epoch milliseconds */
export function keepOwnBadge(badge: Badge, code: string | null, answeredAt: number): void {
  const savedAt = new Date(answeredAt).toISOString();
  const kept: OwnBadge = { version: 1, savedAt, badge, code };
  writeItem(KEY, JSON.stringify(kept));
}

/** Takes a badge off this device. */
export function forgetOwnBadge(token: string): void {
  if (readOwnBadge(token)) removeItem(KEY);
}
