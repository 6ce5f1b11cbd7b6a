import type { Language } from '@mosta/shared/contract/languages';
import type { BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import { COLORS } from '../../platform/colors';

/** What visitors of a category are called. */
export const CATEGORY_NAMES: Record<Language, Record<BadgeCategory, string>> = {
  fr: {
    ...{ visitor: 'Visiteur', professional: 'Professionnel' },
    ...{ international: 'Visiteur international', journalist: 'Presse' },
  },
  en: {
    ...{ visitor: 'Visitor', professional: 'Professional' },
    ...{ international: 'International visitor', journalist: 'Press' },
  },
  ar: {
    ...{ visitor: 'زائر', professional: 'مهني' },
    ...{ international: 'زائر دولي', journalist: 'صحافة' },
  },
};

/** Colours by which the gate knows a category from afar. */
export const CATEGORY_COLORS: Record<BadgeCategory, string> = {
  visitor: COLORS.olive,
  professional: COLORS.terracotta,
  international: COLORS.sea,
  journalist: COLORS.ink,
};
