import { type StandChange, standChangeSchema } from '@mosta/shared/schemas/stand.schema';
import { retryWhenOnline } from '@mosta/shared/shell';
import * as v from 'valibot';

type Listeners = {
  onChange: (change: StandChange) => void;
  /** The socket has opened: whatever was announced before may have been missed. */
  onOpen: () => void;
};

/**
 * Subscribes to changes of stands on the page's one socket, which a visitor has while the plan is shown. The socket's
 * code is fetched only then.
 * @returns unsubscribe
 */
export function subscribeToStands({ onChange, onOpen }: Listeners): () => void {
  return retryWhenOnline(
    () => import('@mosta/shared/realtime'),
    (realtime) => {
      const unsubscribes = [
        realtime.subscribe('stand', (event) => {
          const change = v.safeParse(standChangeSchema, event);
          if (change.success) onChange(change.output);
        }),
        realtime.followPublicEvents(),
        realtime.onConnected(onOpen),
      ];
      return () => {
        for (const unsubscribe of unsubscribes) unsubscribe();
      };
    },
  );
}
