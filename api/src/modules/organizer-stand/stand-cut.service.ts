import { cutOutline } from '@mosta/plan/drawing/cut-outline';
import type { Ring } from '@mosta/plan/drawing/path-data';
import { hasSmallPart, LEAST_PART, measuredParts } from '@mosta/shared/domain/cut-stand';
import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type {
  StandCutInput,
  StandOutline,
  StandUncut,
} from '@mosta/shared/schemas/stand-cut.schema';
import { currentEdition } from '../../current-edition';
import type { Db, Executor } from '../../platform/database/database';
import type { Printer } from '../../platform/documents/printer';
import { AppError } from '../../platform/http/app-error';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { findHallOf, listPlaceCodes } from '../hall/hall.repository';
import { hallReader } from '../hall/hall-reader';
import { STAND_OUTLINE } from '../hall/hall-tasks';
import { endStaleHold } from '../hold/hold.repository';
import { addPart, changeLayout, isFormerPart, listLayout } from '../stand/layout.repository';
import { restore } from '../stand/restore';
import { lockSales } from '../stand/sales-lock';
import { announce, lockStands, readStands, type StandRow } from '../stand/stand.repository';
import { listOrganizerStands } from './organizer-stand.repository';
import { answered, demandFree, demandUnchanged, demandWhole, measured } from './stand-demands';

type Dependencies = { db: Db; printer: Printer };
/** What the drawings of a hall say of a stand; null where none shows it as one outline. */
type Drawn = { hall: string; revision: string; outline: Ring | null };

/** Stands that are cut into several, and put together again (decision 0131); each action leaves a line in the audit log. */
export function createStandCuts({ db, printer }: Dependencies) {
  const readHall = hallReader(printer);

  /** Read before any lock: a large drawing takes its time. @returns undefined for a stand that is not there */
  async function drawnOf(code: string): Promise<Drawn | undefined> {
    const [row] = await readStands(db, [code]);
    const found = row && (await findHallOf(db, row.hall));
    if (!found) return undefined;
    const { id, drawings, revision } = found;
    const cuts = (await listLayout(db)).cuts.filter((cut) => cut.hall === id);
    const outline = await readHall<Parameters<typeof STAND_OUTLINE.draw>[0], Ring | null>(
      STAND_OUTLINE,
      { drawings, cuts, code },
    );
    return { hall: id, revision, outline };
  }

  return {
    /** The outline that would be cut. @throws AppError NOT_FOUND, STAND_HELD, STAND_JOINED, STAND_CUT, STAND_CUT_OUTLINE */
    async outline(code: string): Promise<StandOutline> {
      const drawn = await drawnOf(code);
      const [row] = await readStands(db, [code]);
      const outline = await demandCuttable(db, row, drawn);
      return { outline: outline.map(([x, y]): [number, number] => [x, y]) };
    },

    /**
     * Cuts a free stand into parts, which are stands of their own. The same key does it once.
     * @throws AppError as `outline` does, and STANDS_CHANGED, STAND_PART_SMALL, STAND_CODE_TAKEN
     */
    async cut(actor: Actor, code: string, input: StandCutInput): Promise<OrganizerStand[]> {
      const { key, revision, side, into: parts } = input;
      const drawn = await drawnOf(code);
      return db.transaction(async (transaction) => {
        await lockSales(transaction);
        const codes = parts.map((part) => part.code);
        const rows = await lockStands(transaction, [code, ...codes]);
        const stand = rows.find((row) => row.code === code);
        if (stand?.cut && stand.layoutKey === key)
          return listed(
            transaction,
            stand.cut.parts.map((part) => part.code),
          );
        if (stand) await endStaleHold(transaction, code);
        const outline = await demandCuttable(transaction, stand, drawn);
        if (!stand) throw new AppError('NOT_FOUND');
        await demandUnchanged(transaction, [stand], [{ code, revision }]);
        const shares = parts.map(({ share }) => share);
        demandParts(outline, stand, { side, shares });
        await demandNewCodes(transaction, codes, rows);
        const own = measuredParts(currentEdition(), stand, shares).parts;
        for (const [index, part] of own.entries())
          await addPart(transaction, stand, { ...part, code: codes[index] ?? '', cutOf: code });
        await changeLayout(transaction, code, {
          ...{ cut: { side, parts }, state: 'bloque', layoutKey: key },
        });
        await announce(transaction, code, 'bloque', { redrawn: true });
        for (const part of codes) await announce(transaction, part, 'libre', { redrawn: true });
        const list = await listed(transaction, codes);
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.cut', subject: code },
          details: { before: measured(stand), after: list.map(measured) },
        });
        return list;
      });
    },

    /**
     * Puts the parts of a stand together again, all of them free. The same key does it once.
     * @throws AppError NOT_FOUND, STAND_HELD, STAND_JOINED, STAND_CUT, STAND_NOT_CUT, STANDS_CHANGED
     */
    uncut: (actor: Actor, code: string, { key, stands }: StandUncut): Promise<OrganizerStand> =>
      db.transaction(async (transaction) => {
        await lockSales(transaction);
        const [known] = await readStands(transaction, [code]);
        if (!known) throw new AppError('NOT_FOUND', { detail: 'Ce stand n’existe pas.' });
        const codes = known.cut?.parts.map((part) => part.code);
        const rows = await lockStands(transaction, [code, ...(codes ?? [])]);
        if (known.layoutKey === key && !codes) return answered(transaction, code);
        if (!codes) throw new AppError('STAND_NOT_CUT');
        const parts = rows.filter((row) => codes.includes(row.code));
        for (const part of parts) await demandFreePart(transaction, part);
        const read = new Map(stands.map((stand) => [stand.code, stand.revision]));
        await demandUnchanged(
          transaction,
          parts,
          parts.map((part) => ({ code: part.code, revision: read.get(part.code) ?? -1 })),
        );
        await restore(transaction, known, parts, key);
        const whole = await answered(transaction, code);
        await recordAuditEvent(transaction, actor, {
          ...{ action: 'stand.uncut', subject: code },
          details: { before: parts.map(measured), after: measured(whole) },
        });
        return whole;
      }),
  };
}

/** In the hall's order. */
async function listed(transaction: Executor, codes: readonly string[]): Promise<OrganizerStand[]> {
  return (await listOrganizerStands(transaction)).filter(({ code }) => codes.includes(code));
}

/** @returns its outline @throws AppError NOT_FOUND, STAND_HELD, STAND_JOINED, STAND_CUT, STAND_CUT_OUTLINE, STANDS_CHANGED */
async function demandCuttable(
  db: Executor,
  stand: StandRow | undefined,
  drawn: Drawn | undefined,
): Promise<Ring> {
  if (!stand) throw new AppError('NOT_FOUND', { detail: 'Ce stand n’existe pas.' });
  demandWhole(stand);
  if (stand.kind !== 'stand')
    throw new AppError('STAND_CUT_OUTLINE', {
      detail: `${stand.code} est une zone\u00a0: seul un stand se coupe.`,
    });
  if (stand.beforeJoin)
    throw new AppError('STAND_JOINED', {
      detail: 'Il en réunit plusieurs\u00a0: séparez-les d’abord.',
    });
  await demandFree(db, stand.code, stand.state, 'STAND_HELD');
  const hall = await findHallOf(db, stand.hall);
  if (!drawn || hall?.revision !== drawn.revision) throw new AppError('STANDS_CHANGED');
  if (!drawn.outline)
    throw new AppError('STAND_CUT_OUTLINE', {
      detail: 'Aucun dessin du hall ne le montre d’un seul tenant.',
    });
  return drawn.outline;
}

/** @throws AppError STAND_CUT_OUTLINE, STAND_PART_SMALL */
function demandParts(
  outline: Ring,
  { size }: StandRow,
  { side, shares }: { side: StandCutInput['side']; shares: readonly number[] },
): void {
  if (hasSmallPart(size, shares))
    throw new AppError('STAND_PART_SMALL', {
      detail:
        size === null
          ? 'Chaque part a un dixième du stand au moins.'
          : `Chaque part a ${LEAST_PART} m² au moins.`,
    });
  if (!cutOutline([outline], { side, shares }).whole)
    throw new AppError('STAND_CUT_OUTLINE', {
      detail:
        'Une part serait en plusieurs morceaux\u00a0: déplacez la coupe, ou coupez l’autre côté.',
    });
}

/** @throws AppError STAND_CODE_TAKEN, which names each code that a place of the edition has */
async function demandNewCodes(
  transaction: Executor,
  codes: readonly string[],
  rows: readonly StandRow[],
): Promise<void> {
  const places = new Set([
    ...(await listPlaceCodes(transaction)),
    ...rows.filter((row) => !isFormerPart(row)).map(({ code }) => code),
  ]);
  const errors = codes.flatMap((code, index) =>
    places.has(code)
      ? [{ path: `into.${index}.code`, message: `Un autre emplacement s’appelle ${code}.` }]
      : [],
  );
  if (errors.length > 0) throw new AppError('STAND_CODE_TAKEN', { errors });
}

/** @throws AppError STAND_HELD, STAND_JOINED, STAND_CUT */
async function demandFreePart(transaction: Executor, part: StandRow): Promise<void> {
  demandWhole(part);
  const { code, state } = part;
  if (part.beforeJoin)
    throw new AppError('STAND_JOINED', {
      detail: `${code} en réunit plusieurs\u00a0: séparez-les d’abord.`,
    });
  await endStaleHold(transaction, code);
  await demandFree(transaction, code, state, 'STAND_HELD', `La part ${code} n’est pas libre.`);
}
