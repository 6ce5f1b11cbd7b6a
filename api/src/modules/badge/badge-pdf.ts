import type { Language } from '@mosta/shared/contract/languages';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { BadgeCategory } from '@mosta/shared/schemas/badge.schema';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { cityName } from '../../city-name';
import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import { drawCentred } from '../../platform/documents/mixed-text';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { ornament, piece } from '../../platform/documents/pdf-structure';
import { writeText } from '../../platform/documents/pdf-text';
import { drawQrCode } from '../../platform/documents/qr-code';
import type { Template } from '../../platform/documents/template';
import type { Face } from '../../platform/documents/visual-runs';
import { drawMark } from '../letterhead/mark';
import { drawStarBorder } from '../letterhead/star-border';
import { BADGE_WORDS, CATEGORY_COLORS, categoryLabel } from './badge-categories';

/** A6, 105 × 148 mm, upright. */
export const BADGE_SIZE = { width: 297.64, height: 419.53 } as const;
const { width: WIDTH, height: HEIGHT } = BADGE_SIZE;
const MARGIN = 24;
const CENTRE = WIDTH / 2;

const HEADER = 76;
const BAND = 30;
const QR = 124;
const QR_TOP = 256;
const FOOT = 16;
/** Between the name and what follows. */
const GAP = 6;

export type PrintedBadge = {
  edition: Pick<Edition, 'product' | 'year' | 'city' | 'days'>;
  reference: string;
  nom: string;
  prenom: string;
  category: BadgeCategory;
  company: string | null;
  fonction: string | null;
  pays: string | null;
  /** What the gate scans. */
  code: string;
};

/** One card to print and fold into a holder, in the language of whoever asks for it. */
export const BADGE_TEMPLATE: Template<PrintedBadge & { language: Language }> = {
  name: 'badge',
  draw: makeBadgePdf,
};

function makeBadgePdf({
  language,
  ...badge
}: PrintedBadge & { language: Language }): Promise<Buffer> {
  const { product, year } = badge.edition;
  const options = {
    title: `${product} ${year} – ${BADGE_WORDS[language].badge} ${badge.reference}`,
    size: [WIDTH, HEIGHT] as [number, number],
    margin: 0,
    language,
  };
  return makePdf(options, (pdf) => drawBadge(pdf, badge, language));
}

/** Draws the card at the origin, in its own size. */
export function drawBadge(pdf: Pdf, badge: PrintedBadge, language: Language): void {
  const label = categoryLabel(language, badge.category);
  const color = CATEGORY_COLORS[badge.category];
  ornament(pdf, () => pdf.rect(0, 0, WIDTH, HEIGHT).fill(COLORS.paper));
  drawHeader(pdf, badge.edition, language);
  drawBand(pdf, label, color);
  drawPerson(pdf, badge);
  const frame = () => pdf.roundedRect(CENTRE - QR / 2 - 4, QR_TOP - 4, QR + 8, QR + 8, 8);
  ornament(pdf, () => frame().lineWidth(0.75).fillAndStroke('#ffffff', COLORS.line));
  const qrCode = () => drawQrCode(pdf, badge.code, CENTRE - QR / 2, QR_TOP, QR);
  piece(pdf, 'Figure', qrCode, { alt: BADGE_WORDS[language].code });
  pdf.fillColor(COLORS.ink);
  const reference = { face: 'strong', width: WIDTH, height: 20, largest: 10 } as const;
  drawCentred(pdf, fitText(pdf, badge.reference, reference), CENTRE, QR_TOP + QR + 5.5);
  drawStarBorder(pdf, { ...{ y: HEIGHT - FOOT, width: WIDTH, height: FOOT, color }, stars: 15 });
}

/** The fair: mark, name, dates and place. */
function drawHeader(
  pdf: Pdf,
  { product, city, days }: PrintedBadge['edition'],
  language: Language,
): void {
  const [first, last] = editionEnds({ days });
  ornament(pdf, () => {
    pdf.rect(0, 0, WIDTH, HEADER).fill(COLORS.wheat);
    drawMark(pdf, MARGIN + 22, HEADER / 2, 22);
  });
  const box = { x: MARGIN + 56, width: WIDTH - 2 * MARGIN - 56 };
  const name = { font: 'heading', size: 22, color: COLORS.olive, tag: 'H1' } as const;
  writeText(pdf, product, { ...box, y: 17 }, name);
  const dates = `${formatDateRange(language, first.date, last.date)} · ${cityName(language, city)}`;
  writeText(pdf, dates, { ...box, y: 46 }, { size: 10, color: COLORS.muted, oneLine: true });
}

function drawBand(pdf: Pdf, label: string, color: string): void {
  ornament(pdf, () => pdf.rect(0, HEADER, WIDTH, BAND).fill(color));
  const box = { face: 'strong', width: WIDTH - MARGIN, height: BAND - 12, largest: 13 } as const;
  const fitted = fitText(pdf, label, box);
  pdf.fillColor(COLORS.paper);
  drawCentred(pdf, fitted, CENTRE, HEADER + (BAND - fitted.height) / 2);
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
  pdf.fillColor(COLORS.ink);
  const top = HEADER + BAND;
  const free = QR_TOP - 4 - top;
  let y = top + (free - heightOf(name) - GAP - heightOf(rest)) / 2;
  for (const block of name) y = drawCentred(pdf, block, CENTRE, y, 'H2') + GAP;
  for (const block of rest) {
    pdf.fillColor(block.face === 'text' ? COLORS.muted : COLORS.ink);
    y = drawCentred(pdf, block, CENTRE, y);
  }
}
