import { algerianDay, editionEnds } from '@mosta/shared/domain/edition-clock';
import { money } from '@mosta/shared/domain/money';
import { issuedReference, reservationReference } from '@mosta/shared/domain/reference';
import type { IssuedContent, IssuedKind } from '@mosta/shared/schemas/issued.schema';
import { type CurrentEdition, editionOf } from '../../current-edition';
import type { Executor } from '../../platform/database/database';
import { findPayerOfReservation } from '../payer/payer.repository';
import type { ReservationHead } from '../reservation/reservation-head.repository';
import { drawNumber, type IssuedRow, insertIssued } from './issued.repository';

type Shown = Partial<
  Pick<IssuedContent, 'lines' | 'sums' | 'mode' | 'receivedOn' | 'corrects' | 'note' | 'bank'>
>;

type Order = {
  kind: IssuedKind;
  reservation: Pick<ReservationHead, 'id' | 'currency' | 'edition'>;
  /** With tax, in the smallest used unit. */
  amount: number;
  /** The invoice of a credit note, the payment of a receipt. */
  about?: string;
  shown: Shown;
  /** Null for what the service does by itself. */
  issuedBy: string | null;
  key?: string;
};

const NOTHING: Required<Shown> = {
  ...{ lines: [], sums: null, mode: null, receivedOn: null },
  ...{ corrects: null, note: null, bank: null },
};

/** Issues a document under the next number of its series, with all that it shows, in the transaction that causes it. */
export async function issueDocument(transaction: Executor, order: Order): Promise<IssuedRow> {
  const { kind, reservation, amount, about = null, shown, issuedBy, key = null } = order;
  const edition = editionOf(reservation.edition);
  const payer = await findPayerOfReservation(transaction, reservation.id);
  // Last, since others wait for the next one until the transaction ends.
  const number = await drawNumber(transaction, edition.year, kind);
  const content: IssuedContent = {
    ...{ ...NOTHING, ...shown },
    reference: issuedReference(kind, edition, number),
    reservation: reservationReference(edition, reservation.id),
    payer,
    total: money(amount, reservation.currency),
    edition: letterheadData(edition),
  };
  return insertIssued(transaction, {
    ...{ kind, number, about, amount, content, issuedBy, key, year: edition.year },
    ...{ reservationId: reservation.id, currency: reservation.currency },
    issuedOn: algerianDay(new Date()),
  });
}

function letterheadData(edition: CurrentEdition): IssuedContent['edition'] {
  const { product, year, city, contact } = edition;
  const [first, last] = editionEnds(edition);
  const { agency, addressLines, phones, email } = contact;
  return {
    ...{ product, year, city, firstDay: first.date, lastDay: last.date },
    ...{ agency, addressLines: [...addressLines], phones: [...phones], email },
  };
}
