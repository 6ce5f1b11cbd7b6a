import { onConnected, subscribe } from '@mosta/shared/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useRefreshParticipations } from './participation/participation.queries';
import { useRefreshReservations } from './supplies/reservation.queries';

/**
 * Refetches participations and reservations with every notification (a decision, message or payment of the organiser),
 * and after every reconnect.
 */
export function useLiveDashboard(): void {
  const refreshParticipations = useRefreshParticipations();
  const refreshReservations = useRefreshReservations();
  const refresh = useEffectEvent(() => {
    void refreshParticipations();
    void refreshReservations();
  });
  useEffect(() => {
    // the first connection has missed nothing
    let opening = true;
    const unsubscribes = [
      subscribe('notification', () => refresh()),
      onConnected(() => {
        if (!opening) refresh();
      }),
    ];
    opening = false;
    return () => {
      for (const unsubscribe of unsubscribes) unsubscribe();
    };
  }, []);
}
