import { type StandChange, standChangeSchema } from '@mosta/shared/schemas/stand.schema';
import * as v from 'valibot';

type Listeners = {
  onChange: (change: StandChange) => void;
  /** The socket has opened: whatever was announced before may have been missed. */
  onOpen: () => void;
};

/**
 * Follows the stands' changes through the page's one socket, which a visitor has while the plan is shown. Its code is
 * fetched by then only.
 * @returns its own undoing
 */
export function followStands({ onChange, onOpen }: Listeners): () => void {
  let over = false;
  let undo: (() => void) | null = null;
  const open = async () => {
    const realtime = await import('@mosta/shared/realtime');
    if (over) return;
    const undoings = [
      realtime.subscribe('stand', (event) => {
        const change = v.safeParse(standChangeSchema, event);
        if (change.success) onChange(change.output);
      }),
      realtime.followPublicEvents(),
      realtime.onConnected(onOpen),
    ];
    undo = () => {
      for (const each of undoings) each();
    };
  };
  // Where the socket's code cannot be fetched, the network's return is the moment to ask again.
  const retry = () => {
    open().catch(() => {
      if (!over) window.addEventListener('online', retry, { once: true });
    });
  };
  retry();
  return () => {
    over = true;
    window.removeEventListener('online', retry);
    undo?.();
  };
}
