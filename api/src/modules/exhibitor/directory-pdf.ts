import type { Language } from '@mosta/shared/contract/languages';
import { countryName } from '@mosta/shared/domain/country-name';
import type { PublicExhibitor } from '@mosta/shared/schemas/public-exhibitor.schema';
import { COLORS } from '../../platform/colors';
import { fitText } from '../../platform/documents/fit-text';
import {
  BOTTOM,
  drawFeet,
  drawLetterhead,
  drawTitle,
  MARGIN,
  startPage,
  WIDTH,
} from '../../platform/documents/letter-page';
import { drawLinesAt, type Fitted } from '../../platform/documents/mixed-text';
import { makePdf, type Pdf } from '../../platform/documents/pdf';
import { inside, type LeafTag } from '../../platform/documents/pdf-structure';
import type { Template } from '../../platform/documents/template';
import { type Face, FROM_RIGHT, isolate, leftToRight } from '../../platform/documents/visual-runs';
import { DOCUMENT_WORDS } from '../letterhead/document-words';
import { letterheadOf, type PrintedEdition } from '../letterhead/letterhead';
import { sectorName } from '../letterhead/sector-names';

type PrintedDirectory = {
  language: Language;
  edition: PrintedEdition;
  exhibitors: readonly PublicExhibitor[];
};

const WORDS: Record<Language, Record<'title' | 'exhibitors' | 'stand' | 'byStand', string>> = {
  fr: {
    ...{ title: 'Catalogue des exposants', exhibitors: 'Exposants' },
    ...{ stand: 'Stand', byStand: 'Par stand' },
  },
  en: {
    ...{ title: 'Catalogue of exhibitors', exhibitors: 'Exhibitors' },
    ...{ stand: 'Stand', byStand: 'By stand' },
  },
  ar: {
    ...{ title: 'دليل العارضين', exhibitors: 'العارضون' },
    ...{ stand: 'الجناح', byStand: 'حسب الجناح' },
  },
};

const GUTTER = 24;
const COLUMN = (WIDTH - GUTTER) / 2;
const INDEX_COLUMN = (WIDTH - 2 * GUTTER) / 3;
/** Between two exhibitors. */
const GAP = 14;

type Style = { face: Face; size: number; color: string; tag?: LeafTag };
const LETTER: Style = { face: 'heading', size: 20, color: COLORS.terracotta };
const NAME: Style = { face: 'strong', size: 11, color: COLORS.olive, tag: 'H2' };
const FACTS: Style = { face: 'strong', size: 8.5, color: COLORS.ink };
const DESCRIPTION: Style = { face: 'text', size: 8.5, color: COLORS.ink };
const ADDRESS: Style = { face: 'text', size: 8.5, color: COLORS.muted };
const ENTRY: Style = { face: 'text', size: 9, color: COLORS.ink };

/** The exhibitors of the directory as a printed catalogue: by name in two columns, then by stand. */
export const DIRECTORY_TEMPLATE: Template<PrintedDirectory> = {
  name: 'exhibitor-directory',
  draw: ({ language, edition, exhibitors }) => {
    const head = letterheadOf(edition, language);
    const words = WORDS[language];
    const title = { word: words.title, reference: String(edition.year) };
    const options = { title: `${head.fullName} – ${title.word}`, size: 'A4', margin: 0 } as const;
    return makePdf({ ...options, language }, (pdf) => {
      const top = drawTitle(
        pdf,
        { ...title, size: 25 },
        [[words.exhibitors, String(exhibitors.length)]],
        drawLetterhead(pdf, head) + 24,
      );
      const nextPage = () => startPage(pdf, head, title);
      inside(pdf, 'Sect', () => drawByName(pdf, exhibitors, { language, top: top + 20, nextPage }));
      const places = placesOf(exhibitors);
      const index = { language, nextPage };
      if (places.length > 0) inside(pdf, 'Sect', () => drawByStand(pdf, places, index));
      drawFeet(pdf, head, title, DOCUMENT_WORDS[language]);
    });
  },
};

type Flow = { top: number; nextPage: () => number };
type Written = { language: Language };

/** Fills columns of a page one after the other. */
function columnsFrom({ top, nextPage }: Flow, count: number, width: number) {
  let [column, start, y] = [0, top, top];
  return {
    /** Where a piece of that height stands; a column that has only its beginning takes a piece of any height. */
    place(height: number, gap: number): { x: number; y: number } {
      if (y + height > BOTTOM && y > start) {
        column += 1;
        if (column === count) {
          column = 0;
          start = nextPage();
        }
        y = start;
      }
      const at = { x: MARGIN + column * (width + GUTTER), y };
      y += height + gap;
      return at;
    },
  };
}

function drawByName(
  pdf: Pdf,
  exhibitors: readonly PublicExhibitor[],
  { language, ...flow }: Flow & Written,
): void {
  const columns = columnsFrom(flow, 2, COLUMN);
  let letter = '';
  for (const exhibitor of exhibitors) {
    const initial = initialOf(exhibitor.name);
    const lines = linesOf(exhibitor, language).map((line) => fitted(pdf, line, COLUMN));
    const heading =
      initial === letter ? [] : [fitted(pdf, { text: initial, style: LETTER }, COLUMN)];
    letter = initial;
    // A letter stays with the first exhibitor under it.
    const block = [...heading, ...lines];
    const at = columns.place(heightOf(block), GAP);
    drawBlock(pdf, block, at);
  }
}

type Line = { text: string; style: Style };

function linesOf(
  { name, stands, sector, country, description, website }: PublicExhibitor,
  language: Language,
): Line[] {
  const facts = [sectorName(language, sector), countryName(country, language)].join(' · ');
  const codes = stands.map((code) => codeIn(language, code)).join(DOCUMENT_WORDS[language].comma);
  const place = codes === '' ? '' : `${WORDS[language].stand} ${codes} · `;
  return [
    { text: name, style: NAME },
    { text: `${place}${facts}`, style: FACTS },
    { text: description, style: DESCRIPTION },
    { text: website ?? '', style: ADDRESS },
  ].filter(({ text }) => text !== '');
}

type Drawn = { words: Fitted; style: Style };

/** Broken into lines at its own size: a box without end is never too small. */
function fitted(pdf: Pdf, { text, style }: Line, width: number): Drawn {
  const { face, size } = style;
  return { style, words: fitText(pdf, text, { face, width, height: Infinity, largest: size }) };
}

const heightOf = (block: readonly Drawn[]) =>
  block.reduce((sum, { words }) => sum + words.height + 2, 0);

function drawBlock(pdf: Pdf, block: readonly Drawn[], { x, y }: { x: number; y: number }): void {
  let top = y;
  for (const { words, style } of block) {
    pdf.fillColor(style.color);
    top = drawLinesAt(pdf, words, x, top, style.tag) + 2;
  }
  pdf.fillColor(COLORS.ink);
}

/** Accents do not make another letter; a digit or a sign stands under « # ». */
function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFD');
  return /\p{L}/u.test(first) ? first.toLocaleUpperCase('fr') : '#';
}

type Place = { code: string; name: string };

/** Every stand with its exhibitor, by code. */
function placesOf(exhibitors: readonly PublicExhibitor[]): Place[] {
  const order = new Intl.Collator('fr', { numeric: true });
  return exhibitors
    .flatMap(({ name, stands }) => stands.map((code) => ({ code, name })))
    .sort((one, other) => order.compare(one.code, other.code));
}

function drawByStand(
  pdf: Pdf,
  places: readonly Place[],
  { language, nextPage }: Written & Pick<Flow, 'nextPage'>,
): void {
  const heading = {
    text: WORDS[language].byStand,
    style: { ...LETTER, size: 22, tag: 'H2' as const },
  };
  const start = nextPage();
  const title = fitted(pdf, heading, WIDTH);
  drawBlock(pdf, [title], { x: MARGIN, y: start });
  const top = start + title.words.height + 12;
  const columns = columnsFrom({ top, nextPage }, 3, INDEX_COLUMN);
  for (const { code, name } of places) {
    const words = fitted(pdf, { text: entryIn(language, code, name), style: ENTRY }, INDEX_COLUMN);
    drawBlock(pdf, [words], columns.place(words.words.height, 4));
  }
}

/** Codes of stands keep their letters and digits in their order. */
const codeIn = (language: Language, code: string) => (language === 'ar' ? leftToRight(code) : code);

/** The code stands first, in whichever letters the exhibitor writes its name. */
function entryIn(language: Language, code: string, name: string): string {
  const entry = `${codeIn(language, code)}  ${language === 'ar' ? isolate(name) : name}`;
  return language === 'ar' ? `${FROM_RIGHT}${entry}` : entry;
}
