import type { Language } from '@mosta/shared/contract/languages';
import type { PreparationLine } from '@mosta/shared/schemas/preparation.schema';
import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import { drawCentred, drawLinesAt } from '../../platform/documents/mixed-text';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { centredGrid, drawOnSheets } from '../../platform/documents/sheet';
import type { Template } from '../../platform/documents/template';
import { PRINTED_WORDS, withRemark } from './preparation-texts';

export type PrintedLabel = Pick<
  PreparationLine,
  'stands' | 'company' | 'name' | 'unit' | 'quantity'
>;

type PrintedLabels = {
  edition: { product: string; year: number };
  language: Language;
  labels: readonly PrintedLabel[];
};

/** Labels of 70 × 37 mm, three by eight on A4 without gaps, as stationers sell them. */
const CELL = { width: 198.43, height: 104.88 } as const;
const GRID = centredGrid(3, 8, CELL);
const PADDING = 16;
/** Of the part that says how many. */
const COUNT = 54;

/** One label for each line of a list. */
export const LABEL_TEMPLATE: Template<PrintedLabels> = {
  name: 'preparation-labels',
  draw: ({ edition, language, labels }) => {
    const words = PRINTED_WORDS[language];
    const title = `${edition.product} ${edition.year} – ${words.labels}`;
    return makePdf({ title, size: 'A4', margin: 0, language }, (pdf) => {
      drawOnSheets(pdf, GRID, labels, (label, x, y) => drawLabel(pdf, label, language, x, y));
    });
  },
};

function drawLabel(pdf: Pdf, label: PrintedLabel, language: Language, x: number, y: number): void {
  const left = x + PADDING;
  const width = CELL.width - 2 * PADDING;
  const stand = fitText(pdf, label.stands.join(' · ') || PRINTED_WORDS[language].noStand, {
    ...{ face: 'heading', width: width - COUNT, height: 26, largest: 20 },
  });
  pdf.fillColor(COLORS.olive);
  drawLinesAt(pdf, stand, left, y + PADDING + 2);
  const count = { face: 'strong', width: COUNT, height: 22, largest: 16 } as const;
  const middle = x + CELL.width - PADDING - COUNT / 2;
  pdf.fillColor(COLORS.ink);
  drawCentred(pdf, fitText(pdf, `× ${label.quantity}`, count), middle, y + PADDING + 4);
  const company = fitText(pdf, label.company, {
    ...{ face: 'strong', width, height: 26, largest: 10.5 },
  });
  const below = drawLinesAt(pdf, company, left, y + 46);
  const article = fitText(pdf, withRemark(language, label.name, label.unit), {
    ...{ face: 'text', width, height: y + CELL.height - PADDING + 4 - below, largest: 9.5 },
  });
  pdf.fillColor(COLORS.muted);
  drawLinesAt(pdf, article, left, below + 2);
}
