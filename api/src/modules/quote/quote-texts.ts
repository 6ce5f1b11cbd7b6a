import type { Language } from '@mosta/shared/contract/languages';
import { amountInWords } from '@mosta/shared/domain/amount-in-words';
import { formatDate } from '@mosta/shared/domain/format';
import { formatDeduction, formatMoney, type Money } from '@mosta/shared/domain/money';
import type { Quote, QuoteLine, QuoteTotals } from '@mosta/shared/domain/pricing';
import { showsSampleEuros } from '@mosta/shared/domain/stand-prices';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import type { Column, Row } from '../../platform/documents/pdf-table';
import { leftToRight } from '../../platform/documents/visual-runs';
import { DOCUMENT_WORDS, questionsText } from '../letterhead/document-words';
import type { PrintedEdition } from '../letterhead/letterhead';
import { GROUP_NAMES, QUOTE_WORDS, SAMPLE_EUROS } from './quote-words';
import { choiceText } from './stored-choices';

/** The words of a printed quote in each language, apart from where they stand on the page. */

type Pair = [label: string, value: string];

export function headTexts(
  language: Language,
  { createdAt, validUntil, payment }: QuoteAnswer,
): Pair[] {
  const words = QUOTE_WORDS[language];
  return [
    [words.date, formatDate(language, new Date(createdAt))],
    [words.validUntil, formatDate(language, new Date(validUntil))],
    ...(payment ? [[words.payment, words.payments[payment]] satisfies Pair] : []),
  ];
}

export function personTexts(language: Language, { simulation }: QuoteAnswer): Pair[] {
  const { nationality, sector, participationType } = simulation.personalInfo;
  const words = QUOTE_WORDS[language];
  return [
    [words.exhibitor, choiceText(language, nationality)],
    [words.sector, choiceText(language, sector)],
    [words.participation, choiceText(language, participationType)],
  ];
}

/** Columns, `width` points in all, and the lines under the title of their group. */
export function tableOf(language: Language, { priced, simulation }: QuoteAnswer, width: number) {
  return pricedTable(language, priced, width, { noteOf: (line) => noteOf(line, simulation) });
}

type Wording = {
  /** The group above a line, by its French name. */
  groupOf?: (line: QuoteLine) => string;
  /** What is said below it. */
  noteOf?: (line: QuoteLine) => string | null;
};

/** The lines of whatever is priced; a column of days only where something has them. */
export function pricedTable(
  language: Language,
  { lines }: Pick<Quote, 'lines'>,
  width: number,
  { groupOf = catalogueGroup, noteOf: noteOfLine = () => null }: Wording = {},
) {
  const words = DOCUMENT_WORDS[language];
  const number = numberIn(language);
  const amount = (value: Money | null) => (value ? formatMoney(value, language) : words.onQuote);
  const perDay = lines.some(({ days }) => days !== null);
  const others: Column[] = [
    { label: words.unit, width: perDay ? 64 : 84, align: 'start' },
    { label: words.quantity, width: 44, align: 'end' },
    ...(perDay ? [{ label: words.days, width: 40, align: 'end' } satisfies Column] : []),
    { label: words.unitPrice, width: 92, align: 'end' },
    { label: words.lineTotal, width: 96, align: 'end' },
  ];
  const rest = others.reduce((sum, column) => sum - column.width, width);
  const columns: Column[] = [{ label: words.name, width: rest, align: 'start' }, ...others];
  const groups = [...new Set(lines.map(groupOf))];
  const rows: Row[] = groups.flatMap((title) => [
    { title: groupName(language, title) },
    ...lines
      .filter((line) => groupOf(line) === title)
      .map((line) => ({
        cells: [
          line.name,
          unitOf(language, line),
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
export function totalTexts(language: Language, { priced, simulation }: QuoteAnswer) {
  const { totals } = priced;
  if (!totals) return null;
  const { subtotal, discount, net, gross, stampDuty, payable } = totals;
  const words = DOCUMENT_WORDS[language];
  const { code, allTaxes } = QUOTE_WORDS[language];
  const lines: Pair[] = [];
  if (discount) {
    const parts = [`${code} ${codeText(language, simulation.promoCode)}`];
    if (discount.kind === 'percentage')
      parts.push(percentText(language, discount.basisPoints / 100));
    lines.push([words.subtotal, formatMoney(subtotal, language)]);
    lines.push([
      `${words.discount} (${parts.join(words.comma)})`,
      formatDeduction(discount.amount, language),
    ]);
  }
  lines.push([words.net, formatMoney(net, language)]);
  lines.push(vatText(language, totals));
  if (stampDuty) {
    lines.push([words.gross, formatMoney(gross, language)]);
    lines.push([words.stampDuty, formatMoney(stampDuty.amount, language)]);
  }
  const label = stampDuty ? words.payable : words.gross;
  return {
    lines,
    payable: [label, formatMoney(payable, language)] as const,
    words: `${amountInWords(payable, language)}${allTaxes}`,
  };
}

/** What a long quote says on its first page already. */
export function summaryTexts(language: Language, { priced: { totals } }: QuoteAnswer): Pair[] {
  const words = DOCUMENT_WORDS[language];
  if (!totals) return [[words.total, words.onQuote]];
  const { net, gross, stampDuty, payable } = totals;
  return [
    [words.net, formatMoney(net, language)],
    vatText(language, totals),
    [words.gross, formatMoney(gross, language)],
    ...(stampDuty ? [[words.payable, formatMoney(payable, language)] satisfies Pair] : []),
  ];
}

/** What whoever reads the quote has to know. */
export function conditionTexts(
  language: Language,
  quote: QuoteAnswer,
  edition: PrintedEdition,
): string[] {
  const { priced, expired, validUntil, simulation } = quote;
  const words = QUOTE_WORDS[language];
  const until = formatDate(language, new Date(validUntil));
  const texts = [expired ? words.wasValid(until) : words.isValid(until), words.toConfirm];
  if (priced.partial) texts.push(words.partial(priced.totals !== null));
  if (showsSampleEuros(edition, priced)) texts.push(SAMPLE_EUROS[language]);
  if (priced.totals?.stampDuty) texts.push(words.stampDuty);
  if (priced.totals?.discount?.kind === 'otherCurrency') {
    texts.push(words.otherCurrency(codeText(language, simulation.promoCode)));
  }
  texts.push(questionsText(language, edition.contact));
  return texts;
}

/** A promo code inside of a sentence. */
function codeText(language: Language, code: string | null): string {
  return language === 'ar' ? leftToRight(code ?? '') : (code ?? '');
}

export function vatText(language: Language, { vat }: QuoteTotals): Pair {
  const label = `${DOCUMENT_WORDS[language].vat} ${percentText(language, vat.percent)}`;
  return [label, formatMoney(vat.amount, language)];
}

/** "19 %", without its space in English. */
export function percentText(language: Language, percent: number): string {
  return `${numberIn(language)(percent)}${language === 'en' ? '' : '\u00a0'}%`;
}

function catalogueGroup({ group }: QuoteLine): string {
  return group?.parentCategory ?? 'Stands';
}

function groupName(language: Language, name: string): string {
  if (language === 'fr') return name;
  const names = GROUP_NAMES[language];
  return (Object.hasOwn(names, name) ? names[name] : undefined) ?? name;
}

function unitOf(language: Language, { squareMetres, unit }: QuoteLine): string {
  if (squareMetres === null) return unit ?? '';
  return `${numberIn(language)(squareMetres)}\u00a0${DOCUMENT_WORDS[language].squareMetres}`;
}

function noteOf({ id, group }: QuoteLine, { cart }: QuoteAnswer['simulation']): string | null {
  if (!group) return null;
  const info = Object.hasOwn(cart, id) ? cart[id]?.additionalInfo : null;
  return info ? `${group.category} · ${info}` : group.category;
}

const NUMBERS: Record<Language, Intl.NumberFormat> = {
  fr: new Intl.NumberFormat('fr-DZ', { maximumFractionDigits: 2 }),
  en: new Intl.NumberFormat('en-DZ', { maximumFractionDigits: 2 }),
  ar: new Intl.NumberFormat('ar-DZ', { maximumFractionDigits: 2 }),
};

/** As people of a language write it. */
function numberIn(language: Language): (value: number) => string {
  return (value) => NUMBERS[language].format(value);
}
