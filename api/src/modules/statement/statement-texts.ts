import type { Language } from '@mosta/shared/contract/languages';
import { amountInWords } from '@mosta/shared/domain/amount-in-words';
import { formatDate } from '@mosta/shared/domain/format';
import { formatDeduction, formatMoney, type Money } from '@mosta/shared/domain/money';
import type { QuoteLine } from '@mosta/shared/domain/pricing';
import { showsSampleEuros } from '@mosta/shared/domain/stand-prices';
import type { ReservationStatus } from '@mosta/shared/schemas/reservation.schema';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import type { Totals } from '../../platform/documents/letter-totals';
import type { Column, Row } from '../../platform/documents/pdf-table';
import { DOCUMENT_WORDS, questionsText } from '../letterhead/document-words';
import type { PrintedEdition } from '../letterhead/letterhead';
import { percentText, pricedTable, vatText } from '../quote/quote-texts';
import { QUOTE_WORDS, SAMPLE_EUROS } from '../quote/quote-words';
import { STATEMENT_WORDS } from './statement-words';

/** The words of a printed statement in each language, apart from where they stand on the page. */

type Pair = readonly [label: string, value: string];

export function factTexts(
  language: Language,
  { deadline, payment }: Statement,
  status: ReservationStatus,
  madeOn: string,
): Pair[] {
  const words = STATEMENT_WORDS[language];
  const { modes } = DOCUMENT_WORDS[language];
  return [
    [words.madeOn, madeOn],
    [words.reservation, words.statuses[status]],
    ...(deadline ? [[words.payBefore, formatDate(language, new Date(deadline))] as const] : []),
    ...(payment ? [[words.payment, modes[payment]] as const] : []),
  ];
}

/** Columns, `width` points in all, and the lines under the title of their group. */
export function statementTable(language: Language, { priced }: Statement, width: number) {
  return pricedTable(language, priced, width, { groupOf });
}

/** The sums above what is due, and that; null where nothing has a price yet. */
export function balanceTexts(
  language: Language,
  { priced, paid, due }: Statement,
  status: ReservationStatus,
): Totals | null {
  const { totals } = priced;
  if (!totals || !due) return null;
  const { subtotal, discount, net, gross, stampDuty, payable } = totals;
  const labels = DOCUMENT_WORDS[language];
  const words = STATEMENT_WORDS[language];
  const amount = (value: Money) => formatMoney(value, language);
  const lines: Pair[] = [];
  if (discount && discount.kind !== 'otherCurrency') {
    const share =
      discount.kind === 'percentage'
        ? ` (${percentText(language, discount.basisPoints / 100)})`
        : '';
    lines.push([labels.subtotal, amount(subtotal)]);
    lines.push([`${labels.discount}${share}`, formatDeduction(discount.amount, language)]);
  }
  lines.push([labels.net, amount(net)]);
  lines.push(vatText(language, totals));
  lines.push([labels.gross, amount(gross)]);
  if (stampDuty) {
    lines.push([labels.stampDuty, amount(stampDuty.amount)]);
    lines.push([labels.payable, amount(payable)]);
  }
  lines.push([words.paid, formatDeduction(paid, language)]);
  const nothing = status === 'cancelled' ? words.nothingCancelled : words.nothingPaid;
  const inWords = due.amount === 0 ? nothing : `${amountInWords(due, language)}.`;
  return { lines, payable: [words.due, amount(due)], words: inWords };
}

/** Day, mode, note and amount of each payment, the newest first. */
export function paymentTable(language: Language, { payments }: Statement, width: number) {
  const words = STATEMENT_WORDS[language];
  const { modes } = DOCUMENT_WORDS[language];
  const columns: Column[] = [
    { label: words.payments, width: 130, align: 'start' },
    { label: words.mode, width: 90, align: 'start' },
    { label: words.note, width: width - 130 - 90 - 110, align: 'start' },
    { label: words.amount, width: 110, align: 'end' },
  ];
  const rows: Row[] = payments.map(({ receivedOn, mode, note, amount: value }) => ({
    cells: [
      formatDate(language, new Date(`${receivedOn}T12:00:00Z`)),
      modes[mode],
      note ?? '',
      formatMoney(value, language),
    ],
    note: null,
  }));
  return { columns, rows };
}

/** Where to pay, and what to write on it. */
export function bankTexts(language: Language, { bank, reference }: Statement): Pair[] {
  const labels = DOCUMENT_WORDS[language];
  const sample = bank.sample ? labels.sample : '';
  return [
    [labels.holder, `${bank.holder}${sample}`],
    [labels.bankName, bank.bank],
    [labels.rib, bank.rib],
    ...(bank.iban ? [['IBAN', bank.iban] as const] : []),
    ...(bank.bic ? [['BIC', bank.bic] as const] : []),
    [labels.quote, reference],
  ];
}

/** What whoever reads the statement has to know, beside the deadline and the reference, which stand above. */
export function noticeTexts(
  language: Language,
  { priced, deadline }: Statement,
  status: ReservationStatus,
  edition: PrintedEdition,
): string[] {
  const words = STATEMENT_WORDS[language];
  const questions = questionsText(language, edition.contact);
  return [
    ...(deadline || status === 'cancelled' ? [] : [words.notYet]),
    ...(priced.partial ? [QUOTE_WORDS[language].partial(true)] : []),
    ...(showsSampleEuros(edition, priced) ? [SAMPLE_EUROS[language]] : []),
    ...(priced.totals?.discount?.kind === 'otherCurrency' ? [words.otherCurrency] : []),
    `${words.noInvoice} ${questions}`,
  ];
}

function groupOf({ group }: QuoteLine): string {
  if (!group) return 'Stands';
  return group.parentCategory === 'Service' ? 'Services' : group.parentCategory;
}
