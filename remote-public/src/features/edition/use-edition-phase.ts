import { type EditionPhase, editionPhase } from '@mosta/shared/domain/edition-clock';
import { useEdition } from '@mosta/shared/queries';
import { type Clock, useNow } from '@mosta/shared/ui';

const MINUTE_MS = 60_000;

/** The edition's current phase, at most a minute old. */
export function useEditionPhase(clock?: Clock): EditionPhase {
  const edition = useEdition();
  return editionPhase(edition, useNow(MINUTE_MS, { clock }));
}
