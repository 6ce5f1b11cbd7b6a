import { EDITION } from '@mosta/shared/domain/edition';
import type { QuoteAnswer } from '@mosta/shared/schemas/quote.schema';
import {
  BOTTOM,
  drawCard,
  drawFeet,
  drawLetterhead,
  drawPoints,
  drawTitle,
  drawTotals,
  MARGIN,
  startPage,
  WIDTH,
} from '../../platform/documents/letter-page';
import { makePdf } from '../../platform/documents/pdf';
import { drawTable } from '../../platform/documents/pdf-table';
import { LETTERHEAD } from '../letterhead/letterhead';
import { conditionTexts, headTexts, personTexts, tableOf, totalTexts } from './quote-texts';

/** The name under which a quote's document is saved or attached. */
export function quoteFileName({ reference }: QuoteAnswer): string {
  return `devis-${reference}.pdf`;
}

/** Draws a quote as it is printed: A4, in French. */
export function makeQuotePdf(quote: QuoteAnswer): Promise<Buffer> {
  const { reference, expired } = quote;
  const title = { word: 'Devis', reference };
  const name = `Devis ${reference} – ${EDITION.product} ${EDITION.year}`;
  // No margin: the page breaks where this module says, and the foot stands below the content.
  return makePdf({ title: name, size: 'A4', margin: 0 }, (pdf) => {
    const { columns, rows } = tableOf(quote, WIDTH);
    const shown = { ...title, reference: expired ? `${reference} · expiré` : reference };
    const nextPage = () => startPage(pdf, LETTERHEAD, title);
    let y = drawLetterhead(pdf, LETTERHEAD);
    y = drawTitle(pdf, shown, headTexts(quote), y + 26);
    y = drawCard(pdf, personTexts(quote), y + 18);
    y = drawTable(pdf, columns, rows, { x: MARGIN, y: y + 22, bottom: BOTTOM, nextPage });
    const inWords = 'Arrêté le présent devis à la somme de';
    y = drawTotals(pdf, totalTexts(quote), inWords, y + 18, nextPage);
    drawPoints(pdf, 'Conditions', conditionTexts(quote), y + 22, nextPage);
    drawFeet(pdf, LETTERHEAD, title);
  });
}
