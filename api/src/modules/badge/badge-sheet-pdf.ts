import type { Language } from '@mosta/shared/contract/languages';
import { makePdf } from '../../platform/documents/pdf';
import { inFrame, leftOf } from '../../platform/documents/pdf-direction';
import { centredGrid, drawCutMarks, drawOnSheets } from '../../platform/documents/sheet';
import type { Template } from '../../platform/documents/template';
import { BADGE_WORDS } from './badge-categories';
import { BADGE_SIZE, drawBadge, type PrintedBadge } from './badge-pdf';

type PrintedSheets = {
  edition: { product: string; year: number };
  language: Language;
  badges: readonly PrintedBadge[];
};

/** Four cards fill the page to its edge, where printers do not print: each is a little smaller than A6. */
const SCALE = 0.92;
const GRID = centredGrid(2, 2, {
  width: BADGE_SIZE.width * SCALE,
  height: BADGE_SIZE.height * SCALE,
});

/** Badges on A4, four a page, to be cut apart. */
export const BADGE_SHEET_TEMPLATE: Template<PrintedSheets> = {
  name: 'badge-sheets',
  draw: ({ edition, language, badges }) => {
    const title = `${edition.product} ${edition.year} – ${BADGE_WORDS[language].badges}`;
    return makePdf({ title, size: 'A4', margin: 0, language }, (pdf) => {
      pdf.on('pageAdded', () => drawCutMarks(pdf, GRID));
      drawCutMarks(pdf, GRID);
      drawOnSheets(pdf, GRID, badges, (badge, x, y) => {
        pdf
          .save()
          .translate(leftOf(pdf, x, GRID.width), y)
          .scale(SCALE);
        inFrame(pdf, BADGE_SIZE.width, () => drawBadge(pdf, badge, language));
        pdf.restore();
      });
    });
  },
};
