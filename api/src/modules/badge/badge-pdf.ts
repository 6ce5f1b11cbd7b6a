import { EDITION } from '@mosta/shared/domain/edition';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import { closedPath, starOutline } from '@mosta/shared/domain/star-geometry';
import type { BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import { drawCentred, type Face, fitText } from '../../platform/documents/mixed-text';
import { makePdf, PDF_COLORS, type Pdf, printable } from '../../platform/documents/pdf';
import { drawQrCode } from '../../platform/documents/qr-code';
import { drawMark } from '../letterhead/mark';

/** A6, 105 × 148 mm, upright. */
const WIDTH = 297.64;
const HEIGHT = 419.53;
const MARGIN = 24;
const CENTRE = WIDTH / 2;

const HEADER = 76;
const BAND = 30;
const QR = 124;
const QR_TOP = 256;
const FOOT = 16;
/** Between the name and what follows. */
const GAP = 6;

/** What the band says, and its colour, by which the gate knows a category from afar. */
const CATEGORIES: Record<BadgeCategory, { label: string; color: string }> = {
  visitor: { label: 'Visiteur', color: PDF_COLORS.olive },
  professional: { label: 'Professionnel', color: PDF_COLORS.terracotta },
  international: { label: 'Visiteur international', color: PDF_COLORS.sea },
  journalist: { label: 'Presse', color: PDF_COLORS.ink },
};

export type PrintedBadge = {
  reference: string;
  nom: string;
  prenom: string;
  category: BadgeCategory;
  company: string | null;
  fonction: string | null;
  pays: string | null;
};

/** One card to print and fold into a holder. @param code what the gate scans */
export function makeBadgePdf(badge: PrintedBadge, code: string): Promise<Buffer> {
  const options = {
    title: `${EDITION.product} ${EDITION.year} – badge ${badge.reference}`,
    size: [WIDTH, HEIGHT] as [number, number],
    margin: 0,
  };
  return makePdf(options, (pdf) => {
    const { label, color } = CATEGORIES[badge.category];
    pdf.rect(0, 0, WIDTH, HEIGHT).fill(PDF_COLORS.paper);
    drawHeader(pdf);
    drawBand(pdf, label, color);
    drawPerson(pdf, badge);
    pdf
      .roundedRect(CENTRE - QR / 2 - 4, QR_TOP - 4, QR + 8, QR + 8, 8)
      .lineWidth(0.75)
      .fillAndStroke('#ffffff', PDF_COLORS.line);
    drawQrCode(pdf, code, CENTRE - QR / 2, QR_TOP, QR);
    pdf.fillColor(PDF_COLORS.ink);
    const reference = { face: 'strong', width: WIDTH, height: 20, largest: 10 } as const;
    drawCentred(pdf, fitText(pdf, badge.reference, reference), CENTRE, QR_TOP + QR + 5.5);
    drawFoot(pdf, color);
  });
}

/** The fair: mark, name, dates and place. */
function drawHeader(pdf: Pdf): void {
  const [first, last] = editionEnds(EDITION);
  pdf.rect(0, 0, WIDTH, HEADER).fill(PDF_COLORS.wheat);
  drawMark(pdf, MARGIN + 22, HEADER / 2, 22);
  const left = MARGIN + 56;
  pdf.fillColor(PDF_COLORS.olive).font('heading').fontSize(22);
  pdf.text(EDITION.product, left, 17, { lineBreak: false });
  const dates = formatDateRange('fr', first.date, last.date);
  pdf.fillColor(PDF_COLORS.muted).font('text').fontSize(10);
  pdf.text(printable(`${dates} · ${EDITION.city}`), left, 46, { lineBreak: false });
}

function drawBand(pdf: Pdf, label: string, color: string): void {
  pdf.rect(0, HEADER, WIDTH, BAND).fill(color);
  pdf.fillColor(PDF_COLORS.paper).font('strong').fontSize(13);
  const text = label.toUpperCase();
  const characterSpacing = 1;
  // The space after the last letter does not show.
  const width = pdf.widthOfString(text, { characterSpacing }) - characterSpacing;
  pdf.text(text, CENTRE - width / 2, HEADER + 8, { lineBreak: false, characterSpacing });
}

/** Who it is: the name as large as it fits, then the rest; together in the middle of the free place. */
function drawPerson(pdf: Pdf, { prenom, nom, company, fonction, pays }: PrintedBadge): void {
  const fit = (text: string | null, face: Face, height: number, largest: number) =>
    text === null ? [] : [fitText(pdf, text, { face, width: WIDTH - 2 * MARGIN, height, largest })];
  const name = fit(`${prenom}\n${nom}`, 'heading', 70, 29);
  const rest = [
    ...fit(company, 'strong', 32, 13),
    ...fit(fonction, 'text', 24, 10),
    ...fit(pays, 'text', 13, 10),
  ];
  const heightOf = (blocks: { height: number }[]) =>
    blocks.reduce((sum, { height }) => sum + height, 0);
  pdf.fillColor(PDF_COLORS.ink);
  const top = HEADER + BAND;
  const free = QR_TOP - 4 - top;
  let y = top + (free - heightOf(name) - GAP - heightOf(rest)) / 2;
  for (const block of name) y = drawCentred(pdf, block, CENTRE, y) + GAP;
  for (const block of rest) {
    pdf.fillColor(block.face === 'text' ? PDF_COLORS.muted : PDF_COLORS.ink);
    y = drawCentred(pdf, block, CENTRE, y);
  }
}

/** A border of stars in the category's colour. */
function drawFoot(pdf: Pdf, color: string): void {
  const top = HEIGHT - FOOT;
  pdf.rect(0, top, WIDTH, FOOT).fill(color);
  const stars = 15;
  const step = WIDTH / stars;
  for (let index = 0; index < stars; index += 1) {
    const centre = { x: step * (index + 0.5), y: top + FOOT / 2 };
    pdf.path(closedPath(starOutline({ centre, radius: 5 })));
  }
  pdf.fill(PDF_COLORS.saffron);
}
