import { COLORS } from '../colors';
import { BOTTOM, LABEL, MARGIN, type Pair, RIGHT, WIDTH } from './letter-page';
import type { Pdf } from './pdf';
import { ornament } from './pdf-structure';
import { textHeight, writeText } from './pdf-text';

const TOTALS_WIDTH = 232;
const WORDS_WIDTH = WIDTH - TOTALS_WIDTH - 36;
const WORDS = { font: 'strong', size: 10 } as const;

export type Totals = {
  /** Sums above the last one. */
  lines: readonly Pair[];
  payable: Pair;
  /** That amount in words, under its own title. */
  words: string;
};

/** @property words above the amount in words; the others stand where nothing has a price */
export type TotalsLabels = { words: string; total: string; onQuote: string };

/** Height of the sums where the page does not end them. */
export function totalsHeight(pdf: Pdf, totals: Totals | null): number {
  return totals ? Math.max(totals.lines.length * 19 + 46, wordsHeight(pdf, totals)) : 36;
}

function wordsHeight(pdf: Pdf, { words }: Totals): number {
  return 17 + textHeight(pdf, words, WORDS_WIDTH, WORDS);
}

/** The sums at the end of the line, and before them the amount in words; both stay on one page. @returns where they end */
export function drawTotals(
  pdf: Pdf,
  totals: Totals | null,
  labels: TotalsLabels,
  top: number,
  nextPage: () => number,
): number {
  const x = RIGHT - TOTALS_WIDTH;
  if (!totals) {
    const y = top + 60 > BOTTOM ? nextPage() : top;
    return drawPayable(pdf, labels.total, labels.onQuote, x, y);
  }
  const { lines, payable, words } = totals;
  const before = { x: MARGIN, width: WORDS_WIDTH };
  const start = top + totalsHeight(pdf, totals) > BOTTOM ? nextPage() : top;
  let y = start;
  writeText(pdf, labels.words, { ...before, y: y + 2 }, LABEL);
  writeText(pdf, words, { ...before, y: y + 17 }, WORDS);
  for (const [label, value] of lines) {
    const muted = { size: 9, color: COLORS.muted, oneLine: true } as const;
    writeText(pdf, label, { x: x + 14, y, width: 116 }, muted);
    const box = { x: x + 132, y, width: TOTALS_WIDTH - 132 - 14 };
    writeText(pdf, value, box, { align: 'end', oneLine: true });
    y += 19;
  }
  return Math.max(drawPayable(pdf, ...payable, x, y + 4), start + wordsHeight(pdf, totals));
}

function drawPayable(pdf: Pdf, label: string, value: string, x: number, y: number): number {
  ornament(pdf, () => pdf.roundedRect(x, y, TOTALS_WIDTH, 36, 10).fill(COLORS.olive));
  const style = { font: 'strong', color: COLORS.paper, oneLine: true } as const;
  writeText(pdf, label, { x: x + 14, y: y + 12, width: 76 }, { ...style, size: 10 });
  const box = { x: x + 92, y: y + 10, width: TOTALS_WIDTH - 92 - 14 };
  writeText(pdf, value, box, { ...style, size: 13, align: 'end' });
  return y + 36;
}
