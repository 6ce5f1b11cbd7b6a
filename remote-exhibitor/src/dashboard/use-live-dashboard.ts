import { onConnected, subscribe } from '@mosta/shared/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useRefreshParticipations } from './participation/participation.queries';
import { useRefreshReservations } from './supplies/reservation.queries';

/**
 * A decision, a letter or a payment of the organiser arrives as a notification: participations and reservations are asked for
 * anew with each, and whenever the socket was away.
 */
export function useLiveDashboard(): void {
  const refreshParticipations = useRefreshParticipations();
  const refreshReservations = useRefreshReservations();
  const refresh = useEffectEvent(() => {
    void refreshParticipations();
    void refreshReservations();
  });
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
