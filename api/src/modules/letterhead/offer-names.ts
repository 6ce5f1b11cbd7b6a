import type { Language } from '@mosta/shared/contract/languages';
import { type OfferPrices, type StandOffer, standOffers } from '@mosta/shared/domain/offers';
import type { QuoteLine } from '@mosta/shared/domain/pricing';
import { DOCUMENT_WORDS } from './document-words';

/** Names of offers as the pages have them; in French a line keeps the name under which it was stored. */
const NAMES: Record<Exclude<Language, 'fr'>, Record<StandOffer['kind'], string>> = {
  en: {
    ...{ bare: 'Bare space', equipped: 'Equipped space', premium: 'Premium space' },
    ...{ custom: 'Custom space', premiumLocation: 'Premium location' },
  },
  ar: {
    ...{ bare: 'مساحة عارية', equipped: 'مساحة مجهزة', premium: 'مساحة ممتازة' },
    ...{ custom: 'مساحة مخصصة', premiumLocation: 'موقع ممتاز' },
  },
};

/** What a line is called in the reader's language: offers of the edition are translated, articles are named by the organiser. */
export function lineName(
  language: Language,
  edition: OfferPrices,
  { name, squareMetres }: Pick<QuoteLine, 'name' | 'squareMetres'>,
): string {
  if (language === 'fr') return name;
  const offer = standOffers(edition).find(({ title }) => title === name);
  if (!offer) return name;
  const title = NAMES[language][offer.kind];
  const unit = DOCUMENT_WORDS[language].squareMetres;
  return squareMetres === null ? title : `${title} ${squareMetres}\u00a0${unit}`;
}

/** What is priced, with its lines named in the reader's language. */
export function namedLines<Priced extends { lines: QuoteLine[] }>(
  language: Language,
  edition: OfferPrices,
  priced: Priced,
): Priced {
  const lines = priced.lines.map((line) => ({ ...line, name: lineName(language, edition, line) }));
  return { ...priced, lines };
}
