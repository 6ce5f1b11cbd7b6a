import { pageConfig } from '../page/page-config';
import { readKeptIndex } from './kept-index';
import { savedAt } from './saved-page';
import { keptAddress } from './what-to-keep';

/** Whether the address that a page has come to is better loaded as a document: the device has it, or asks the network. */
export async function isBetterLoaded(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  if (savedAt() !== null) return true;
  const address = keptAddress(pageConfig().registry, location);
  const index = await readKeptIndex();
  return index?.pages.some((page) => page.address === address) === true;
}
