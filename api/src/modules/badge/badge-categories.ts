import type { Language } from '@mosta/shared/contract/languages';
import type { BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import { COLORS } from '../../platform/colors';
import { besideOf } from '../letterhead/beside-language';

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

/** What a card says of its holder, to the gate and to exhibitors: in its language, and in the other one that the fair speaks. */
export function categoryLabel(language: Language, category: BadgeCategory): string {
  const names = [language, besideOf(language)].map((one) => CATEGORY_NAMES[one][category]);
  return names.map((name) => name.toUpperCase()).join(' · ');
}

/** Colours by which the gate knows a category from afar. */
export const CATEGORY_COLORS: Record<BadgeCategory, string> = {
  visitor: COLORS.olive,
  professional: COLORS.terracotta,
  international: COLORS.sea,
  journalist: COLORS.ink,
};

/** What the document of a badge says beside what is printed of its holder. */
export const BADGE_WORDS: Record<Language, { badge: string; badges: string; code: string }> = {
  fr: { badge: 'badge', badges: 'badges', code: 'Code QR lu à l’entrée' },
  en: { badge: 'badge', badges: 'badges', code: 'QR code read at the entrance' },
  ar: { badge: 'شارة', badges: 'الشارات', code: 'رمز QR يُقرأ عند المدخل' },
};
