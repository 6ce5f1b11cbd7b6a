import { drawFromLeft, fitText } from './mixed-text';
import { PDF_COLORS, type Pdf, printable } from './pdf';
import { textHeight, writeText } from './pdf-text';

/** Points of an A4 page, and where its content stands: what every document on A4 shares. */
const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const RIGHT = PAGE.width - MARGIN;
/** Where the content of a page ends, above its foot. */
export const BOTTOM = PAGE.height - 72;
const TOTALS_WIDTH = 232;

export const LABEL = { size: 8, color: PDF_COLORS.muted } as const;
export const MUTED = { size: 8.5, color: PDF_COLORS.muted } as const;

/** Who sends the document: what stands at the head and the foot of its pages. */
export type Letterhead = {
  /** The short name, and the name of the occasion. */
  name: string;
  fullName: string;
  /** Below the name. */
  subtitle: string;
  /** Who is to be reached, and how, one line each. */
  sender: string;
  contact: readonly string[];
  /** `x` and `y` are the centre of the mark. */
  drawMark: (pdf: Pdf, x: number, y: number, radius: number) => void;
};

/** What the document is called on its first page, its later pages and its feet. */
export type LetterTitle = { word: string; reference: string };

type Pair = readonly [label: string, value: string];

/** What the sender is called on the one side, and how to reach it on the other. @returns where it ends */
export function drawLetterhead(pdf: Pdf, letterhead: Letterhead): number {
  const { fullName, subtitle, sender, contact, drawMark } = letterhead;
  drawMark(pdf, MARGIN + 22, MARGIN + 20, 22);
  const name = { font: 'heading', size: 21, color: PDF_COLORS.olive } as const;
  writeText(pdf, fullName, { x: MARGIN + 56, y: MARGIN + 1, width: 220 }, name);
  writeText(pdf, subtitle, { x: MARGIN + 56, y: MARGIN + 28, width: 220 }, MUTED);
  const box = { x: RIGHT - 220, width: 220 };
  let y = MARGIN;
  y += writeText(pdf, sender, { ...box, y }, { font: 'strong', size: 9, align: 'right' });
  for (const line of contact)
    y += writeText(pdf, line, { ...box, y }, { ...MUTED, align: 'right' });
  return drawRule(pdf, y + 14);
}

/** The title over the reference, and facts at the end of the line. @returns where it ends */
export function drawTitle(
  pdf: Pdf,
  { word, reference, size = 32 }: LetterTitle & { size?: number },
  facts: readonly Pair[],
  top: number,
): number {
  const heading = { font: 'heading', size } as const;
  const width = WIDTH - 224;
  const height = writeText(pdf, word, { x: MARGIN, y: top - 6, width }, heading);
  const style = { font: 'strong', size: 12, color: PDF_COLORS.terracotta } as const;
  const y = top - 6 + height;
  const end = y + writeText(pdf, reference, { x: MARGIN, y, width }, style);
  facts.forEach(([label, value], index) => {
    const row = top + 4 + index * 18;
    writeText(pdf, label, { x: RIGHT - 220, y: row, width: 95 }, { ...LABEL, size: 9 });
    const right = { font: 'strong', align: 'right', oneLine: true } as const;
    writeText(pdf, value, { x: RIGHT - 120, y: row, width: 120 }, right);
  });
  return Math.max(end, top + 4 + Math.max(3, facts.length) * 18);
}

/** A tinted card of columns. What somebody wrote may be in Arabic letters, and as long as a form takes it. */
export function drawCard(pdf: Pdf, columns: readonly Pair[], y: number): number {
  const padding = 14;
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

export type Totals = {
  /** Sums above the last one. */
  lines: readonly Pair[];
  payable: Pair;
  /** That amount in words, under its own title. */
  words: string;
};

/** The sums at the end of the line, and before them the amount in words; both stay on one page. @returns where they end */
export function drawTotals(
  pdf: Pdf,
  totals: Totals | null,
  wordsTitle: string,
  top: number,
  nextPage: () => number,
): number {
  const x = RIGHT - TOTALS_WIDTH;
  if (!totals) {
    const y = top + 60 > BOTTOM ? nextPage() : top;
    return drawPayable(pdf, 'Total', 'Sur devis', x, y);
  }
  const { lines, payable, words } = totals;
  const left = { x: MARGIN, width: WIDTH - TOTALS_WIDTH - 36 };
  const strong = { font: 'strong', size: 10 } as const;
  const wordsHeight = 17 + textHeight(pdf, words, left.width, strong);
  const height = Math.max(lines.length * 19 + 46, wordsHeight);
  const start = top + height > BOTTOM ? nextPage() : top;
  let y = start;
  writeText(pdf, wordsTitle, { ...left, y: y + 2 }, LABEL);
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

/** Sentences under a small title, each behind a dot; they stay on one page. @returns where they end */
export function drawPoints(
  pdf: Pdf,
  title: string,
  texts: readonly string[],
  top: number,
  nextPage: () => number,
): number {
  const width = WIDTH - 14;
  const height = texts.reduce((sum, text) => sum + textHeight(pdf, text, width, MUTED) + 3, 22);
  let y = top + height > BOTTOM ? nextPage() : top;
  y += writeText(pdf, title, { x: MARGIN, y, width }, { font: 'strong', size: 10 }) + 5;
  for (const text of texts) {
    pdf.circle(MARGIN + 3, y + 5.5, 1.6).fill(PDF_COLORS.saffron);
    y += writeText(pdf, text, { x: MARGIN + 14, y, width }, MUTED) + 3;
  }
  return y;
}

/** A later page, with a small head. @returns where its content starts */
export function startPage(
  pdf: Pdf,
  letterhead: Letterhead,
  { word, reference }: LetterTitle,
): number {
  pdf.addPage();
  letterhead.drawMark(pdf, MARGIN + 9, MARGIN + 2, 9);
  const name = { font: 'heading', size: 12, color: PDF_COLORS.olive } as const;
  writeText(pdf, letterhead.name, { x: MARGIN + 26, y: MARGIN - 5, width: 200 }, name);
  const style = { ...MUTED, align: 'right' } as const;
  writeText(pdf, `${word} ${reference}`, { x: RIGHT - 300, y: MARGIN - 3, width: 300 }, style);
  return drawRule(pdf, MARGIN + 20) + 20;
}

/** Written last, once it is known how many pages there are. */
export function drawFeet(pdf: Pdf, letterhead: Letterhead, { word, reference }: LetterTitle): void {
  const { count } = pdf.bufferedPageRange();
  const y = PAGE.height - 42;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    drawRule(pdf, y - 10);
    const left = `${letterhead.fullName} · ${word.toLowerCase()} ${reference}`;
    writeText(pdf, left, { x: MARGIN, y, width: 340 }, LABEL);
    const page = `Page ${index + 1} sur ${count}`;
    writeText(pdf, page, { x: RIGHT - 120, y, width: 120 }, { ...LABEL, align: 'right' });
  }
}

/** A hairline over the whole width. @returns where it lies */
export function drawRule(pdf: Pdf, y: number): number {
  pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6).stroke(PDF_COLORS.line);
  return y;
}
