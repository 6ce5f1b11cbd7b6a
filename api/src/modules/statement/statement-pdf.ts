import type { Language } from '@mosta/shared/contract/languages';
import type { ReservationStatus } from '@mosta/shared/schemas/reservation.schema';
import type { Statement } from '@mosta/shared/schemas/statement.schema';
import { COLORS } from '../../platform/colors';
import {
  BOTTOM,
  drawFeet,
  drawLetterhead,
  drawTitle,
  LABEL,
  MARGIN,
  startPage,
  WIDTH,
} from '../../platform/documents/letter-page';
import { drawCard, drawPoints } from '../../platform/documents/letter-parts';
import { drawTotals } from '../../platform/documents/letter-totals';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { ornament } from '../../platform/documents/pdf-structure';
import { drawTable } from '../../platform/documents/pdf-table';
import { writeText } from '../../platform/documents/pdf-text';
import type { Template } from '../../platform/documents/template';
import { DOCUMENT_WORDS } from '../letterhead/document-words';
import { letterheadOf, type PrintedEdition } from '../letterhead/letterhead';
import type { Payer } from '../payer/payer.repository';
import { payerTexts } from '../payer/payer-texts';
import * as texts from './statement-texts';
import { STATEMENT_WORDS } from './statement-words';

/** The name under which a statement is saved. */
export function statementFileName({ reference }: Statement): string {
  return `recapitulatif-${reference}.pdf`;
}

type Printed = {
  language: Language;
  edition: PrintedEdition;
  statement: Statement;
  payer: Payer;
  status: ReservationStatus;
  /** The day, as it is printed: within a day the document stays the same. */
  madeOn: string;
};

/** « Récapitulatif de participation » as it is printed: A4, in the language of its reader. */
export const STATEMENT_TEMPLATE: Template<Printed> = { name: 'statement', draw: makeStatementPdf };

function makeStatementPdf(printed: Printed): Promise<Buffer> {
  const { language, edition, statement, payer, status, madeOn } = printed;
  const words = STATEMENT_WORDS[language];
  const labels = DOCUMENT_WORDS[language];
  const { reference, priced, payments } = statement;
  const title = { word: words.title, reference };
  const letterhead = letterheadOf(edition, language);
  const name = `${title.word} ${reference} – ${letterhead.fullName}`;
  // No margin: the page breaks where this module says, and the foot stands below the content.
  return makePdf({ title: name, size: 'A4', margin: 0, language }, (pdf) => {
    const nextPage = () => startPage(pdf, letterhead, title);
    const table = (of: ReturnType<typeof texts.statementTable>, top: number) =>
      drawTable(pdf, of.columns, of.rows, { x: MARGIN, y: top, bottom: BOTTOM, nextPage });
    let y = drawLetterhead(pdf, letterhead);
    const facts = texts.factTexts(language, statement, status, madeOn);
    y = drawTitle(pdf, { ...title, size: 18 }, facts, y + 22);
    y = drawCard(pdf, payerTexts(payer, labels), y + 18);
    if (priced.lines.length === 0) {
      const box = { x: MARGIN, y: y + 22, width: WIDTH };
      y += 22 + writeText(pdf, words.empty, box);
    } else {
      y = table(texts.statementTable(language, statement, WIDTH), y + 22);
    }
    const balance = texts.balanceTexts(language, statement, status);
    y = drawTotals(pdf, balance, { ...labels, words: words.toPay }, y + 18, nextPage);
    if (payments.length > 0) y = table(texts.paymentTable(language, statement, WIDTH), y + 18);
    y = drawBank(pdf, printed, y + 18, nextPage);
    const notices = texts.noticeTexts(language, statement, status, edition);
    drawPoints(pdf, words.notices, notices, y + 16, nextPage);
    drawFeet(pdf, letterhead, title, labels);
  });
}

const ROW = 17;

/** Label and value in rows, framed: what somebody copies onto a transfer. @returns where it ends */
function drawBank(
  pdf: Pdf,
  { language, statement }: Pick<Printed, 'language' | 'statement'>,
  top: number,
  nextPage: () => number,
): number {
  const rows = texts.bankTexts(language, statement);
  const height = rows.length * ROW + 38;
  const y = top + height > BOTTOM ? nextPage() : top;
  const frame = () => pdf.roundedRect(MARGIN, y, WIDTH, height, 10).lineWidth(1);
  ornament(pdf, () => frame().stroke(COLORS.olive));
  const heading = { font: 'strong', size: 10, color: COLORS.olive, tag: 'H2' } as const;
  writeText(
    pdf,
    DOCUMENT_WORDS[language].bank,
    { x: MARGIN + 14, y: y + 12, width: WIDTH },
    heading,
  );
  rows.forEach(([label, value], index) => {
    const line = y + 32 + index * ROW;
    writeText(pdf, label, { x: MARGIN + 14, y: line, width: 120 }, { ...LABEL, size: 9 });
    const strong = { font: 'strong', oneLine: true } as const;
    writeText(pdf, value, { x: MARGIN + 140, y: line, width: WIDTH - 154 }, strong);
  });
  return y + height;
}
