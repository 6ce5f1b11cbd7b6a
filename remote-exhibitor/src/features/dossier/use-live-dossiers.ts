import { onConnected, subscribe } from '@mosta/shared/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useRefreshDossiers } from './dossier.queries';

/**
 * A decision, a letter or a payment of the organiser arrives as a notification: the dossiers are asked for anew with
 * each, and whenever the socket was away.
 */
export function useLiveDossiers(): void {
  const refreshDossiers = useRefreshDossiers();
  const refresh = useEffectEvent(() => void refreshDossiers());
  useEffect(() => {
    // on opening the page nothing was missed
    let opening = true;
    const undoings = [
      subscribe('notification', () => refresh()),
      onConnected(() => {
        if (!opening) refresh();
      }),
    ];
    opening = false;
    return () => {
      for (const undo of undoings) undo();
    };
  }, []);
}
