import { onConnected, subscribe } from '@mosta/shared/realtime';
import { useEffect, useEffectEvent } from 'react';
import { useRecheckMembership } from './members/member.queries';
import { useRefreshParticipations } from './participation/participation.queries';
import { useRefreshReservations } from './supplies/reservation.queries';

/**
 * Refetches participations, reservations and the people of the company with every notification (a decision, message or
 * payment of the organiser, a colleague who joins), and after every reconnect.
 */
export function useLiveDashboard(): void {
  const refreshParticipations = useRefreshParticipations();
  const refreshReservations = useRefreshReservations();
  const recheckMembership = useRecheckMembership();
  const refresh = useEffectEvent(() => {
    void refreshParticipations();
    void refreshReservations();
    void recheckMembership();
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
