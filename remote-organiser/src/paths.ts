import { HOMES } from '@mosta/shared/contract/homes';

/** Addresses of this remote, each named once. `/organisation` in exactly this spelling: docs/decisions/0069. */
export const PATHS = {
  /** Home of organisers. */
  overview: HOMES.Organizer,
  dossiers: '/organisation/dossiers',
  companies: '/organisation/entreprises',
  quotes: '/organisation/devis',
  stands: '/organisation/stands',
  holds: '/organisation/options',
  preparation: '/organisation/preparation',
  programme: '/organisation/programme',
  contents: '/organisation/contenus',
  promos: '/organisation/codes-promo',
  letters: '/organisation/courriers',
  payments: '/organisation/paiements',
  badges: '/organisation/badges',
  staff: '/organisation/staff',
  edition: '/organisation/edition',
  entrance: '/organisation/entree',
  audit: '/organisation/journal',
  accounts: '/organisation/comptes',
  account: '/organisation/compte',
} as const;

/** Addresses of other parts of the portal to which pages here lead. */
export const ELSEWHERE = { home: '/', login: '/login' } as const;
