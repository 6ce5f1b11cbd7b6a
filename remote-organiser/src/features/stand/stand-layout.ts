import { MOST_JOINED, type OrganizerStand } from '@mosta/shared/schemas/stand.schema';

/** Why chosen stands cannot be joined, as far as the list tells; the service knows which of them touch. */
export type JoinObstacle = 'zone' | 'taken' | 'tooMany';

/** @returns undefined where nothing of the list is against it */
export function joinObstacle(stands: readonly OrganizerStand[]): JoinObstacle | undefined {
  if (stands.some(({ kind }) => kind === 'zone')) return 'zone';
  if (stands.some(({ state }) => state !== 'libre')) return 'taken';
  return stands.length > MOST_JOINED ? 'tooMany' : undefined;
}
