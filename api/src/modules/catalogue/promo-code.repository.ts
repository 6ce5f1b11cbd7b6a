import { algerianDay, algerianInstant } from '@mosta/shared/domain/edition-clock';
import type {
  OrganizerPromo,
  PromoContent,
  PromoState,
} from '@mosta/shared/schemas/organizer-promo.schema';
import { and, asc, eq, sql } from 'drizzle-orm';
import { inCurrentEdition, inEdition } from '../../in-edition';
import type { Executor } from '../../platform/database/database';
import { promoCodes, promoUses } from '../../tables/promo-code';

type Columns = typeof promoCodes.$inferSelect;
type PromoRow = Pick<Columns, 'code' | 'discountType' | 'discountValue' | 'currency'>;

/**
 * Those of a code that are counted for good, and those of quotes that are valid. Clock of the statement rather than of its
 * transaction: who waited for a lock sees what ended meanwhile.
 */
const USES = sql<number>`("promo_codes"."dossiers" + (
  select count(*)::int from "promo_uses" "use"
  where "use"."promo_id" = "promo_codes"."id" and "use"."until" > statement_timestamp()))`;

/** By the database's clock, since processes may disagree. A code is accepted while it is `active`. */
const STATE = sql<PromoState>`case
  when ${promoCodes.withdrawnAt} is not null then 'withdrawn'
  when ${promoCodes.validUntil} <= now() then 'expired'
  when ${promoCodes.validFrom} > now() then 'early'
  when ${promoCodes.maxUses} <= ${USES} then 'used'
  else 'active' end`;

/** A code that is accepted now. @param year of another edition than the current one */
export async function findValidPromo(
  db: Executor,
  code: string,
  year?: number,
): Promise<PromoRow | undefined> {
  const { discountType, discountValue, currency } = promoCodes;
  const [row] = await db
    .select({ code: promoCodes.code, discountType, discountValue, currency })
    .from(promoCodes)
    .where(and(isCode(code, year), eq(STATE, 'active')));
  return row;
}

/**
 * Locks a code of the current edition that is accepted now, until the transaction ends: of two quotes that want its last
 * use, the second one waits for the first, and finds it used up.
 * @returns its identifier; undefined where it is not accepted
 */
export async function lockValidPromo(
  transaction: Executor,
  code: string,
): Promise<string | undefined> {
  const [row] = await transaction
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(isCode(code))
    .for('no key update');
  if (!row) return undefined;
  const [valid] = await transaction
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(and(eq(promoCodes.id, row.id), eq(STATE, 'active')));
  return valid?.id;
}

const isCode = (code: string, year?: number) =>
  and(inEdition(promoCodes.edition, year), eq(promoCodes.code, code));

/** Counts a quote that was given with a code, as long as the quote is valid. */
export async function addUse(
  transaction: Executor,
  use: { promoId: string; quoteId: string; until: Date },
): Promise<void> {
  await transaction.insert(promoUses).values(use);
}

/**
 * Counts the use of a quote for good, since a dossier takes its discount over.
 * @returns false where its use had ended before the code was locked, and the code has no other left
 */
export async function keepUse(transaction: Executor, quoteId: string): Promise<boolean> {
  const [use] = await transaction
    .select({ promoId: promoUses.promoId })
    .from(promoUses)
    .where(eq(promoUses.quoteId, quoteId));
  // A quote of a process of the former release, which counted nothing.
  if (!use) return true;
  await transaction
    .select({ id: promoCodes.id })
    .from(promoCodes)
    .where(eq(promoCodes.id, use.promoId))
    .for('no key update');
  const kept = await transaction
    .update(promoUses)
    .set({ until: null })
    .where(
      and(
        eq(promoUses.quoteId, quoteId),
        sql`(${promoUses.until} is null or ${promoUses.until} > clock_timestamp() or exists (
          select 1 from "promo_codes" where "promo_codes"."id" = ${use.promoId}
            and ("promo_codes"."max_uses" is null or "promo_codes"."max_uses" > ${USES})))`,
      ),
    )
    .returning({ id: promoUses.id });
  return kept.length > 0;
}

const STORED = { promo: promoCodes, state: STATE, uses: USES };

/** The codes of the current edition, by code. */
export async function listPromos(db: Executor): Promise<OrganizerPromo[]> {
  const rows = await db
    .select(STORED)
    .from(promoCodes)
    .where(inCurrentEdition(promoCodes.edition))
    .orderBy(asc(promoCodes.code));
  return rows.map(toOrganizerPromo);
}

type Where = { id: string } | { creationKey: string };

export async function findPromo(db: Executor, where: Where): Promise<OrganizerPromo | undefined> {
  const [row] = await db
    .select(STORED)
    .from(promoCodes)
    .where(
      'id' in where ? eq(promoCodes.id, where.id) : eq(promoCodes.creationKey, where.creationKey),
    );
  return row && toOrganizerPromo(row);
}

/** Locks a code until the transaction ends. @returns the year of its edition; undefined where there is no such code */
export async function lockPromo(transaction: Executor, id: string): Promise<number | undefined> {
  const [row] = await transaction
    .select({ edition: promoCodes.edition })
    .from(promoCodes)
    .where(eq(promoCodes.id, id))
    .for('no key update');
  return row?.edition;
}

/** Adds a code to the current edition. @returns its identifier; undefined where the edition has that code, or the key made one */
export async function insertPromo(
  transaction: Executor,
  { key, promo }: { key: string; promo: PromoContent },
): Promise<string | undefined> {
  const [row] = await transaction
    .insert(promoCodes)
    .values({ ...columnsOf(promo), creationKey: key })
    .onConflictDoNothing()
    .returning({ id: promoCodes.id });
  return row?.id;
}

/** Writes a change as the next version. */
export async function updatePromo(
  transaction: Executor,
  id: string,
  change: PromoContent | { withdrawn: boolean },
): Promise<void> {
  await transaction
    .update(promoCodes)
    .set({
      ...('withdrawn' in change
        ? { withdrawnAt: change.withdrawn ? sql`now()` : null }
        : columnsOf(change)),
      version: sql`${promoCodes.version} + 1`,
    })
    .where(eq(promoCodes.id, id));
}

/** The end of the last day is the beginning of the next one. */
function columnsOf({ from, until, ...promo }: PromoContent) {
  return {
    ...promo,
    validFrom: from === null ? null : algerianInstant(from, '00:00'),
    validUntil: until === null ? null : new Date(algerianInstant(until, '00:00').getTime() + DAY),
  };
}

const DAY = 24 * 60 * 60 * 1000;

type Stored = { promo: Columns; state: PromoState; uses: number };

function toOrganizerPromo({ promo, state, uses }: Stored): OrganizerPromo {
  const { id: _id, version, code, discountType, discountValue, currency, maxUses } = promo;
  const { validFrom, validUntil, dossiers } = promo;
  return {
    ...{ _id, version, state, uses, dossiers },
    promo: {
      ...{ code, discountType, discountValue, currency, maxUses },
      from: validFrom && algerianDay(validFrom),
      until: validUntil && algerianDay(new Date(validUntil.getTime() - 1)),
    },
  };
}
