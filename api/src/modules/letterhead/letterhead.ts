import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import type { Letterhead } from '../../platform/documents/letter-page';
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
export function letterheadOf(edition: PrintedEdition): Letterhead {
  const { contact, product, year, city } = edition;
  const [first, last] = editionEnds(edition);
  return {
    name: product,
    fullName: `${product} ${year}`,
    subtitle: `${city}, ${formatDateRange('fr', first.date, last.date)}`,
    sender: contact.agency,
    contact: [...contact.addressLines, contact.phones.join(' · '), contact.email],
    drawMark,
  };
}
