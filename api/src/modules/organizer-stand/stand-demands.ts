import type { Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { findStandHold } from '../hold/hold.repository';
import type { StandRow } from '../stand/stand.repository';

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

/** What is said of a stand that is part of another one. */
export const joinedInto = (whole: string): AppError =>
  new AppError('STAND_JOINED', { detail: `Il fait partie du stand ${whole}.` });
