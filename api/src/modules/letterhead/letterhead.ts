import type { Language } from '@mosta/shared/contract/languages';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { cityName } from '../../city-name';
import type { Letterhead } from '../../platform/documents/letter-page';
import { DOCUMENT_WORDS } from './document-words';
import { drawMark } from './mark';

/** What documents say of the edition: sent to the thread that draws them. */
export type PrintedEdition = Pick<
  Edition,
  'product' | 'year' | 'city' | 'days' | 'contact' | 'euroPrices'
>;

export function printedEdition(edition: PrintedEdition): PrintedEdition {
  const { product, year, city, days, contact, euroPrices } = edition;
  return { product, year, city, days, contact, euroPrices };
}

/** The fair on the one side of its documents, the agency on the other. */
export function letterheadOf(edition: PrintedEdition, language: Language = 'fr'): Letterhead {
  const { contact, product, year, city } = edition;
  const [first, last] = editionEnds(edition);
  return {
    name: product,
    fullName: `${product} ${year}`,
    subtitle: [cityName(language, city), formatDateRange(language, first.date, last.date)].join(
      DOCUMENT_WORDS[language].comma,
    ),
    sender: contact.agency,
    contact: [...contact.addressLines, contact.phones.join(' · '), contact.email],
    drawMark,
  };
}
