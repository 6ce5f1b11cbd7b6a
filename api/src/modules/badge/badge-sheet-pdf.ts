import { makePdf } from '../../platform/documents/pdf';
import { centredGrid, drawCutMarks, drawOnSheets } from '../../platform/documents/sheet';
import type { Template } from '../../platform/documents/template';
import { BADGE_SIZE, drawBadge, type PrintedBadge } from './badge-pdf';

type PrintedSheets = {
  edition: { product: string; year: number };
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
  draw: ({ edition, badges }) => {
    const title = `${edition.product} ${edition.year} – badges`;
    return makePdf({ title, size: 'A4', margin: 0 }, (pdf) => {
      pdf.on('pageAdded', () => drawCutMarks(pdf, GRID));
      drawCutMarks(pdf, GRID);
      drawOnSheets(pdf, GRID, badges, (badge, x, y) => {
        pdf.save().translate(x, y).scale(SCALE);
        drawBadge(pdf, badge);
        pdf.restore();
      });
    });
  },
};
