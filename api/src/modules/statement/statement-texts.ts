import { amountInWords } from '@mosta/shared/domain/amount-in-words';
import { formatDate } from '@mosta/shared/domain/format';
import { formatDeduction, formatMoney } from '@mosta/shared/domain/money';
import type { PaymentMode } from '@mosta/shared/domain/payment';
import type { QuoteLine } from '@mosta/shared/domain/pricing';
import { showsSampleEuros } from '@mosta/shared/domain/stand-prices';
import type { ReservationStatus } from '@mosta/shared/schemas/reservation.schema';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import type { Totals } from '../../platform/documents/letter-totals';
import type { Column, Row } from '../../platform/documents/pdf-table';
import type { PrintedEdition } from '../letterhead/letterhead';
import { number, pricedTable, SAMPLE_EUROS } from '../quote/quote-texts';

/** The French words of a printed statement, apart from where they stand on the page. */

type Pair = readonly [label: string, value: string];

const MODES: Record<PaymentMode, string> = {
  virement: 'Virement',
  cheque: 'Chèque',
  espece: 'Espèces',
};
const STATUSES: Record<ReservationStatus, string> = {
  pending: 'En attente',
  confirmed: 'Confirmée',
  cancelled: 'Annulée',
};

export function factTexts(
  { deadline, payment }: Statement,
  status: ReservationStatus,
  madeOn: string,
): Pair[] {
  return [
    ['Établi le', madeOn],
    ['Réservation', STATUSES[status]],
    ...(deadline ? [['À payer avant le', formatDate('fr', new Date(deadline))] as const] : []),
    ...(payment ? [['Paiement', MODES[payment]] as const] : []),
  ];
}

/** Columns, `width` points in all, and the lines under the title of their group. */
export function statementTable({ priced }: Statement, width: number) {
  return pricedTable(priced, width, { groupOf });
}

/** The sums above what is due, and that; null where nothing has a price yet. */
export function balanceTexts(
  { priced, paid, due }: Statement,
  status: ReservationStatus,
): Totals | null {
  const { totals } = priced;
  if (!totals || !due) return null;
  const { subtotal, discount, net, vat, gross, stampDuty, payable } = totals;
  const lines: Pair[] = [];
  if (discount && discount.kind !== 'otherCurrency') {
    const share =
      discount.kind === 'percentage' ? ` (${number(discount.basisPoints / 100)}\u00a0%)` : '';
    lines.push(['Sous-total HT', formatMoney(subtotal)]);
    lines.push([`Remise${share}`, formatDeduction(discount.amount)]);
  }
  lines.push(['Total HT', formatMoney(net)]);
  lines.push([`TVA ${number(vat.percent)}\u00a0%`, formatMoney(vat.amount)]);
  lines.push(['Total TTC', formatMoney(gross)]);
  if (stampDuty) {
    lines.push(['Droit de timbre', formatMoney(stampDuty.amount)]);
    lines.push(['Net à payer', formatMoney(payable)]);
  }
  lines.push(['Déjà payé', formatDeduction(paid)]);
  const nothing = status === 'cancelled' ? 'la réservation est annulée' : 'tout est payé';
  const words = due.amount === 0 ? `Rien\u00a0: ${nothing}.` : `${amountInWords(due)}.`;
  return { lines, payable: ['Reste dû', formatMoney(due)], words };
}

/** Day, mode, note and amount of each payment, the newest first. */
export function paymentTable({ payments }: Statement, width: number) {
  const columns: Column[] = [
    { label: 'Paiements reçus', width: 130, align: 'left' },
    { label: 'Mode', width: 90, align: 'left' },
    { label: 'Remarque', width: width - 130 - 90 - 110, align: 'left' },
    { label: 'Montant', width: 110, align: 'right' },
  ];
  const rows: Row[] = payments.map(({ receivedOn, mode, note, amount: value }) => ({
    cells: [
      formatDate('fr', new Date(`${receivedOn}T12:00:00Z`)),
      MODES[mode],
      note ?? '',
      formatMoney(value),
    ],
    note: null,
  }));
  return { columns, rows };
}

/** Where to pay, and what to write on it. */
export function bankTexts({ bank, reference }: Statement): Pair[] {
  const sample = bank.sample ? ' (données d’exemple)' : '';
  return [
    ['Titulaire', `${bank.holder}${sample}`],
    ['Banque', bank.bank],
    ['RIB', bank.rib],
    ...(bank.iban ? [['IBAN', bank.iban] as const] : []),
    ...(bank.bic ? [['BIC', bank.bic] as const] : []),
    ['Référence à indiquer', reference],
  ];
}

/** What whoever reads the statement has to know, beside the deadline and the reference, which stand above. */
export function noticeTexts(
  { priced, deadline }: Statement,
  status: ReservationStatus,
  edition: PrintedEdition,
): string[] {
  const { contact } = edition;
  return [
    ...(deadline || status === 'cancelled'
      ? []
      : ['Rien n’est à payer avant que l’organisateur ait confirmé la réservation.']),
    ...(priced.partial
      ? [
          '«\u00a0Sur devis\u00a0»\u00a0: l’organisateur vous communique le prix de ces lignes, que les totaux ne comprennent pas.',
        ]
      : []),
    ...(showsSampleEuros(edition, priced) ? [SAMPLE_EUROS] : []),
    ...(priced.totals?.discount?.kind === 'otherCurrency'
      ? ['Le code promotionnel vaut dans une autre monnaie\u00a0: il ne réduit pas ce montant.']
      : []),
    `Ce récapitulatif n’est pas une facture. Vos questions\u00a0: ${contact.email}, ${contact.phones.join(', ')}.`,
  ];
}

function groupOf({ group }: QuoteLine): string {
  if (!group) return 'Stands';
  return group.parentCategory === 'Service' ? 'Services' : group.parentCategory;
}
