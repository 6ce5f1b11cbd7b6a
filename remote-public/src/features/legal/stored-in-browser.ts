import { LANGUAGE_COOKIE } from '@mosta/shared/contract/languages';
import { FAVOURITE_PLACES } from '@mosta/shared/domain/favourite-places';
import {
  AUTH_STORAGE_KEY,
  EXPIRED_STORAGE_KEY,
  REFRESH_TOKEN_STORAGE_KEY,
} from '@mosta/shared/schemas/session.schema';
import { SIMULATION_STORAGE_KEY } from '@mosta/shared/schemas/simulation.schema';
import { FAVOURITES_KEY, VISIT_NOTES_KEY } from '../../favourites';

type Stored = {
  /** Its texts are `pages.privacy.browser.rows.<key>`. */
  key: string;
  kind: 'cookie' | 'local' | 'tab';
  names: readonly string[];
};

/**
 * Everything that the portal leaves in a browser. `tools/src/checks/browser-storage.test.ts` looks through the sources for
 * names that are missing here.
 */
export const STORED_IN_BROWSER: readonly Stored[] = [
  { key: 'language', kind: 'cookie', names: [LANGUAGE_COOKIE] },
  { key: 'canary', kind: 'cookie', names: ['portal_canary'] },
  { key: 'device', kind: 'cookie', names: ['mosta_device'] },
  { key: 'preview', kind: 'cookie', names: ['edition_preview'] },
  {
    key: 'session',
    kind: 'local',
    names: [AUTH_STORAGE_KEY, REFRESH_TOKEN_STORAGE_KEY, EXPIRED_STORAGE_KEY],
  },
  { key: 'scheme', kind: 'local', names: ['mui-mode'] },
  { key: 'favourites', kind: 'local', names: [FAVOURITES_KEY, FAVOURITE_PLACES.key] },
  { key: 'visit', kind: 'local', names: [VISIT_NOTES_KEY] },
  {
    key: 'drafts',
    kind: 'local',
    names: ['brouillon-badge', 'brouillon-candidature', 'brouillon-participation'],
  },
  {
    key: 'simulation',
    kind: 'tab',
    names: [SIMULATION_STORAGE_KEY, 'simulationQuote', 'simulationPayment'],
  },
  { key: 'quotes', kind: 'local', names: ['simulationQuotes'] },
  { key: 'badge', kind: 'local', names: ['own:badge'] },
  { key: 'contacts', kind: 'local', names: ['own:contacts'] },
  { key: 'entrance', kind: 'local', names: ['entrance', 'entrance-sound'] },
];
