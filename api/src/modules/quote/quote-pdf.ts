import type { Language } from '@mosta/shared/contract/languages';
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
import { DOCUMENT_WORDS } from '../letterhead/document-words';
import { letterheadOf, type PrintedEdition } from '../letterhead/letterhead';
import type { Payer } from '../payer/payer.repository';
import { blankPayer, payerTexts } from '../payer/payer-texts';
import * as texts from './quote-texts';
import { QUOTE_WORDS } from './quote-words';

/** The name under which a quote's document is saved or attached. */
export function quoteFileName({ reference }: QuoteAnswer): string {
  return `devis-${reference}.pdf`;
}

type Printed = {
  language: Language;
  edition: PrintedEdition;
  quote: QuoteAnswer;
  /** Null where nobody is known, or the reader may not know. */
  payer: Payer | null;
};

/** A quote as it is printed: A4, in the language of its reader. */
export const QUOTE_TEMPLATE: Template<Printed> = { name: 'quote', draw: makeQuotePdf };

function makeQuotePdf({ language, edition, quote, payer }: Printed): Promise<Buffer> {
  const { reference, expired } = quote;
  const words = QUOTE_WORDS[language];
  const labels = DOCUMENT_WORDS[language];
  const title = { word: words.title, reference };
  const letterhead = letterheadOf(edition, language);
  const name = `${words.title} ${reference} – ${letterhead.fullName}`;
  // No margin: the page breaks where this module says, and the foot stands below the content.
  return makePdf({ title: name, size: 'A4', margin: 0, language }, (pdf) => {
    const { columns, rows } = texts.tableOf(language, quote, WIDTH);
    const totals = texts.totalTexts(language, quote);
    const shown = { ...title, reference: expired ? `${reference} · ${words.expired}` : reference };
    const nextPage = () => startPage(pdf, letterhead, title);
    const heading = (text: string, y: number) =>
      y + writeText(pdf, text, { x: MARGIN, y, width: WIDTH }, HEADING) + 4;
    let y = drawLetterhead(pdf, letterhead);
    y = drawTitle(pdf, shown, texts.headTexts(language, quote), y + 22);
    const client = payer ? payerTexts(payer, labels) : blankPayer(labels);
    y = drawCard(pdf, client, heading(words.client, y + 14));
    y = drawCard(pdf, texts.personTexts(language, quote), y + 8);
    const rest = GAP + tableHeight(pdf, columns, rows) + GAP + totalsHeight(pdf, totals);
    // Whoever receives a long quote finds what it costs on its first page.
    if (y + rest > BOTTOM)
      y = drawCard(pdf, texts.summaryTexts(language, quote), heading(words.amounts, y + 14));
    y = drawTable(pdf, columns, rows, { x: MARGIN, y: y + GAP, bottom: BOTTOM, nextPage });
    y = drawTotals(pdf, totals, { ...labels, words: words.amountIs }, y + GAP, nextPage);
    const conditions = texts.conditionTexts(language, quote, edition);
    y = drawPoints(pdf, words.conditions, conditions, y + GAP, nextPage);
    if (!expired) drawApproval(pdf, words.approval, words.approvalLabels, y + 12, nextPage);
    drawFeet(pdf, letterhead, title, labels);
  });
}

const GAP = 18;
const HEADING = { font: 'strong', size: 10, tag: 'H2' } as const;
