import { and, eq, gt, isNull, sql } from 'drizzle-orm';
import { standHolds } from '../../tables/hold';
import { stands } from '../../tables/stand';

/** An option that runs. The database's clock decides, since processes may disagree. */
export const ACTIVE = and(isNull(standHolds.endedAt), gt(standHolds.expiresAt, sql`now()`));

/** Joins a stand with the option that somebody has on it. */
export const HELD_STAND = and(
  eq(standHolds.edition, stands.edition),
  eq(standHolds.standCode, stands.code),
  ACTIVE,
);
