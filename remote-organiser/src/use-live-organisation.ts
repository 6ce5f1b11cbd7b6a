import { onConnected, subscribe } from '@mosta/shared/realtime';
import { useDebouncedCallback } from '@mosta/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { useRefreshOrganisation } from './refresh.queries';

/** Changes that come together are fetched once; milliseconds. */
const TOGETHER_MS = 300;

/** Fetches again what is shown when an exhibitor, a visitor or another organiser changes something, and after a reconnect. */
export function useLiveOrganisation(): void {
  const refresh = useRefreshOrganisation();
  const soon = useDebouncedCallback(TOGETHER_MS);
  const onChange = useEffectEvent(() => soon(() => void refresh()));
  useEffect(() => {
    // the first connection has missed nothing
    let opening = true;
    const unsubscribes = [
      subscribe('participation', () => onChange()),
      subscribe('organisation', () => onChange()),
      subscribe('stand', () => onChange()),
      onConnected(() => {
        if (!opening) onChange();
      }),
    ];
    opening = false;
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);
}
