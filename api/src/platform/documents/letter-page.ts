import { COLORS } from '../colors';
import type { Pdf } from './pdf';
import { ornament } from './pdf-structure';
import { writeText } from './pdf-text';

/** Points of an A4 page, and where its content stands: what every document on A4 shares. */
const PAGE = { width: 595.28, height: 841.89 };
export const MARGIN = 48;
export const WIDTH = PAGE.width - 2 * MARGIN;
export const RIGHT = PAGE.width - MARGIN;
/** Where the content of a page ends, above its foot. */
export const BOTTOM = PAGE.height - 72;

export const LABEL = { size: 8, color: COLORS.muted } as const;
export const MUTED = { size: 8.5, color: COLORS.muted } as const;

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

export type Pair = readonly [label: string, value: string];

/** What the sender is called on the one side, and how to reach it on the other. @returns where it ends */
export function drawLetterhead(pdf: Pdf, letterhead: Letterhead): number {
  const { fullName, subtitle, sender, contact, drawMark } = letterhead;
  ornament(pdf, () => drawMark(pdf, MARGIN + 22, MARGIN + 20, 22));
  const name = { font: 'heading', size: 21, color: COLORS.olive } as const;
  writeText(pdf, fullName, { x: MARGIN + 56, y: MARGIN + 1, width: 220 }, name);
  writeText(pdf, subtitle, { x: MARGIN + 56, y: MARGIN + 28, width: 220 }, MUTED);
  const box = { x: RIGHT - 220, width: 220 };
  let y = MARGIN;
  y += writeText(pdf, sender, { ...box, y }, { font: 'strong', size: 9, align: 'end' });
  for (const line of contact) y += writeText(pdf, line, { ...box, y }, { ...MUTED, align: 'end' });
  return drawRule(pdf, y + 14);
}

/** The title over the reference, and facts at the end of the line. @returns where it ends */
export function drawTitle(
  pdf: Pdf,
  { word, reference, size = 32 }: LetterTitle & { size?: number },
  facts: readonly Pair[],
  top: number,
): number {
  const heading = { font: 'heading', size, tag: 'H1' } as const;
  const width = WIDTH - 224;
  const height = writeText(pdf, word, { x: MARGIN, y: top - 6, width }, heading);
  const style = { font: 'strong', size: 12, color: COLORS.terracotta } as const;
  const y = top - 6 + height;
  const end = y + writeText(pdf, reference, { x: MARGIN, y, width }, style);
  facts.forEach(([label, value], index) => {
    const row = top + 4 + index * 18;
    writeText(pdf, label, { x: RIGHT - 220, y: row, width: 95 }, { ...LABEL, size: 9 });
    const right = { font: 'strong', align: 'end', oneLine: true } as const;
    writeText(pdf, value, { x: RIGHT - 120, y: row, width: 120 }, right);
  });
  return Math.max(end, top + 4 + Math.max(3, facts.length) * 18);
}

/** A later page, with a small head. @returns where its content starts */
export function startPage(pdf: Pdf, letterhead: Letterhead, title: LetterTitle): number {
  pdf.addPage();
  return drawSmallHead(pdf, letterhead, title);
}

/** The head of a later page, also for documents of which no page has the large one. @returns where the content starts */
export function drawSmallHead(
  pdf: Pdf,
  letterhead: Letterhead,
  { word, reference }: LetterTitle,
): number {
  ornament(pdf, () => letterhead.drawMark(pdf, MARGIN + 9, MARGIN + 2, 9));
  const repeated = { tag: 'ornament' } as const;
  const name = { font: 'heading', size: 12, color: COLORS.olive, ...repeated } as const;
  writeText(pdf, letterhead.name, { x: MARGIN + 26, y: MARGIN - 5, width: 200 }, name);
  const style = { ...MUTED, align: 'end', ...repeated } as const;
  writeText(pdf, `${word} ${reference}`, { x: RIGHT - 300, y: MARGIN - 3, width: 300 }, style);
  return drawRule(pdf, MARGIN + 20) + 20;
}

/** Written last, once it is known how many pages there are. */
export function drawFeet(
  pdf: Pdf,
  letterhead: Letterhead,
  { word, reference }: LetterTitle,
  labels: { page: string; of: string },
): void {
  const { count } = pdf.bufferedPageRange();
  const y = PAGE.height - 42;
  const foot = { ...LABEL, tag: 'ornament' } as const;
  for (let index = 0; index < count; index++) {
    pdf.switchToPage(index);
    drawRule(pdf, y - 10);
    const left = `${letterhead.fullName} · ${word.toLowerCase()} ${reference}`;
    writeText(pdf, left, { x: MARGIN, y, width: 340 }, foot);
    const page = `${labels.page} ${index + 1} ${labels.of} ${count}`;
    writeText(pdf, page, { x: RIGHT - 120, y, width: 120 }, { ...foot, align: 'end' });
  }
}

/** A hairline over the whole width. @returns where it lies */
export function drawRule(pdf: Pdf, y: number): number {
  const line = () => pdf.moveTo(MARGIN, y).lineTo(RIGHT, y).lineWidth(0.6);
  ornament(pdf, () => line().stroke(COLORS.line));
  return y;
}
