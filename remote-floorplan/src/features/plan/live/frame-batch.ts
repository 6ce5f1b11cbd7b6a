import { withChange } from '@mosta/shared/domain/stand-status';
import type { StandChange } from '@mosta/shared/schemas/stand.schema';

export type StandChanges = ReadonlyMap<string, StandChange>;
const NOTHING: StandChanges = new Map();

/**
 * Gathers changes and delivers them at the next frame, the newest of each stand, so that fifty at once are drawn once.
 * A page that nobody sees has no frames: it gets them when it is seen again.
 */
export function batchByFrame(deliver: (changes: StandChanges) => void) {
  let gathered = NOTHING;
  let frame: number | undefined;
  return {
    add(change: StandChange): void {
      gathered = withChange(gathered, change);
      frame ??= requestAnimationFrame(() => {
        const changes = gathered;
        gathered = NOTHING;
        frame = undefined;
        deliver(changes);
      });
    },
    /** Forgets what has not been delivered. */
    stop(): void {
      if (frame !== undefined) cancelAnimationFrame(frame);
      frame = undefined;
      gathered = NOTHING;
    },
  };
}

/** All that is known after some more changes. @returns the same map where they bring nothing new */
export function withBatch(known: StandChanges, batch: StandChanges): StandChanges {
  return [...batch.values()].reduce<StandChanges>(withChange, known);
}
