import { EDITION } from '@mosta/shared/domain/edition';
import { type EditionPhase, editionPhase } from '@mosta/shared/domain/edition-clock';
import { useNow } from '../../use-now';

export const systemClock = () => new Date();

/** Where the edition stands now, a minute late at most. */
export function useEditionPhase(clock: () => Date): EditionPhase {
  return editionPhase(EDITION, useNow(clock));
}
