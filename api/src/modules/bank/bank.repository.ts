import { money } from '@mosta/shared/domain/money';
import { reservationReference } from '@mosta/shared/domain/reference';
import type {
  BankLine,
  BankLinePage,
  BankLineQuery,
  BankLineState,
} from '@mosta/shared/schemas/bank.schema';
import { and, asc, count, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import { editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { bankLines } from '../../tables/bank';
import { companies } from '../../tables/company';
import { participations } from '../../tables/participation';
import { payments } from '../../tables/payment';
import { reservations } from '../../tables/reservation';
import type { Credit } from './statement-reader';

export type BankLineRow = typeof bankLines.$inferSelect;

/** Fingerprints of one statement. */
const AT_ONCE = 500;

/** Which of those lines were taken before. */
export async function knownFingerprints(
  db: Executor,
  fingerprints: readonly string[],
): Promise<Set<string>> {
  const known = new Set<string>();
  for (let start = 0; start < fingerprints.length; start += AT_ONCE) {
    const rows = await db
      .select({ fingerprint: bankLines.fingerprint })
      .from(bankLines)
      .where(inArray(bankLines.fingerprint, fingerprints.slice(start, start + AT_ONCE)));
    for (const { fingerprint } of rows) known.add(fingerprint);
  }
  return known;
}

/** Takes lines; one that is known, or that another call takes at the same time, is left as it is. @returns how many were new */
export async function insertLines(
  transaction: Executor,
  credits: readonly Credit[],
): Promise<number> {
  let taken = 0;
  // The same sequence for everybody: two files that overlap do not wait for each other in a circle.
  const sorted = [...credits].sort((one, other) => (one.fingerprint < other.fingerprint ? -1 : 1));
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const rows = await transaction
      .insert(bankLines)
      .values(
        sorted
          .slice(start, start + AT_ONCE)
          .map(({ day, label, amount, currency, fingerprint }) => ({
            ...{ bookedOn: day, label, amount, currency, fingerprint },
          })),
      )
      .onConflictDoNothing({ target: bankLines.fingerprint })
      .returning({ id: bankLines.id });
    taken += rows.length;
  }
  return taken;
}

const SHOWN = {
  line: bankLines,
  reservation: payments.reservationId,
  edition: reservations.edition,
  company: companies.name,
};

function selectLines(db: Executor) {
  return db
    .select(SHOWN)
    .from(bankLines)
    .leftJoin(payments, eq(payments.id, bankLines.paymentId))
    .leftJoin(reservations, eq(reservations.id, payments.reservationId))
    .leftJoin(participations, eq(participations.reservationId, reservations.id))
    .leftJoin(companies, eq(companies.id, participations.companyId))
    .$dynamic();
}

type ShownRow = Awaited<ReturnType<typeof selectLines>>[number];

/** Lines of a state, those of the earliest day first where they wait, else the latest; without proposals. */
export async function pageOfLines(
  db: Executor,
  { state, offset, limit }: BankLineQuery,
): Promise<BankLinePage> {
  const order = state === 'open' ? asc : desc;
  const rows = await selectLines(db)
    .where(eq(bankLines.state, state))
    .orderBy(order(bankLines.bookedOn), order(bankLines.id))
    .offset(offset)
    .limit(limit);
  const counts = await countByState(db);
  return { lines: rows.map(toLine), total: counts[state], counts };
}

async function countByState(db: Executor): Promise<Record<BankLineState, number>> {
  const rows = await db
    .select({ state: bankLines.state, lines: count() })
    .from(bankLines)
    .groupBy(bankLines.state);
  const of = (wanted: BankLineState) => rows.find(({ state }) => state === wanted)?.lines ?? 0;
  return { open: of('open'), booked: of('booked'), aside: of('aside') };
}

export async function findLine(db: Executor, id: string): Promise<BankLine | undefined> {
  const [row] = await selectLines(db).where(eq(bankLines.id, id));
  return row && toLine(row);
}

/** Of two who decide about a line, the second waits. */
export async function lockLine(
  transaction: Executor,
  id: string,
): Promise<BankLineRow | undefined> {
  const [row] = await transaction
    .select()
    .from(bankLines)
    .where(eq(bankLines.id, id))
    .for('update');
  return row;
}

type Decision = Pick<BankLineRow, 'state' | 'note' | 'paymentId' | 'decidedBy'>;

export async function decideLine(
  transaction: Executor,
  id: string,
  decision: Decision,
): Promise<void> {
  await transaction
    .update(bankLines)
    .set({ ...decision, decidedAt: sql`now()`, version: sql`${bankLines.version} + 1` })
    .where(eq(bankLines.id, id));
}

/** For which reservation a line was written down; undefined for none. */
export async function bookedFor(
  transaction: Executor,
  { state, paymentId }: BankLineRow,
): Promise<string | undefined> {
  if (state !== 'booked' || paymentId === null) return undefined;
  const [row] = await transaction
    .select({ reservation: payments.reservationId })
    .from(payments)
    .where(and(eq(payments.id, paymentId)));
  return row?.reservation;
}

/** Years after that of the line in which it is kept, as the books are. */
const YEARS = 10;

/** @returns how many */
export async function eraseLines(db: Executor, now: Date): Promise<number> {
  const firstKept = `${now.getUTCFullYear() - YEARS}-01-01`;
  const rows = await db
    .delete(bankLines)
    .where(lt(bankLines.bookedOn, firstKept))
    .returning({ id: bankLines.id });
  return rows.length;
}

function toLine({ line, reservation, edition, company }: ShownRow): BankLine {
  const { id, version, bookedOn, label, amount, currency, state, note } = line;
  const booked = reservation !== null &&
    edition !== null && {
      ...{ reservation, company },
      reference: reservationReference(editionOf(edition), reservation),
    };
  return {
    ...{ _id: id, version, day: bookedOn, label, amount: money(amount, currency), state, note },
    ...{ booked: booked || null, proposals: [] },
  };
}
