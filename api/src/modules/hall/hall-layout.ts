import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import * as holds from '../hold/hold.repository';
import { listLayout } from '../stand/layout.repository';
import { restore } from '../stand/restore';
import { separate } from '../stand/separate';
import { lockStands, type StandRow } from '../stand/stand.repository';
import { layoutOf } from './hall.repository';
import type { HallLayout } from './hall-places';

/** What the import says of a joined stand that the drawing shows in parts. */
export const toSeparation = ({ code, parts }: HallLayout['joins'][number]) => ({
  code: 'JOINED',
  element: code,
  reason: `réunit ${parts.join(', ')}\u00a0; séparé quand ce dessin est enregistré, s’il est libre`,
});

/** What it says of a stand that was cut, which the drawing shows whole. */
export const toRestoration = ({ code, parts }: HallLayout['cuts'][number]) => ({
  code: 'CUT',
  element: code,
  reason: `coupé en ${parts.map((part) => part.code).join(', ')}\u00a0; remis d’un tenant quand ce dessin est enregistré, si ses parts sont libres`,
});

type Undone = {
  /** Joined stands that came apart. */
  separated: string[];
  /** Cut stands that are whole again. */
  restored: string[];
  /** What somebody has, which stays as it is. */
  kept: HallLayout;
};

/** A new drawing shows stands anew: of what was joined and cut in a hall, all that nobody has taken is as it was. */
export async function undoFreeLayout(transaction: Executor, hall: string): Promise<Undone> {
  const before = layoutOf(await listLayout(transaction), hall);
  // Stands are locked by their codes, in one sequence.
  await lockStands(transaction, [
    ...before.joins.flatMap(({ parts }) => parts),
    ...before.cuts.flatMap(({ code, parts }) => [code, ...parts.map((part) => part.code)]),
  ]);
  const separated = await separateFree(transaction, before.joins);
  const restored = await restoreFree(transaction, before.cuts);
  return { separated, restored, kept: layoutOf(await listLayout(transaction), hall) };
}

async function separateFree(transaction: Executor, joins: HallLayout['joins']): Promise<string[]> {
  const separated: string[] = [];
  for (const { code, parts } of joins) {
    const [whole] = await lockStands(transaction, [code]);
    if (!whole || (await isTaken(transaction, whole))) continue;
    await separate(transaction, whole, parts, null);
    separated.push(code);
  }
  return separated;
}

/** A part that is cut itself is whole before its stand can be. */
async function restoreFree(transaction: Executor, cuts: HallLayout['cuts']): Promise<string[]> {
  const restored: string[] = [];
  for (const { code, parts } of [...cuts].reverse()) {
    const rows = await lockStands(
      transaction,
      parts.map((part) => part.code),
    );
    const isKept = rows.some(({ partOf, beforeJoin, cut }) => partOf || beforeJoin || cut);
    if (isKept || (await isAnyTaken(transaction, rows))) continue;
    await restore(transaction, { code }, rows, null);
    restored.push(code);
  }
  return restored;
}

async function isAnyTaken(transaction: Executor, rows: readonly StandRow[]): Promise<boolean> {
  for (const row of rows) if (await isTaken(transaction, row)) return true;
  return false;
}

/** Whether somebody has a locked stand; an option that has run out counts no more. */
export async function isTaken(
  transaction: Executor,
  { code, state }: Pick<StandRow, 'code' | 'state'>,
): Promise<boolean> {
  await holds.endStaleHold(transaction, code);
  if (state === 'reserve' || state === 'confirme') return true;
  return (await holds.findStandHold(transaction, code)) !== undefined;
}

/** @throws AppError HALL_CODES_TAKEN where a drawing shows a code that part of a cut stand has */
export function demandNoPart({ cuts }: HallLayout, codes: readonly string[]): void {
  const parts = new Set(cuts.flatMap((cut) => cut.parts.map(({ code }) => code)));
  const taken = codes.filter((code) => parts.has(code));
  if (taken.length > 0)
    throw new AppError('HALL_CODES_TAKEN', {
      errors: taken.map((code) => ({ path: code, message: 'Une part d’un stand a ce code.' })),
    });
}
