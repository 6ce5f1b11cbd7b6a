import { formatDate, formatTime } from '@mosta/shared/domain/format';
import { MOST_UNCONFIRMED } from '@mosta/shared/domain/stand-hold';
import { AppError } from '../../platform/http/app-error';
import type { ClaimProblem } from './hold.statements';

/** Why no option was given, in words. @param againAt when a cooldown ends */
export function claimRefused(
  problem: ClaimProblem,
  againAt: Date | null,
  mostPerAddress: number,
): AppError {
  if (problem === 'HOLD_LIMIT') {
    return new AppError(problem, {
      detail: `Libérez une option, ou attendez que l’organisateur confirme vos réservations\u00a0: ${MOST_UNCONFIRMED} stands au plus sont gardés ainsi.`,
    });
  }
  if (problem === 'ADDRESS_HOLD_LIMIT') {
    return new AppError(problem, {
      detail: `${mostPerAddress} stands au plus sont gardés ainsi depuis un même accès à Internet.`,
    });
  }
  if (problem === 'HOLD_COOLDOWN' && againAt) {
    return new AppError(problem, {
      detail: `Vous pourrez en reprendre une à partir du ${formatDate('fr', againAt)} à ${formatTime('fr', againAt)}.`,
      retryAfter: Math.max(1, Math.ceil((againAt.getTime() - Date.now()) / 1000)),
    });
  }
  return new AppError(problem);
}
