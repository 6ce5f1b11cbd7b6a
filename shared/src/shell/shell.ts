import { claimSingleCopy } from '../contract/single-copy';

claimSingleCopy('@mosta/shared/shell');

/** What the host and a remote that runs alone both need around their pages. */
export { PortalProviders } from './portal-providers';
export { RemoteSlot, SlotContext, type SlotRenderer } from './remote-slot';
