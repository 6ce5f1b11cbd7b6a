import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/shell');

/** Server data moved to `@mosta/shared/queries`; remotes built before contract 1.2 still read it here. */
export {
  noteRead,
  notificationChoicesQuery,
  notificationsQuery,
  unreadQuery,
} from '@mosta/shared/queries';
/** What the host and a remote that runs alone both need around their pages. */
export { KeptListNotice } from './kept-list-notice';
export { LanguageSwitch } from './language-switch';
export { PortalProviders } from './portal-providers';
export { type GatedQuery, QueryGate } from './query-gate';
export { RemoteSlot, SlotContext, type SlotRenderer } from './remote-slot';
export { retryWhenOnline } from './retry-when-online';
export { SchemeSwitch } from './scheme-switch';
export { SessionExpiry } from './session-expiry';
export { SessionRealtime } from './session-realtime';
export { useShownRow, useShowRow } from './shown-row';
export { SlowSentence } from './slow-sentence';
export { useErrorText } from './use-error-text';
