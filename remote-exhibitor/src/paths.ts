import { HOMES } from '@mosta/shared/contract/homes';
import { dashboardSearch } from '@mosta/shared/domain/dashboard-link';

/** Addresses of this remote, each named once. */
export const PATHS = {
  login: '/login',
  signup: '/signup',
  simulation: '/simulation',
  participation: '/formulaire',
  /** Older address of the participation form. */
  form: '/form',
  /** Home of exhibitors. */
  dashboard: HOMES.Exhibitor,
  /** Outside of the dashboard, which is never shown without network (decision 0118). */
  contacts: '/exposant/contacts',
} as const;

/** The dashboard's view of one's quotes. */
export const QUOTES_ADDRESS = dashboardSearch({ view: 'devis' });

/** Parameter of the simulation's address that names one of one's own quotes by its reference. */
export const OWN_QUOTE_PARAMETER = 'numero';

/** The whole of one of one's own quotes. */
export function ownQuoteAddress(reference: string): string {
  return `${PATHS.simulation}?${OWN_QUOTE_PARAMETER}=${encodeURIComponent(reference)}`;
}

/** Addresses of other parts of the portal to which pages here lead. */
export const ELSEWHERE = {
  home: '/',
  /** The directory; `?exposant=<account>` opens one exhibitor. */
  directory: '/ExposantConfirme',
  plan: '/PlanSalon',
  /** The plan for choosing a stand; `?stand=B49` opens it there. */
  choose: '/Exposant-map',
} as const;

/** The plan for choosing, opened at a stand. */
export function standAddress(code: string): string {
  return `${ELSEWHERE.choose}?stand=${encodeURIComponent(code)}`;
}
