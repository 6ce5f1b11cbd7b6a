import type { OrganizerStand } from '@mosta/shared/schemas/stand.schema';
import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { findStandHold } from '../hold/hold.repository';
import type { StandRow } from '../stand/stand.repository';
import { findOrganizerStand } from './organizer-stand.repository';

/** @throws AppError with that code for a locked stand that is sold, blocked or under option */
export async function demandFree(
  transaction: Executor,
  code: string,
  state: StandRow['state'],
  otherwise: 'STAND_HELD' | 'STAND_TAKEN',
  detail?: string,
): Promise<void> {
  if (state !== 'libre' || (await findStandHold(transaction, code)))
    throw new AppError(otherwise, detail === undefined ? {} : { detail });
}

/** @throws AppError STAND_JOINED, STAND_CUT for what is no stand of its own */
export function demandWhole({ partOf, cut }: Pick<StandRow, 'partOf' | 'cut'>): void {
  if (partOf !== null)
    throw new AppError('STAND_JOINED', { detail: `Il fait partie du stand ${partOf}.` });
  if (cut) {
    const codes = cut.parts.map(({ code }) => code).join(', ');
    throw new AppError('STAND_CUT', { detail: `Ses parts sont ${codes}.` });
  }
}

/** @throws AppError STANDS_CHANGED, which has the stand as it is */
export async function demandUnchanged(
  transaction: Executor,
  rows: readonly StandRow[],
  known: readonly Known[],
): Promise<void> {
  for (const { code, revision } of known) {
    const row = rows.find((one) => one.code === code);
    if (row?.revision === revision) continue;
    throw new AppError('STANDS_CHANGED', {
      detail: `Relisez le stand ${code}\u00a0: rien n’a été changé.`,
      conflict: { yours: revision, current: await answered(transaction, code) },
    });
  }
}

/** A stand as a caller knows it. */
type Known = { code: string; revision: number };

/** What an audit event says of a stand. */
export const measured = ({ code, size, prices }: Pick<StandRow, 'code' | 'size' | 'prices'>) => ({
  ...{ code, size, prices },
});

/** @throws AppError NOT_FOUND */
export async function answered(transaction: Executor, code: string): Promise<OrganizerStand> {
  const stand = await findOrganizerStand(transaction, code);
  if (!stand) throw new AppError('NOT_FOUND');
  return stand;
}
