import type { Language } from '@mosta/shared/contract/languages';
import { amountInWords } from '@mosta/shared/domain/amount-in-words';
import { formatDate, formatDateRange } from '@mosta/shared/domain/format';
import { formatDeduction, formatMoney } from '@mosta/shared/domain/money';
import type { IssuedContent, IssuedKind } from '@mosta/shared/schemas/issued.schema';
import { cityName } from '../../city-name';
import {
  BOTTOM,
  drawFeet,
  drawLetterhead,
  drawTitle,
  type Letterhead,
  MARGIN,
  type Pair,
  startPage,
  WIDTH,
} from '../../platform/documents/letter-page';
import { drawCard, drawPoints } from '../../platform/documents/letter-parts';
import { drawTotals } from '../../platform/documents/letter-totals';
import { makePdf } from '../../platform/documents/pdf';
import { type Column, drawTable } from '../../platform/documents/pdf-table';
import type { Template } from '../../platform/documents/template';
import { DOCUMENT_WORDS, questionsText } from '../letterhead/document-words';
import { drawMark } from '../letterhead/mark';
import { ISSUED_WORDS } from './issued-texts';

type Printed = {
  kind: IssuedKind;
  issuedOn: string;
  content: IssuedContent;
  language: Language;
};

/** The name under which a document is saved. */
export function issuedFileName({ content, kind }: Pick<Printed, 'content' | 'kind'>): string {
  const names: Record<IssuedKind, string> = {
    ...{ proforma: 'proforma', invoice: 'facture', credit: 'avoir' },
    ...{ receipt: 'recu', refund: 'remboursement' },
  };
  return `${names[kind]}-${content.reference}.pdf`;
}

/** A document of accounting as it is printed: A4, from what it said when it was issued. */
export const ISSUED_TEMPLATE: Template<Printed> = { name: 'issued', draw: makeIssuedPdf };

function makeIssuedPdf(printed: Printed): Promise<Buffer> {
  const { kind, content, language } = printed;
  const words = wordsIn(language);
  const { labels } = words;
  const title = { word: words.titles[kind], reference: content.reference };
  const letterhead = letterheadOf(content.edition, language);
  const name = `${title.word} ${content.reference} – ${letterhead.fullName}`;
  return makePdf({ title: name, size: 'A4', margin: 0, language }, (pdf) => {
    const nextPage = () => startPage(pdf, letterhead, title);
    let y = drawLetterhead(pdf, letterhead);
    y = drawTitle(pdf, { ...title, size: 24 }, factsOf(printed, words), y + 22);
    y = drawCard(pdf, payerOf(content, words), y + 18);
    if (content.lines.length > 0) {
      const columns = columnsOf(words);
      const rows = content.lines.map((line) => ({
        cells: [
          ...[line.name, line.unit ?? '', String(line.quantity)],
          ...[formatMoney(line.unitPrice, language), formatMoney(line.total, language)],
        ],
        note: null,
      }));
      y = drawTable(pdf, columns, rows, { x: MARGIN, y: y + 22, bottom: BOTTOM, nextPage });
    }
    const inWords = `${amountInWords(content.total, language)}.`;
    const totals = { lines: sumsOf(printed, words), payable: payableOf(printed, words) };
    y = drawTotals(pdf, { ...totals, words: inWords }, labels, y + 22, nextPage);
    if (content.bank) y = drawCard(pdf, bankOf(content, words), y + 18);
    drawPoints(pdf, labels.note, noticesOf(printed, words), y + 18, nextPage);
    drawFeet(pdf, letterhead, title, labels);
  });
}

type Words = ReturnType<typeof wordsIn>;

/** What these documents say, beside the words that they share with others. */
function wordsIn(language: Language) {
  const own = ISSUED_WORDS[language];
  return { ...own, labels: { ...DOCUMENT_WORDS[language], ...own.labels } };
}

function letterheadOf(edition: IssuedContent['edition'], language: Language): Letterhead {
  const { product, year, city, firstDay, lastDay } = edition;
  return {
    name: product,
    fullName: `${product} ${year}`,
    subtitle: [cityName(language, city), formatDateRange(language, firstDay, lastDay)].join(
      DOCUMENT_WORDS[language].comma,
    ),
    sender: edition.agency,
    contact: [...edition.addressLines, edition.phones.join(' · '), edition.email],
    drawMark,
  };
}

function factsOf({ kind, issuedOn, content, language }: Printed, { labels }: Words) {
  const { reservation, receivedOn, mode, corrects } = content;
  const facts: Pair[] = [
    [labels.issuedOn, formatDate(language, issuedOn)],
    [labels.reservation, reservation],
  ];
  if (corrects !== null) facts.push([labels.corrects, corrects]);
  if (receivedOn !== null) {
    const label = kind === 'refund' ? labels.paidOn : labels.receivedOn;
    facts.push([label, formatDate(language, receivedOn)]);
  }
  if (mode !== null) facts.push([labels.mode, labels.modes[mode]]);
  return facts;
}

function payerOf({ payer }: IssuedContent, { labels }: Words): Pair[] {
  if (payer === null) return [[labels.company, '']];
  const place = [payer.adresse, payer.codePostal, payer.pays].filter(Boolean).join(', ');
  const { rcNumero, nifNumero } = payer;
  return [
    [labels.company, payer.raisonSociale],
    [labels.address, place],
    rcNumero ? [labels.register, `${rcNumero} · ${nifNumero}`] : [labels.taxNumber, nifNumero],
  ];
}

function columnsOf({ labels }: Words): Column[] {
  const others: Column[] = [
    { label: labels.unit, width: 74, align: 'start' },
    { label: labels.quantity, width: 48, align: 'end' },
    { label: labels.unitPrice, width: 92, align: 'end' },
    { label: labels.lineTotal, width: 96, align: 'end' },
  ];
  const rest = others.reduce((sum, { width }) => sum - width, WIDTH);
  return [{ label: labels.name, width: rest, align: 'start' }, ...others];
}

function sumsOf({ content, language }: Printed, { labels }: Words): Pair[] {
  const { sums } = content;
  if (sums === null) return [];
  const amount = (value: Parameters<typeof formatMoney>[0]) => formatMoney(value, language);
  return [
    ...(sums.discount
      ? ([
          [labels.subtotal, amount(sums.subtotal)],
          [labels.discount, formatDeduction(sums.discount, language)],
        ] as const)
      : []),
    [labels.net, amount(sums.net)],
    [`${labels.vat} ${sums.vatPercent}\u00a0%`, amount(sums.vat)],
    ...(sums.stampDuty
      ? ([
          [labels.gross, amount(sums.gross)],
          [labels.stampDuty, amount(sums.stampDuty)],
        ] as const)
      : []),
  ];
}

function payableOf({ kind, content, language }: Printed, { labels }: Words): Pair {
  const label: Record<IssuedKind, string> = {
    proforma: content.sums?.stampDuty ? labels.payable : labels.gross,
    invoice: content.sums?.stampDuty ? labels.payable : labels.gross,
    credit: labels.gross,
    receipt: labels.received,
    refund: labels.refunded,
  };
  return [label[kind], formatMoney(content.total, language)];
}

function bankOf({ bank, reservation }: IssuedContent, { labels }: Words): Pair[] {
  if (bank === null) return [];
  return [
    [labels.holder, `${bank.holder}${bank.sample ? labels.sample : ''}`],
    [labels.bankName, bank.bank],
    [labels.rib, bank.rib],
    [labels.quote, reservation],
  ];
}

function noticesOf({ kind, content, language }: Printed, words: Words): string[] {
  const { note, edition } = content;
  const { labels } = words;
  const label = kind === 'credit' ? labels.reason : labels.note;
  return [
    ...(note === null ? [] : [`${label}${labels.colon} ${note}`]),
    words.notices[kind],
    questionsText(language, edition),
  ];
}
