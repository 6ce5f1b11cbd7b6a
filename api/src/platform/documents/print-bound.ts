import { AppError } from '../http/app-error';

/** Problems of calls that print many things at once. */
export const BOUND_PROBLEMS = ['PRINT_EMPTY', 'PRINT_TOO_MANY'] as const;

/**
 * Refuses a document without anything in it, and one that would take longer to draw than documents may.
 * @throws AppError PRINT_EMPTY, PRINT_TOO_MANY, which says how many there are
 */
export function checkBound(count: number, most: number): void {
  if (count === 0) throw new AppError('PRINT_EMPTY');
  if (count > most) {
    throw new AppError('PRINT_TOO_MANY', {
      detail: `Il y en a ${count}, et un document en porte ${most} au plus. Filtrez la liste, et imprimez en plusieurs fois.`,
    });
  }
}
