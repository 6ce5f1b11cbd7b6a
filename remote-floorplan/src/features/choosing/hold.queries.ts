import { useSession } from '@mosta/shared/auth';
import {
  ownHoldsQuery,
  ownParticipationsQuery,
  ownReservationsQuery,
  useQuery,
} from '@mosta/shared/queries';

/** The service forgets a hold a moment after it has run out. */
const ASK_AGAIN_MS = 3000;

/** Whether holds concern the visitor: organisers and visitors without an account have none. */
export function useExhibitorId(): string | undefined {
  const session = useSession();
  return session?.role === 'Exhibitor' ? session.user._id : undefined;
}

/** One's own holds, the first to end first; fetched again while one of them has run out. */
export function useMyHolds() {
  const userId = useExhibitorId();
  return useQuery({
    ...ownHoldsQuery(userId),
    refetchInterval: ({ state }) =>
      state.data?.some(({ endsAt }) => endsAt <= Date.now()) ? ASK_AGAIN_MS : false,
  });
}

/** One's own reservations. */
export function useMyReservations() {
  return useQuery(ownReservationsQuery(useExhibitorId()));
}

/** Whether the exhibitor has a participation in the current edition, into whose reservation a held stand can go; undefined until that is known. */
export function useHasParticipation(): boolean | undefined {
  const { data } = useQuery({
    ...ownParticipationsQuery(useExhibitorId()),
    select: (participations) => participations.some(({ former }) => !former),
  });
  return data;
}
