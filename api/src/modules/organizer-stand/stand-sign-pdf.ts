import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import { drawCentred } from '../../platform/documents/mixed-text';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { inside, ornament } from '../../platform/documents/pdf-structure';
import { writeText } from '../../platform/documents/pdf-text';
import { A4 } from '../../platform/documents/sheet';
import type { Template } from '../../platform/documents/template';
import { drawMark } from '../letterhead/mark';
import { drawStarBorder } from '../letterhead/star-border';

export type StandSign = {
  code: string;
  company: string;
  /** '' where nobody said. */
  country: string;
  sector: string;
};

type PrintedSigns = {
  edition: Pick<Edition, 'product' | 'year' | 'city' | 'days'>;
  signs: readonly StandSign[];
};

const WIDTH = A4.height;
const HEIGHT = A4.width;
const MARGIN = 48;
const HEADER = 76;
const FOOT = 28;
const CENTRE = WIDTH / 2;

/** Signs to hang on the stands: A4 landscape, a page each, in French as the plan is. */
export const STAND_SIGN_TEMPLATE: Template<PrintedSigns> = {
  name: 'stand-signs',
  draw: ({ edition, signs }) => {
    const title = `${edition.product} ${edition.year} – panneaux de stands`;
    return makePdf({ title, size: [WIDTH, HEIGHT], margin: 0 }, (pdf) => {
      signs.forEach((sign, index) => {
        if (index > 0) pdf.addPage();
        inside(pdf, 'Sect', () => drawSign(pdf, edition, sign));
      });
    });
  },
};

function drawSign(pdf: Pdf, edition: PrintedSigns['edition'], sign: StandSign): void {
  drawFair(pdf, edition);
  const width = WIDTH - 2 * MARGIN;
  const code = fitText(pdf, sign.code, { face: 'heading', width, height: 230, largest: 190 });
  pdf.fillColor(COLORS.olive);
  drawCentred(pdf, code, CENTRE, HEADER + 8 + (230 - code.height) / 2, 'H1');
  const company = fitText(pdf, sign.company, { face: 'strong', width, height: 130, largest: 54 });
  pdf.fillColor(COLORS.ink);
  drawCentred(pdf, company, CENTRE, HEADER + 244 + (130 - company.height) / 2, 'H2');
  const rest = [sign.country, sign.sector].filter((part) => part !== '').join(' · ');
  if (rest !== '') {
    const line = fitText(pdf, rest, { face: 'text', width, height: 58, largest: 24 });
    pdf.fillColor(COLORS.muted);
    drawCentred(pdf, line, CENTRE, HEADER + 388 + (58 - line.height) / 2);
  }
  pdf.fillColor(COLORS.ink);
  const band = { y: HEIGHT - FOOT, width: WIDTH, height: FOOT, color: COLORS.olive, stars: 27 };
  drawStarBorder(pdf, band);
}

/** Whose stand it is at: mark and name on the one side, dates and city on the other. */
function drawFair(pdf: Pdf, { product, year, city, days }: PrintedSigns['edition']): void {
  const [first, last] = editionEnds({ days });
  ornament(pdf, () => {
    pdf.rect(0, 0, WIDTH, HEADER).fill(COLORS.wheat);
    drawMark(pdf, MARGIN + 22, HEADER / 2, 22);
  });
  const name = { font: 'heading', size: 24, color: COLORS.olive, tag: 'ornament' } as const;
  writeText(pdf, `${product} ${year}`, { x: MARGIN + 58, y: 22, width: 330 }, name);
  const dates = `${formatDateRange('fr', first.date, last.date)} · ${city}`;
  const style = { size: 13, color: COLORS.muted, align: 'end', oneLine: true } as const;
  const box = { x: CENTRE, y: 30, width: CENTRE - MARGIN };
  writeText(pdf, dates, box, { ...style, tag: 'ornament' });
}
