import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import {
  BOTTOM,
  drawFeet,
  drawLetterhead,
  drawTitle,
  MARGIN,
  startPage,
  WIDTH,
} from '../../platform/documents/letter-page';
import { drawApproval, drawCard, drawPoints } from '../../platform/documents/letter-parts';
import { drawTotals, totalsHeight } from '../../platform/documents/letter-totals';
import { makePdf } from '../../platform/documents/pdf';
import { drawTable, tableHeight } from '../../platform/documents/pdf-table';
import { writeText } from '../../platform/documents/pdf-text';
import type { Template } from '../../platform/documents/template';
import { letterheadOf, type PrintedEdition } from '../letterhead/letterhead';
import type { Payer } from '../payer/payer.repository';
import { BLANK_PAYER, payerTexts } from '../payer/payer-texts';
import * as texts from './quote-texts';

/** The name under which a quote's document is saved or attached. */
export function quoteFileName({ reference }: QuoteAnswer): string {
  return `devis-${reference}.pdf`;
}

type Printed = {
  edition: PrintedEdition;
  quote: QuoteAnswer;
  /** Null where nobody is known, or the reader may not know. */
  payer: Payer | null;
};

/** A quote as it is printed: A4, in French. */
export const QUOTE_TEMPLATE: Template<Printed> = { name: 'quote', draw: makeQuotePdf };

function makeQuotePdf({ edition, quote, payer }: Printed): Promise<Buffer> {
  const { reference, expired } = quote;
  const title = { word: 'Devis', reference };
  const letterhead = letterheadOf(edition);
  const name = `Devis ${reference} – ${letterhead.fullName}`;
  // No margin: the page breaks where this module says, and the foot stands below the content.
  return makePdf({ title: name, size: 'A4', margin: 0 }, (pdf) => {
    const { columns, rows } = texts.tableOf(quote, WIDTH);
    const totals = texts.totalTexts(quote);
    const shown = { ...title, reference: expired ? `${reference} · expiré` : reference };
    const nextPage = () => startPage(pdf, letterhead, title);
    const heading = (text: string, y: number) =>
      y + writeText(pdf, text, { x: MARGIN, y, width: WIDTH }, HEADING) + 4;
    let y = drawLetterhead(pdf, letterhead);
    y = drawTitle(pdf, shown, texts.headTexts(quote), y + 22);
    y = drawCard(pdf, payer ? payerTexts(payer) : BLANK_PAYER, heading('Client', y + 14));
    y = drawCard(pdf, texts.personTexts(quote), y + 8);
    const rest = GAP + tableHeight(pdf, columns, rows) + GAP + totalsHeight(pdf, totals);
    // Whoever receives a long quote finds what it costs on its first page.
    if (y + rest > BOTTOM)
      y = drawCard(pdf, texts.summaryTexts(quote), heading('Montants', y + 14));
    y = drawTable(pdf, columns, rows, { x: MARGIN, y: y + GAP, bottom: BOTTOM, nextPage });
    y = drawTotals(pdf, totals, 'Arrêté le présent devis à la somme de', y + GAP, nextPage);
    y = drawPoints(pdf, 'Conditions', texts.conditionTexts(quote, edition), y + GAP, nextPage);
    if (!expired) drawApproval(pdf, 'Bon pour accord', texts.APPROVAL_LABELS, y + 12, nextPage);
    drawFeet(pdf, letterhead, title);
  });
}

const GAP = 18;
const HEADING = { font: 'strong', size: 10, tag: 'H2' } as const;
