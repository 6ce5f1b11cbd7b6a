import { amountInWords } from '@mosta/shared/domain/amount-in-words';
import { formatDate } from '@mosta/shared/domain/format';
import { formatDeduction, formatMoney, type Money } from '@mosta/shared/domain/money';
import type { Quote, QuoteLine } from '@mosta/shared/domain/pricing';
import { showsSampleEuros } from '@mosta/shared/domain/stand-prices';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { Column, Row } from '../../platform/documents/pdf-table';
import type { PrintedEdition } from '../letterhead/letterhead';

/** The French words of a printed quote, apart from where they stand on the page. */

const ON_QUOTE = 'Sur devis';
/** Below euro prices that no organiser has set yet. */
export const SAMPLE_EUROS =
  'Les prix en euros sont des exemples\u00a0: l’organisateur vous confirmera les siens.';
const PAYMENTS = {
  virement: 'par virement',
  cheque: 'par chèque',
  espece: 'en espèces',
} as const;

export function headTexts({ createdAt, validUntil, payment }: QuoteAnswer): [string, string][] {
  return [
    ['Date', formatDate('fr', new Date(createdAt))],
    ['Valable jusqu’au', formatDate('fr', new Date(validUntil))],
    ...(payment ? [['Paiement', PAYMENTS[payment]] satisfies [string, string]] : []),
  ];
}

export function personTexts({ simulation }: QuoteAnswer): [string, string][] {
  const { nationality, sector, participationType } = simulation.personalInfo;
  return [
    ['Exposant', nationality],
    ['Secteur', sector],
    ['Participation', participationType],
  ];
}

/** Columns, `width` points in all, and the lines under the title of their group. */
export function tableOf({ priced, simulation }: QuoteAnswer, width: number) {
  return pricedTable(priced, width, { noteOf: (line) => noteOf(line, simulation) });
}

type Wording = {
  /** Title above a line. */
  groupOf?: (line: QuoteLine) => string;
  /** What is said below it. */
  noteOf?: (line: QuoteLine) => string | null;
};

/** The lines of whatever is priced; a column of days only where something has them. */
export function pricedTable(
  { lines }: Pick<Quote, 'lines'>,
  width: number,
  { groupOf = catalogueGroup, noteOf: noteOfLine = () => null }: Wording = {},
) {
  const perDay = lines.some(({ days }) => days !== null);
  const others: Column[] = [
    { label: 'Unité', width: perDay ? 64 : 84, align: 'left' },
    { label: 'Quantité', width: 44, align: 'right' },
    ...(perDay ? [{ label: 'Jours', width: 40, align: 'right' } satisfies Column] : []),
    { label: 'Prix unitaire HT', width: 92, align: 'right' },
    { label: 'Total HT', width: 96, align: 'right' },
  ];
  const rest = others.reduce((sum, column) => sum - column.width, width);
  const columns: Column[] = [{ label: 'Désignation', width: rest, align: 'left' }, ...others];
  const groups = [...new Set(lines.map(groupOf))];
  const rows: Row[] = groups.flatMap((title) => [
    { title },
    ...lines
      .filter((line) => groupOf(line) === title)
      .map((line) => ({
        cells: [
          line.name,
          unitOf(line),
          number(line.quantity),
          ...(perDay ? [line.days === null ? '' : number(line.days)] : []),
          amount(line.unitPrice),
          amount(line.total),
        ],
        note: noteOfLine(line),
      })),
  ]);
  return { columns, rows };
}

/** The sums above the amount payable, and that amount; null where nothing is known. */
export function totalTexts({ priced, simulation }: QuoteAnswer) {
  const { totals } = priced;
  if (!totals) return null;
  const { subtotal, discount, net, vat, gross, stampDuty, payable } = totals;
  const lines: [string, string][] = [];
  if (discount) {
    const share =
      discount.kind === 'percentage' ? `, ${number(discount.basisPoints / 100)}\u00a0%` : '';
    lines.push(['Sous-total HT', formatMoney(subtotal)]);
    lines.push([
      `Remise (code ${simulation.promoCode ?? ''}${share})`,
      formatDeduction(discount.amount),
    ]);
  }
  lines.push(['Total HT', formatMoney(net)]);
  lines.push([`TVA ${number(vat.percent)}\u00a0%`, formatMoney(vat.amount)]);
  if (stampDuty) {
    lines.push(['Total TTC', formatMoney(gross)]);
    lines.push(['Droit de timbre', formatMoney(stampDuty.amount)]);
  }
  return {
    lines,
    payable: [stampDuty ? 'Net à payer' : 'Total TTC', formatMoney(payable)] as const,
    words: `${amountInWords(payable)}, toutes taxes comprises.`,
  };
}

/** What a long quote says on its first page already. */
export function summaryTexts({ priced: { totals } }: QuoteAnswer): [string, string][] {
  if (!totals) return [['Total', ON_QUOTE]];
  const { net, vat, gross, stampDuty, payable } = totals;
  return [
    ['Total HT', formatMoney(net)],
    [`TVA ${number(vat.percent)}\u00a0%`, formatMoney(vat.amount)],
    ['Total TTC', formatMoney(gross)],
    ...(stampDuty ? [['Net à payer', formatMoney(payable)] satisfies [string, string]] : []),
  ];
}

/** What whoever accepts the quote writes by hand. */
export const APPROVAL_LABELS = ['Date', 'Nom et qualité du signataire', 'Signature et cachet'];

/** What whoever reads the quote has to know. */
export function conditionTexts(quote: QuoteAnswer, edition: PrintedEdition): string[] {
  const { priced, expired, validUntil, simulation } = quote;
  const { contact } = edition;
  const until = formatDate('fr', new Date(validUntil));
  const texts = [
    expired
      ? `Ce devis était valable jusqu’au ${until}\u00a0; il ne l’est plus.`
      : `Ce devis est valable jusqu’au ${until}.`,
    'Les prix sont à confirmer par l’organisateur\u00a0; le devis ne réserve pas de stand.',
  ];
  if (priced.partial) {
    const apart = priced.totals ? ', que les totaux ne comprennent pas' : '';
    texts.push(
      `«\u00a0Sur devis\u00a0»\u00a0: l’organisateur vous communique le prix de ces lignes${apart}.`,
    );
  }
  if (showsSampleEuros(edition, priced)) texts.push(SAMPLE_EUROS);
  if (priced.totals?.stampDuty) {
    texts.push(
      'Le droit de timbre est dû sur un paiement en espèces\u00a0; les autres n’en ont pas.',
    );
  }
  if (priced.totals?.discount?.kind === 'otherCurrency') {
    texts.push(
      `Le code ${simulation.promoCode ?? ''} vaut dans une autre monnaie\u00a0: il ne réduit pas ce devis.`,
    );
  }
  texts.push(`Vos questions\u00a0: ${contact.email}, ${contact.phones.join(', ')}.`);
  return texts;
}

function catalogueGroup({ group }: QuoteLine): string {
  return group?.parentCategory ?? 'Stands';
}

function unitOf({ squareMetres, unit }: QuoteLine): string {
  return squareMetres === null ? (unit ?? '') : `${number(squareMetres)}\u00a0m²`;
}

function noteOf({ id, group }: QuoteLine, { cart }: QuoteAnswer['simulation']): string | null {
  if (!group) return null;
  const info = Object.hasOwn(cart, id) ? cart[id]?.additionalInfo : null;
  return info ? `${group.category} · ${info}` : group.category;
}

function amount(value: Money | null): string {
  return value ? formatMoney(value) : ON_QUOTE;
}

const numbers = new Intl.NumberFormat('fr-DZ', { maximumFractionDigits: 2 });

/** As French people write it. */
export function number(value: number): string {
  return numbers.format(value);
}
