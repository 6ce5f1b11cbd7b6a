import { EDITION } from '@mosta/shared/domain/edition';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import { drawMark } from '../../platform/documents/mark';
import { drawFromLeft, fitText } from '../../platform/documents/mixed-text';
import { makePdf, PDF_COLORS, type Pdf, printable } from '../../platform/documents/pdf';
import { drawTable } from '../../platform/documents/pdf-table';
import { textHeight, writeText } from '../../platform/documents/pdf-text';
import { conditionTexts, headTexts, personTexts, tableOf, totalTexts } from './quote-texts';

/** Points of an A4 page. */
const PAGE = { width: 595.28, height: 841.89 };
const MARGIN = 48;
const WIDTH = PAGE.width - 2 * MARGIN;
const RIGHT = PAGE.width - MARGIN;
/** Where the content of a page ends, above its foot. */
const BOTTOM = PAGE.height - 72;
const TOTALS_WIDTH = 232;

const LABEL = { size: 8, color: PDF_COLORS.muted } as const;
const MUTED = { size: 8.5, color: PDF_COLORS.muted } as const;

/** The name under which a quote's document is saved or attached. */
export function quoteFileName({ reference }: QuoteAnswer): string {
  return `devis-${reference}.pdf`;
}

/** Draws a quote as it is printed: A4, in French. */
export function makeQuotePdf(quote: QuoteAnswer): Promise<Buffer> {
  const title = `Devis ${quote.reference} – ${EDITION.product} ${EDITION.year}`;
  // No margin: the page breaks where this module says, and the foot stands below the content.
  return makePdf({ title, size: 'A4', margin: 0 }, (pdf) => {
    const { columns, rows } = tableOf(quote, WIDTH);
    let y = drawLetterhead(pdf);
    y = drawTitle(pdf, quote, y + 26);
    y = drawPerson(pdf, quote, y + 18);
    const nextPage = () => startPage(pdf, quote);
    y = drawTable(pdf, columns, rows, { x: MARGIN, y: y + 22, bottom: BOTTOM, nextPage });
    y = drawTotals(pdf, quote, y + 18, nextPage);
    drawConditions(pdf, quote, y + 22, nextPage);
    drawFeet(pdf, quote);
  });
}

function eventText(): string {
  const [first, last] = editionEnds(EDITION);
  return `${EDITION.city}, ${formatDateRange('fr', first.date, last.date)}`;
}

function drawLetterhead(pdf: Pdf): number {
  const { contact, product, year } = EDITION;
  drawMark(pdf, MARGIN + 22, MARGIN + 20, 22);
  const name = { font: 'heading', size: 21, color: PDF_COLORS.olive } as const;
  writeText(pdf, `${product} ${year}`, { x: MARGIN + 56, y: MARGIN + 1, width: 220 }, name);
  writeText(pdf, eventText(), { x: MARGIN + 56, y: MARGIN + 28, width: 220 }, MUTED);
  const box = { x: RIGHT - 220, width: 220 };
  let y = MARGIN;
  y += writeText(pdf, contact.agency, { ...box, y }, { font: 'strong', size: 9, align: 'right' });
  const lines = [...contact.addressLines, contact.phones.join(' · '), contact.email];
  for (const line of lines) y += writeText(pdf, line, { ...box, y }, { ...MUTED, align: 'right' });
  return rule(pdf, y + 14);
}

function drawTitle(pdf: Pdf, quote: QuoteAnswer, top: number): number {
  const heading = { font: 'heading', size: 32 } as const;
  const height = writeText(pdf, 'Devis', { x: MARGIN, y: top - 6, width: 200 }, heading);
  const reference = { font: 'strong', size: 12, color: PDF_COLORS.terracotta } as const;
  const y = top - 6 + height;
  const text = quote.expired ? `${quote.reference} · expiré` : quote.reference;
  const end = y + writeText(pdf, text, { x: MARGIN, y, width: 220 }, reference);
  headTexts(quote).forEach(([label, value], index) => {
    const row = top + 4 + index * 18;
    writeText(pdf, label, { x: RIGHT - 220, y: row, width: 95 }, { ...LABEL, size: 9 });
    const style = { font: 'strong', align: 'right', oneLine: true } as const;
    writeText(pdf, value, { x: RIGHT - 120, y: row, width: 120 }, style);
  });
  return Math.max(end, top + 4 + 3 * 18);
}

/** What the visitor wrote may be in Arabic letters, and as long as a form takes it. */
function drawPerson(pdf: Pdf, quote: QuoteAnswer, y: number): number {
  const padding = 14;
  const columns = personTexts(quote);
  const width = (WIDTH - 2 * padding) / columns.length;
  const texts = columns.map(([label, text]) => {
    const box = { face: 'strong', width: width - padding, height: 64, largest: 10 } as const;
    return { label, fitted: fitText(pdf, printable(text), box) };
  });
  const height = Math.max(...texts.map(({ fitted }) => fitted.height)) + 2 * padding + 12;
  pdf.roundedRect(MARGIN, y, WIDTH, height, 10).fill(PDF_COLORS.wheat);
  texts.forEach(({ label, fitted }, index) => {
    const x = MARGIN + padding + index * width;
    writeText(pdf, label, { x, y: y + padding - 1, width }, LABEL);
    drawFromLeft(pdf.fillColor(PDF_COLORS.ink), fitted, x, y + padding + 13);
  });
  return y + height;
}

/** The sums at the end of the line, and before them the amount in words; both stay on one page. */
function drawTotals(pdf: Pdf, quote: QuoteAnswer, top: number, nextPage: () => number): number {
  const texts = totalTexts(quote);
  const x = RIGHT - TOTALS_WIDTH;
  if (!texts) {
    const y = top + 60 > BOTTOM ? nextPage() : top;
    return drawPayable(pdf, 'Total', 'Sur devis', x, y);
  }
  const { lines, payable, words } = texts;
  const left = { x: MARGIN, width: WIDTH - TOTALS_WIDTH - 36 };
  const strong = { font: 'strong', size: 10 } as const;
  const wordsHeight = 17 + textHeight(pdf, words, left.width, strong);
  const height = Math.max(lines.length * 19 + 46, wordsHeight);
  const start = top + height > BOTTOM ? nextPage() : top;
  let y = start;
  writeText(pdf, 'Arrêté le présent devis à la somme de', { ...left, y: y + 2 }, LABEL);
  writeText(pdf, words, { ...left, y: y + 17 }, strong);
  for (const [label, value] of lines) {
    const muted = { size: 9, color: PDF_COLORS.muted, oneLine: true } as const;
    writeText(pdf, label, { x: x + 14, y, width: 116 }, muted);
    const box = { x: x + 132, y, width: TOTALS_WIDTH - 132 - 14 };
    writeText(pdf, value, box, { align: 'right', oneLine: true });
    y += 19;
  }
  return Math.max(drawPayable(pdf, ...payable, x, y + 4), start + wordsHeight);
}

function drawPayable(pdf: Pdf, label: string, value: string, x: number, y: number): number {
  pdf.roundedRect(x, y, TOTALS_WIDTH, 36, 10).fill(PDF_COLORS.olive);
  const style = { font: 'strong', color: PDF_COLORS.paper, oneLine: true } as const;
  writeText(pdf, label, { x: x + 14, y: y + 12, width: 76 }, { ...style, size: 10 });
  const box = { x: x + 92, y: y + 10, width: TOTALS_WIDTH - 92 - 14 };
  writeText(pdf, value, box, { ...style, size: 13, align: 'right' });
  return y + 36;
}

function drawConditions(pdf: Pdf, quote: QuoteAnswer, top: number, nextPage: () => number): void {
  const texts = conditionTexts(quote);
  const width = WIDTH - 14;
  const height = texts.reduce((sum, text) => sum + textHeight(pdf, text, width, MUTED) + 3, 22);
  let y = top + height > BOTTOM ? nextPage() : top;
  y += writeText(pdf, 'Conditions', { x: MARGIN, y, width }, { font: 'strong', size: 10 }) + 5;
  for (const text of texts) {
    pdf.circle(MARGIN + 3, y + 5.5, 1.6).fill(PDF_COLORS.saffron);
    y += writeText(pdf, text, { x: MARGIN + 14, y, width }, MUTED) + 3;
  }
}

/** A later page, with a small head. @returns where its content starts */
function startPage(pdf: Pdf, { reference }: QuoteAnswer): number {
  pdf.addPage();
  drawMark(pdf, MARGIN + 9, MARGIN + 2, 9);
  const name = { font: 'heading', size: 12, color: PDF_COLORS.olive } as const;
  writeText(pdf, EDITION.product, { x: MARGIN + 26, y: MARGIN - 5, width: 200 }, name);
  const style = { ...MUTED, align: 'right' } as const;
  writeText(pdf, `Devis ${reference}`, { x: RIGHT - 200, y: MARGIN - 3, width: 200 }, style);
  return rule(pdf, MARGIN + 20) + 20;
}

/** Written last, once it is known how many pages there are. */
function drawFeet(pdf: Pdf, { reference }: QuoteAnswer): void {
  const { count } = pdf.bufferedPageRange();
  const y = PAGE.height - 42;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    rule(pdf, y - 10);
    const left = `${EDITION.product} ${EDITION.year} · devis ${reference}`;
    writeText(pdf, left, { x: MARGIN, y, width: 300 }, LABEL);
    const page = `Page ${index + 1} sur ${count}`;
    writeText(pdf, page, { x: RIGHT - 120, y, width: 120 }, { ...LABEL, align: 'right' });
  }
}

/** A hairline over the whole width. @returns where it lies */
function rule(pdf: Pdf, y: number): number {
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(PDF_COLORS.line);
  return y;
}
