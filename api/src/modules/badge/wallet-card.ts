import type { Language } from '@mosta/shared/contract/languages';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDate, formatDateRange, formatTime } from '@mosta/shared/domain/format';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { cityName } from '../../city-name';
import { CATEGORY_NAMES } from './badge-categories';
import type { PrintedBadge } from './badge-pdf';

/** What a wallet may know of a badge: what is printed, and where and when the fair is. */
export type WalletBadge = Omit<PrintedBadge, 'edition'> & {
  edition: PrintedBadge['edition'] & Pick<Edition, 'venue'>;
};

/** Labels of the parts of the card that a wallet shows, by their names. */
const LABELS = {
  fr: {
    ...{ category: 'Badge', holder: 'Nom', dates: 'Dates', place: 'Lieu' },
    ...{ company: 'Entreprise', fonction: 'Fonction', pays: 'Pays' },
    ...{ hours: 'Horaires', entrance: 'À l’entrée' },
  },
  en: {
    ...{ category: 'Badge', holder: 'Name', dates: 'Dates', place: 'Place' },
    ...{ company: 'Company', fonction: 'Position', pays: 'Country' },
    ...{ hours: 'Opening hours', entrance: 'At the entrance' },
  },
  ar: {
    ...{ category: 'الشارة', holder: 'الاسم', dates: 'التواريخ', place: 'المكان' },
    ...{ company: 'الشركة', fonction: 'الوظيفة', pays: 'البلد' },
    ...{ hours: 'أوقات الفتح', entrance: 'عند المدخل' },
  },
} as const satisfies Record<Language, Record<string, string>>;

const ENTRANCE: Record<Language, string> = {
  fr: 'Présentez ce code, chaque jour où vous venez.',
  en: 'Show this code on each day that you come.',
  ar: 'اعرضوا هذا الرمز في كل يوم تأتون فيه.',
};

const DESCRIPTIONS: Record<Language, (fair: string) => string> = {
  fr: (fair) => `Badge pour ${fair}`,
  en: (fair) => `Badge for ${fair}`,
  ar: (fair) => `شارة ${fair}`,
};

export type CardPart = keyof (typeof LABELS)['fr'];

/** A badge in one language; parts that it does not have are missing. */
export type WalletCard = {
  fair: string;
  description: string;
  city: string;
  parts: Partial<Record<CardPart, { label: string; value: string }>>;
};

export function walletCard(badge: WalletBadge, language: Language): WalletCard {
  const { product, year, venue, days } = badge.edition;
  const [first, last] = editionEnds({ days });
  const fair = `${product} ${year}`;
  const city = cityName(language, badge.edition.city);
  const values: Record<CardPart, string | null> = {
    category: CATEGORY_NAMES[language][badge.category],
    holder: `${badge.prenom} ${badge.nom}`,
    dates: formatDateRange(language, first.date, last.date),
    place: [venue, city].filter(Boolean).join(language === 'ar' ? '، ' : ', '),
    company: badge.company,
    fonction: badge.fonction,
    pays: badge.pays,
    hours: days.map((day) => hoursOf(day, language)).join('\n'),
    entrance: ENTRANCE[language],
  };
  const parts: WalletCard['parts'] = {};
  for (const name of Object.keys(values) as CardPart[]) {
    const value = values[name];
    if (value !== null) parts[name] = { label: LABELS[language][name], value };
  }
  return { fair, city, description: DESCRIPTIONS[language](fair), parts };
}

/** `28 avril, 10h00 – 18h00`. */
function hoursOf({ date, opens, closes }: Edition['days'][number], language: Language): string {
  const day = formatDate(language, date, { day: 'numeric', month: 'long' });
  const comma = language === 'ar' ? '،' : ',';
  return `${day}${comma} ${formatTime(language, opens)} – ${formatTime(language, closes)}`;
}
