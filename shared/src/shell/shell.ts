import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/shell');

export { LanguageSwitch } from './language-switch';
/** What the host and a remote that runs alone both need around their pages. */
export {
  noteRead,
  notificationChoicesQuery,
  notificationsQuery,
  unreadQuery,
} from './notification.queries';
export { PortalProviders } from './portal-providers';
export { RemoteSlot, SlotContext, type SlotRenderer } from './remote-slot';
export { SchemeSwitch } from './scheme-switch';
export { SessionExpiry } from './session-expiry';
export { SessionRealtime } from './session-realtime';
export { useErrorText } from './use-error-text';
