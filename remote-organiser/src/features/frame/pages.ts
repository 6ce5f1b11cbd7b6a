import {
  DescriptionIcon,
  EventIcon,
  InventoryIcon,
  MapIcon,
  PersonIcon,
  SettingsIcon,
  StarIcon,
} from '@mosta/shared/ui';
import type { PATHS } from '../../paths';

export type PageName = keyof typeof PATHS;

/** Entries of the side navigation, in its order. */
export const PAGES: readonly { name: PageName; Icon: typeof PersonIcon }[] = [
  { name: 'overview', Icon: StarIcon },
  { name: 'dossiers', Icon: DescriptionIcon },
  { name: 'stands', Icon: MapIcon },
  { name: 'payments', Icon: InventoryIcon },
  { name: 'badges', Icon: PersonIcon },
  { name: 'audit', Icon: EventIcon },
  { name: 'account', Icon: SettingsIcon },
];
