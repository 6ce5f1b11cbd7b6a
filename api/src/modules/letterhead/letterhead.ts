import { EDITION } from '@mosta/shared/domain/edition';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { Letterhead } from '../../platform/documents/letter-page';
import { drawMark } from './mark';

const { contact, product, year, city } = EDITION;
const [first, last] = editionEnds(EDITION);

/** The fair on the one side of its documents, the agency on the other. */
export const LETTERHEAD: Letterhead = {
  name: product,
  fullName: `${product} ${year}`,
  subtitle: `${city}, ${formatDateRange('fr', first.date, last.date)}`,
  sender: contact.agency,
  contact: [...contact.addressLines, contact.phones.join(' · '), contact.email],
  drawMark,
};
