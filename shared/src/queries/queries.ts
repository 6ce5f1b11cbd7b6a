import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/queries');

/**
 * Server data for components: what more than one remote reads, and the tools to read and change it. The HTTP clients are
 * for `*.queries.ts` alone (ARCHITECTURE.md, "Server data"). Schemas of answers with which no page begins are in the chunk of
 * the calls that fetch them (docs/decisions/0146).
 */
export {
  AppError,
  CallScope,
  changePassword,
  requestPasswordReset,
  resetPassword,
  saveBlob,
  signIn,
  signOut,
  signUp,
  toAppError,
  useCallSignal,
  useCancellableCall,
  useMutation,
  useOnline,
} from '@mosta/shared/http';
export {
  hashKey,
  type QueryClient,
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { useResendConfirmation } from './account';
export { refreshEdition, useEdition } from './edition';
export { directoryQuery, publishedExhibitorsQuery } from './exhibitor';
export { useFollowHolds } from './follow-holds';
export { hallsQuery } from './hall';
export { ownHoldsQuery, refreshHolds, type TimedHold } from './hold';
export { hotelsQuery } from './hotel';
export { newsQuery } from './news';
export {
  noteRead,
  notificationChoicesQuery,
  notificationsQuery,
  refreshNotifications,
  unreadQuery,
} from './notification';
export { ownParticipationsQuery, refreshParticipations } from './participation';
export { programmeQuery } from './programme';
export { ownReservationsQuery, refreshReservations } from './reservation';
export { refreshStands, standsQuery } from './stand';
