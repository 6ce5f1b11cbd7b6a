import type { Area } from '@mosta/shared/domain/organizer-areas';
import {
  BadgeIcon,
  CampaignIcon,
  DescriptionIcon,
  EmailIcon,
  EventIcon,
  InventoryIcon,
  MapIcon,
  NewspaperIcon,
  PersonIcon,
  PlaceIcon,
  PrintIcon,
  RestartAltIcon,
  SettingsIcon,
  StarIcon,
} from '@mosta/shared/ui';
import type { PATHS } from '../../paths';
import type { Rights } from '../../use-rights';

export type PageName = keyof typeof PATHS;

/** Whose work each page shows; it is there for the roles that may read in the area. */
const PAGE_AREAS: Readonly<Record<PageName, Area>> = {
  overview: 'overview',
  dossiers: 'participation',
  companies: 'participation',
  quotes: 'quote',
  stands: 'stand',
  holds: 'stand',
  preparation: 'participation',
  programme: 'content',
  contents: 'content',
  promos: 'content',
  letters: 'letter',
  payments: 'payment',
  entrance: 'entrance',
  badges: 'badge',
  staff: 'staff',
  edition: 'edition',
  audit: 'audit',
  accounts: 'organizer',
  account: 'own',
};

/** Entries of the side navigation, in its order. */
export const PAGES: readonly { name: PageName; Icon: typeof PersonIcon }[] = [
  { name: 'overview', Icon: StarIcon },
  { name: 'dossiers', Icon: DescriptionIcon },
  { name: 'companies', Icon: BadgeIcon },
  { name: 'quotes', Icon: NewspaperIcon },
  { name: 'stands', Icon: MapIcon },
  { name: 'holds', Icon: PlaceIcon },
  { name: 'preparation', Icon: PrintIcon },
  { name: 'programme', Icon: EventIcon },
  { name: 'contents', Icon: DescriptionIcon },
  { name: 'promos', Icon: CampaignIcon },
  { name: 'letters', Icon: EmailIcon },
  { name: 'payments', Icon: InventoryIcon },
  { name: 'entrance', Icon: PlaceIcon },
  { name: 'badges', Icon: PersonIcon },
  { name: 'staff', Icon: PersonIcon },
  { name: 'edition', Icon: CampaignIcon },
  { name: 'audit', Icon: RestartAltIcon },
  { name: 'accounts', Icon: PersonIcon },
  { name: 'account', Icon: SettingsIcon },
];

/** Whether an organiser may open a page. */
export function mayOpen(name: PageName, { mayRead }: Pick<Rights, 'mayRead'>): boolean {
  return mayRead(PAGE_AREAS[name]);
}

/** Where an organiser begins: everybody may open at least the own account. */
export function firstPageOf(rights: Pick<Rights, 'mayRead'>): PageName {
  return PAGES.find(({ name }) => mayOpen(name, rights))?.name ?? 'account';
}
