import type { Language } from '@mosta/shared/contract/languages';
import { countryName } from '@mosta/shared/domain/country-name';
import { editionEnds } from '@mosta/shared/domain/edition-clock';
import { formatDateRange } from '@mosta/shared/domain/format';
import type { Sector } from '@mosta/shared/domain/sectors';
import type { Edition } from '@mosta/shared/schemas/edition.schema';
import { cityName } from '../../city-name';
import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import { drawCentred } from '../../platform/documents/mixed-text';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { inside, ornament } from '../../platform/documents/pdf-structure';
import { writeText } from '../../platform/documents/pdf-text';
import { A4 } from '../../platform/documents/sheet';
import type { Template } from '../../platform/documents/template';
import { besideOf } from '../letterhead/beside-language';
import { drawMark } from '../letterhead/mark';
import { sectorName } from '../letterhead/sector-names';
import { drawStarBorder } from '../letterhead/star-border';

export type StandSign = {
  code: string;
  company: string;
  /** Its code, or as somebody wrote it; '' where nobody said. */
  country: string;
  sector: Sector | null;
};

type PrintedSigns = {
  language: Language;
  edition: Pick<Edition, 'product' | 'year' | 'city' | 'days'>;
  signs: readonly StandSign[];
};

const WIDTH = A4.height;
const HEIGHT = A4.width;
const MARGIN = 48;
const HEADER = 76;
const FOOT = 28;
const CENTRE = WIDTH / 2;

const TITLES: Record<Language, string> = {
  fr: 'panneaux de stands',
  en: 'signs of stands',
  ar: 'لافتات الأجنحة',
};

/** Signs to hang on the stands: A4 landscape, a page each, in one language with another beside it. */
export const STAND_SIGN_TEMPLATE: Template<PrintedSigns> = {
  name: 'stand-signs',
  draw: ({ language, edition, signs }) => {
    const title = `${edition.product} ${edition.year} – ${TITLES[language]}`;
    return makePdf({ title, size: [WIDTH, HEIGHT], margin: 0, language }, (pdf) => {
      signs.forEach((sign, index) => {
        if (index > 0) pdf.addPage();
        inside(pdf, 'Sect', () => drawSign(pdf, { language, edition }, sign));
      });
    });
  },
};

type Fair = Pick<PrintedSigns, 'language' | 'edition'>;

function drawSign(pdf: Pdf, fair: Fair, sign: StandSign): void {
  const { language } = fair;
  drawFair(pdf, fair);
  const width = WIDTH - 2 * MARGIN;
  const code = fitText(pdf, sign.code, { face: 'heading', width, height: 230, largest: 190 });
  pdf.fillColor(COLORS.olive);
  drawCentred(pdf, code, CENTRE, HEADER + 8 + (230 - code.height) / 2, 'H1');
  const company = fitText(pdf, sign.company, { face: 'strong', width, height: 130, largest: 54 });
  pdf.fillColor(COLORS.ink);
  drawCentred(pdf, company, CENTRE, HEADER + 244 + (130 - company.height) / 2, 'H2');
  pdf.fillColor(COLORS.muted);
  const below = drawFacts(pdf, factsOf(sign, language), { y: HEADER + 384, largest: 24 });
  const other = besideOf(language);
  const beside = { y: below + 4, largest: 19 };
  inside(pdf, 'Sect', () => drawFacts(pdf, factsOf(sign, other), beside), { lang: other });
  pdf.fillColor(COLORS.ink);
  const band = { y: HEIGHT - FOOT, width: WIDTH, height: FOOT, color: COLORS.olive, stars: 27 };
  drawStarBorder(pdf, band);
}

function factsOf({ country, sector }: StandSign, language: Language): string {
  const facts = [countryName(country, language), sector ? sectorName(language, sector) : ''];
  return facts.filter((part) => part !== '').join(' · ');
}

/** @returns where they end */
function drawFacts(pdf: Pdf, text: string, { y, largest }: { y: number; largest: number }): number {
  if (text === '') return y;
  const box = { face: 'text', width: WIDTH - 2 * MARGIN, height: 46, largest } as const;
  return drawCentred(pdf, fitText(pdf, text, box), CENTRE, y);
}

/** Whose stand it is at: mark and name on the one side, dates and city on the other. */
function drawFair(pdf: Pdf, { language, edition }: Fair): void {
  const { product, year, city, days } = edition;
  const [first, last] = editionEnds({ days });
  ornament(pdf, () => {
    pdf.rect(0, 0, WIDTH, HEADER).fill(COLORS.wheat);
    drawMark(pdf, MARGIN + 22, HEADER / 2, 22);
  });
  const name = { font: 'heading', size: 24, color: COLORS.olive, tag: 'ornament' } as const;
  writeText(pdf, `${product} ${year}`, { x: MARGIN + 58, y: 22, width: 330 }, name);
  const dates = `${formatDateRange(language, first.date, last.date)} · ${cityName(language, city)}`;
  const style = { size: 13, color: COLORS.muted, align: 'end', oneLine: true } as const;
  const box = { x: CENTRE, y: 30, width: CENTRE - MARGIN };
  writeText(pdf, dates, box, { ...style, tag: 'ornament' });
}
