import type { Language } from '@mosta/shared/contract/languages';
import { formatDate } from '@mosta/shared/domain/format';
import { isSameSection, runsOf, sectionOf, totalsOf } from '@mosta/shared/domain/preparation';
import type { PreparationLine } from '@mosta/shared/schemas/preparation.schema';
import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import {
  BOTTOM,
  drawFeet,
  drawSmallHead,
  MARGIN,
  startPage,
  WIDTH,
} from '../../platform/documents/letter-page';
import { drawLinesAt } from '../../platform/documents/mixed-text';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { inside, type LeafTag } from '../../platform/documents/pdf-structure';
import type { Template } from '../../platform/documents/template';
import type { Face } from '../../platform/documents/visual-runs';
import { letterheadOf, type PrintedEdition } from '../letterhead/letterhead';
import { drawPickTable, type PickColumn } from './pick-table';
import { PRINTED_WORDS, sectionName, withRemark } from './preparation-texts';

type PrintedList = {
  edition: PrintedEdition;
  language: Language;
  /** The day of printing, as `2025-04-28`. */
  day: string;
  lines: readonly PreparationLine[];
};

/** What is to be prepared: a page or more for each supplier or category, row by row, with boxes to tick. */
export const PICKING_LIST_TEMPLATE: Template<PrintedList> = {
  name: 'picking-list',
  draw: (list) => {
    const { edition, language, day, lines } = list;
    const words = PRINTED_WORDS[language];
    const head = letterheadOf(edition, language);
    const title = { word: words.list, reference: formatDate(language, day) };
    const options = { title: `${head.fullName} – ${words.list}`, size: 'A4', margin: 0 } as const;
    return makePdf({ ...options, language }, (pdf) => {
      let first = true;
      const nextPage = () => {
        // The document begins with an empty page.
        const start = first ? drawSmallHead : startPage;
        first = false;
        return start(pdf, head, title);
      };
      for (const section of runsOf(lines, isSameSection)) {
        inside(pdf, 'Sect', () => drawSection(pdf, section, { ...list, nextPage }));
      }
      drawFeet(pdf, head, title, words);
    });
  },
};

type Place = Pick<PrintedList, 'language'> & { nextPage: () => number };

function drawSection(
  pdf: Pdf,
  lines: readonly [PreparationLine, ...PreparationLine[]],
  { language, nextPage }: Place,
): void {
  const words = PRINTED_WORDS[language];
  const section = sectionOf(lines[0]);
  let y = drawHeading(pdf, words[section.by], nextPage(), KIND);
  y = drawHeading(pdf, sectionName(section, language), y + 2, SECTION);
  const totals = totalsOf(lines).map(({ name, unit, quantity }) => [name, unit, String(quantity)]);
  y = drawHeading(pdf, words.totals, y + 10, TOTALS);
  y = drawPickTable(pdf, totalColumns(words), totals, { y: y + 4, bottom: BOTTOM, nextPage });
  for (const row of runsOf(lines, (one, other) => one.row === other.row)) {
    const name = row[0].row === null ? words.noRow : `${words.row} ${row[0].row}`;
    // A heading stays with the head of its table and a line of it.
    if (y + 90 > BOTTOM) y = nextPage() - 14;
    y = drawHeading(pdf, name, y + 18, ROW);
    const cells = row.map(({ stands, company, name: article, unit, quantity, status }) => [
      ...[stands.join(' · ') || words.noStand, company],
      ...[status === 'pending' ? withRemark(language, article, words.pending) : article, unit],
      String(quantity),
    ]);
    const place = { y: y + 4, bottom: BOTTOM, nextPage };
    y = drawPickTable(pdf, lineColumns(words), cells, { ...place, boxes: true });
  }
}

type Heading = { size: number; face: Face; color: string; tag?: LeafTag };

const KIND: Heading = { size: 8.5, face: 'text', color: COLORS.muted };
const SECTION: Heading = { size: 22, face: 'heading', color: COLORS.olive, tag: 'H1' };
const TOTALS: Heading = { size: 11, face: 'heading', color: COLORS.ink, tag: 'H2' };
const ROW: Heading = { size: 13, face: 'heading', color: COLORS.terracotta, tag: 'H2' };

function drawHeading(pdf: Pdf, text: string, y: number, { size, face, color, tag }: Heading) {
  const fitted = fitText(pdf, text, { face, width: WIDTH, height: size * 2.5, largest: size });
  pdf.fillColor(color);
  const end = drawLinesAt(pdf, fitted, MARGIN, y, tag);
  pdf.fillColor(COLORS.ink);
  return end;
}

type Words = (typeof PRINTED_WORDS)[Language];

function totalColumns({ article, unit, quantity }: Words): readonly PickColumn[] {
  return [
    { label: article, width: WIDTH - 150 },
    { label: unit, width: 90 },
    { label: quantity, width: 60, end: true },
  ];
}

function lineColumns({ stand, company, article, unit, quantity }: Words): readonly PickColumn[] {
  const others = 64 + 150 + 66 + 52;
  return [
    { label: stand, width: 64, strong: true },
    { label: company, width: 150 },
    { label: article, width: WIDTH - 22 - others },
    { label: unit, width: 66 },
    { label: quantity, width: 52, end: true, strong: true },
  ];
}
