import { onConnected, subscribe } from '@mosta/shared/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useRefreshReservations } from '../../features/supplies/reservation.queries';

/**
 * The organiser's deeds arrive as notifications: the reservations are asked for anew with each, and whenever the socket
 * was away.
 */
export function useLiveReservations(): void {
  const refreshReservations = useRefreshReservations();
  const refresh = useEffectEvent(() => void refreshReservations());
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
