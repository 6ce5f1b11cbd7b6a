import { money } from '@mosta/shared/domain/money';
import type {
  CreditInput,
  IssuedContent,
  IssuedDocument,
  IssueInput,
} from '@mosta/shared/schemas/issued.schema';
import type { Priced } from '@mosta/shared/schemas/quote.schema';
import { editionOf } from '../../current-edition';
import type { Db, Executor } from '../../platform/database/database';
import { AppError } from '../../platform/http/app-error';
import { readId } from '../../platform/http/identifier';
import { type Actor, recordAuditEvent } from '../audit/audit-event';
import { issueDocument } from '../issued/issue';
import {
  findIssued,
  findIssuedByKey,
  type IssuedRow,
  listIssuedOf,
} from '../issued/issued.repository';
import { noticeOf } from '../notification/notice';
import { notifyExhibitor } from '../notification/notification.repository';
import { placeOfReservation } from '../party/reservation-place';
import { findPayerOfReservation } from '../payer/payer.repository';
import { lockReservation } from '../payment/lock-reservation';
import { readStatement } from '../statement/statement.service';
import { findPayingParticipation } from './account.service';
import { ISSUED } from './billing-notifications';
import { creditSums } from './credit-sums';

/** Issues an invoice or a proforma of what a reservation costs now. @throws AppError NOT_FOUND, ALREADY_RECORDED, NOT_CONFIRMED, NOT_PRICED, ALREADY_INVOICED, NO_PAYER */
export function issueInvoice(
  db: Db,
  actor: Actor,
  given: string,
  { kind, key }: IssueInput,
): Promise<IssuedDocument> {
  const id = readId(given);
  return db.transaction(async (transaction) => {
    const reservation = await lockReservation(transaction, id);
    const again = await issuedBefore(transaction, key, id, { kind });
    if (again) return again;
    if (kind === 'invoice' && reservation.status !== 'confirmed') {
      throw new AppError('NOT_CONFIRMED');
    }
    const standing = (await listIssuedOf(transaction, id)).find(
      ({ kind: of, credited, total }) => of === 'invoice' && credited.amount < total.amount,
    );
    if (kind === 'invoice' && standing) {
      throw new AppError('ALREADY_INVOICED', {
        detail: `La facture ${standing.reference} vaut toujours\u00a0: émettez d’abord un avoir de son montant.`,
      });
    }
    if ((await findPayerOfReservation(transaction, id)) === null) throw new AppError('NO_PAYER');
    const payment = (await findPayingParticipation(transaction, id))?.payment ?? null;
    const { statement } = await readStatement(transaction, { reservationId: id, payment });
    const { lines, sums, total } = shownOf(statement.priced);
    const row = await issueDocument(transaction, {
      ...{ kind, reservation, key, amount: total, issuedBy: actor.userId },
      shown: { lines, sums, mode: payment, bank: editionOf(reservation.edition).bank },
    });
    return tell(transaction, actor, row, reservation.exhibitorId);
  });
}

/** Takes back an invoice, or a part of it. @throws AppError NOT_FOUND, ALREADY_RECORDED, TOO_MUCH with what is left of the invoice */
export async function creditInvoice(
  db: Db,
  actor: Actor,
  given: string,
  { amount, reason, key }: CreditInput,
): Promise<IssuedDocument> {
  const invoice = await findIssued(db, readId(given));
  if (invoice?.kind !== 'invoice') throw new AppError('NOT_FOUND');
  const { content, reservationId } = invoice;
  return db.transaction(async (transaction) => {
    const reservation = await lockReservation(transaction, reservationId);
    const again = await issuedBefore(transaction, key, reservationId, {
      ...{ kind: 'credit', about: invoice.id, amount, note: reason },
    });
    if (again) return again;
    const listed = (await listIssuedOf(transaction, reservationId)).find(
      ({ _id }) => _id === invoice.id,
    );
    if (!listed || amount > listed.total.amount - listed.credited.amount) {
      throw new AppError('TOO_MUCH', {
        detail: 'Un avoir ne dépasse pas ce qui reste de sa facture.',
      });
    }
    const row = await issueDocument(transaction, {
      ...{ kind: 'credit', reservation, key, amount, about: invoice.id, issuedBy: actor.userId },
      shown: { sums: creditSums(content, amount), corrects: content.reference, note: reason },
    });
    return tell(transaction, actor, row, reservation.exhibitorId);
  });
}

/** What the same call issued before, so that it issues nothing else. @throws AppError ALREADY_RECORDED where it was not the same */
async function issuedBefore(
  transaction: Executor,
  key: string,
  reservationId: string,
  wanted: Partial<Pick<IssuedRow, 'kind' | 'about' | 'amount'> & { note: string }>,
): Promise<IssuedDocument | undefined> {
  const row = await findIssuedByKey(transaction, key);
  if (!row) return undefined;
  const names = Object.keys(wanted) as (keyof typeof wanted)[];
  const issued = { ...row, note: row.content.note };
  if (names.some((name) => issued[name] !== wanted[name])) throw new AppError('ALREADY_RECORDED');
  const listed = await listIssuedOf(transaction, reservationId);
  const found = listed.find(({ _id }) => _id === row.id);
  if (!found) {
    throw new AppError('INVALID_INPUT', {
      errors: [{ path: 'key', message: 'Cette clé a déjà servi.' }],
    });
  }
  return found;
}

async function tell(
  transaction: Executor,
  actor: Actor,
  row: IssuedRow,
  exhibitorId: string,
): Promise<IssuedDocument> {
  const { kind, amount, currency, reservationId, content } = row;
  await recordAuditEvent(transaction, actor, {
    ...{ action: `reservation.issue-${kind}`, subject: reservationId },
    details: { document: row.id, reference: content.reference, amount, currency },
  });
  await notifyExhibitor(transaction, exhibitorId, {
    category: 'dossier',
    place: await placeOfReservation(transaction, reservationId, 'paiement'),
    texts: noticeOf(ISSUED, kind, content.reference, money(amount, currency)),
    document: { kind: 'issued', id: row.id },
  });
  const listed = await listIssuedOf(transaction, reservationId);
  const found = listed.find(({ _id }) => _id === row.id);
  if (!found) throw new Error('The document was not written');
  return found;
}

/** Lines and sums as they are printed. @throws AppError NOT_PRICED where something has no price yet */
function shownOf({ lines, totals, partial }: Priced) {
  if (!totals || partial || totals.payable.amount === 0) throw new AppError('NOT_PRICED');
  const { subtotal, discount, net, vat, gross, stampDuty, payable } = totals;
  const shown: IssuedContent['lines'] = lines.flatMap(({ unitPrice, total, ...line }) =>
    unitPrice && total
      ? [{ ...{ name: line.name, quantity: line.quantity, unit: unitOf(line) }, unitPrice, total }]
      : [],
  );
  const sums = {
    ...{ subtotal, net, gross, vatPercent: vat.percent, vat: vat.amount },
    discount: discount && discount.kind !== 'otherCurrency' ? discount.amount : null,
    stampDuty: stampDuty?.amount ?? null,
  };
  return { lines: shown, sums, total: payable.amount };
}

function unitOf({ unit, squareMetres }: Pick<Priced['lines'][number], 'unit' | 'squareMetres'>) {
  return squareMetres === null ? unit : `${squareMetres}\u00a0m²`;
}
