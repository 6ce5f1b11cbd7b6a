import type {
  OrganizerStand,
  StandJoin,
  StandJoinPreview,
  StandSplit,
} from '@mosta/shared/schemas/stand.schema';
import { currentEdition } from '../../current-edition';
import type { Db, Executor } from '../../platform/database/database';
import type { Printer } from '../../platform/documents/printer';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { findHallOf } from '../hall/hall.repository';
import { hallReader } from '../hall/hall-reader';
import { HALL_OUTLINE, type OutlineRefusal } from '../hall/hall-tasks';
import { endStaleHold } from '../hold/hold.repository';
import { changeLayout, listJoins, listLayout } from '../stand/layout.repository';
import { lockSales } from '../stand/sales-lock';
import { separate } from '../stand/separate';
import { announce, lockStands, readStands, type StandRow } from '../stand/stand.repository';
import { joinedPrices } from './joined-prices';
import { listOrganizerStands } from './organizer-stand.repository';
import { answered, demandFree, demandUnchanged, demandWhole, measured } from './stand-demands';

type Dependencies = { db: Db; printer: Printer };
/** What the drawings of a hall say of stands together. */
type Outline = { hall: string; revision: string; refusal: OutlineRefusal };

/** Stands that become one, and come apart again (decision 0127); each action leaves a line in the audit log. */
export function createStandLayout({ db, printer }: Dependencies) {
  const readHall = hallReader(printer);

  /** Read before any lock: a large drawing takes its time. @returns undefined for stands of several halls, or none */
  async function outlineOf(codes: readonly string[]): Promise<Outline | undefined> {
    const { joins, cuts: all } = await listLayout(db);
    const rows = await readStands(db, codes);
    const [hall, ...others] = [...new Set(rows.map((row) => row.hall))];
    const found = hall === undefined || others.length > 0 ? undefined : await findHallOf(db, hall);
    if (!found) return undefined;
    const { id, drawings, revision } = found;
    const parts = codes.flatMap((code) => joins.find((join) => join.code === code)?.parts ?? code);
    const cuts = all.filter((cut) => cut.hall === id);
    const refusal = await readHall<Parameters<typeof HALL_OUTLINE.draw>[0], OutlineRefusal>(
      HALL_OUTLINE,
      { drawings, cuts, parts },
    );
    return { hall: id, revision, refusal };
  }

  return {
    /** What stands would be as one. @throws AppError as `join` does */
    async preview(codes: readonly string[]): Promise<StandJoinPreview> {
      const outline = await outlineOf(codes);
      const rows = await readStands(db, codes);
      await demandJoinable(db, { codes, rows, outline });
      return joinedPrices(currentEdition(), rows);
    },

    /**
     * Joins neighbouring free stands. The same key does it once.
     * @throws AppError NOT_FOUND, STAND_HELD, STAND_JOINED, STANDS_APART, STANDS_OUTLINE, STANDS_CHANGED
     */
    async join(actor: Actor, { key, code, stands }: StandJoin): Promise<OrganizerStand> {
      const codes = stands.map((stand) => stand.code);
      const outline = await outlineOf(codes);
      return db.transaction(async (transaction) => {
        await lockSales(transaction);
        const rows = await lockStands(transaction, codes);
        const own = rows.find((row) => row.code === code);
        if (own?.layoutKey === key && own.beforeJoin) return answered(transaction, code);
        for (const row of rows) await endStaleHold(transaction, row.code);
        await demandJoinable(transaction, { codes, rows, outline });
        await demandUnchanged(transaction, rows, stands);
        if (!own) throw new AppError('NOT_FOUND');
        const { size, prices } = joinedPrices(currentEdition(), rows);
        const joins = await listJoins(transaction);
        for (const row of rows) {
          const parts = joins.find((join) => join.code === row.code)?.parts ?? [row.code];
          await becomePart(transaction, { whole: code, row, parts });
        }
        await changeLayout(transaction, code, {
          ...{ size, prices, layoutKey: key },
          beforeJoin: own.beforeJoin ?? { size: own.size, prices: own.prices },
        });
        for (const row of rows)
          await announce(transaction, row.code, row === own ? 'libre' : 'bloque', {
            redrawn: true,
          });
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.join', subject: code },
          details: { before: rows.map(measured), after: { code, size, prices } },
        });
        return answered(transaction, code);
      });
    },

    /**
     * Takes a free joined stand apart. The same key does it once.
     * @throws AppError NOT_FOUND, STAND_HELD, STAND_JOINED, STAND_NOT_JOINED, STANDS_CHANGED
     */
    split: (actor: Actor, code: string, { key, revision }: StandSplit): Promise<OrganizerStand[]> =>
      db.transaction(async (transaction) => {
        await lockSales(transaction);
        const parts = (await listJoins(transaction)).find((join) => join.code === code)?.parts;
        const rows = await lockStands(transaction, parts ?? [code]);
        const whole = rows.find((row) => row.code === code);
        if (!whole) throw new AppError('NOT_FOUND', { detail: 'Ce stand n’existe pas.' });
        if (whole.layoutKey === key && !parts) return separatedBy(transaction, key);
        demandWhole(whole);
        if (!parts) throw new AppError('STAND_NOT_JOINED');
        await endStaleHold(transaction, code);
        await demandFree(transaction, code, whole.state, 'STAND_HELD');
        await demandUnchanged(transaction, [whole], [{ code, revision }]);
        await separate(transaction, whole, parts, key);
        const list = (await listOrganizerStands(transaction)).filter((one) =>
          parts.includes(one.code),
        );
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.split', subject: code },
          details: { before: measured(whole), after: list.map(measured) },
        });
        return list;
      }),
  };
}

/** The stands that the call of that key took apart. */
async function separatedBy(transaction: Executor, key: string): Promise<OrganizerStand[]> {
  const all = await listOrganizerStands(transaction);
  const rows = await lockStands(
    transaction,
    all.map(({ code }) => code),
  );
  const own = new Set(rows.filter(({ layoutKey }) => layoutKey === key).map(({ code }) => code));
  return all.filter(({ code }) => own.has(code));
}

type Asked = {
  codes: readonly string[];
  rows: readonly StandRow[];
  outline: Outline | undefined;
};

/** @throws AppError NOT_FOUND, STAND_HELD, STAND_JOINED, STANDS_APART, STANDS_OUTLINE, STANDS_CHANGED */
async function demandJoinable(db: Executor, { codes, rows, outline }: Asked): Promise<void> {
  for (const code of codes) {
    const row = rows.find((one) => one.code === code);
    if (!row) throw new AppError('NOT_FOUND', { detail: `Le stand ${code} n’existe pas.` });
    demandWhole(row);
    if (row.kind !== 'stand')
      throw new AppError('STANDS_OUTLINE', {
        detail: `${code} est une zone\u00a0: seuls des stands se réunissent.`,
      });
    await demandFree(db, code, row.state, 'STAND_HELD', `Le stand ${code} n’est pas libre.`);
  }
  if (!outline)
    throw new AppError('STANDS_APART', { detail: 'Ils sont dans des halls différents.' });
  const hall = await findHallOf(db, outline.hall);
  const moved = rows.some((row) => row.hall !== outline.hall);
  if (moved || hall?.revision !== outline.revision) throw new AppError('STANDS_CHANGED');
  if (outline.refusal === 'APART') throw new AppError('STANDS_APART');
  if (outline.refusal !== null)
    throw new AppError('STANDS_OUTLINE', { detail: WHY[outline.refusal] });
}

const WHY = {
  NOT_SIMPLE: 'Ils entourent un vide, ou ne se rejoignent que par un coin.',
  NOT_DRAWN: 'Aucun dessin du hall ne montre chacun d’eux d’un seul tenant.',
} as const;

type Part = { whole: string; row: StandRow; parts: readonly string[] };

/** Makes a stand, with all that was joined into it, part of another one; the whole itself stays. */
async function becomePart(transaction: Executor, { whole, row, parts }: Part): Promise<void> {
  const others = parts.filter((part) => part !== whole && part !== row.code);
  if (row.code !== whole)
    await changeLayout(transaction, row.code, {
      // As it was before: what it was meanwhile is forgotten.
      ...(row.beforeJoin ?? {}),
      ...{ beforeJoin: null, layoutKey: null, partOf: whole, state: 'bloque' },
    });
  for (const part of others) await changeLayout(transaction, part, { partOf: whole });
}
