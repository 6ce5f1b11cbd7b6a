import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/queries');

/**
 * Server data for components: what more than one remote reads, and the tools to read and change it. The HTTP clients are
 * for `*.queries.ts` alone (ARCHITECTURE.md, "Server data").
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
  queryOptions,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query';
export { useResendConfirmation } from './account';
export { catalogueQuery, refreshCatalogue } from './catalogue';
export { useFollowHolds } from './follow-holds';
export {
  ownHoldsQuery,
  refreshHolds,
  type TimedHold,
  useProlongHold,
  useReleaseHold,
  useReserveHold,
  useTakeHold,
} from './hold';
export { hotelsQuery } from './hotel';
export { newsQuery } from './news';
export {
  type ChoiceChange,
  noteRead,
  notificationChoicesQuery,
  notificationsQuery,
  refreshNotifications,
  unreadQuery,
  useChangeNotificationChoice,
  useMarkNotificationsRead,
  type WhatIsRead,
} from './notification';
export { ownParticipationsQuery, refreshParticipations } from './participation';
export { ownReservationsQuery, refreshReservations } from './reservation';
export { refreshStands, standsQuery } from './stand';
