import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { COLORS } from '../colors';
import { runFromRight } from './pdf-direction';
import { openStructure } from './pdf-structure';
import { unpackWoff } from './woff';

const require = createRequire(import.meta.url);

/** The site's typefaces (docs: look), embedded: the fonts that every reader has lack the narrow no-break space and more. */
const FONTS = {
  text: '@fontsource/figtree/files/figtree-latin-400-normal.woff',
  strong: '@fontsource/figtree/files/figtree-latin-600-normal.woff',
  heading: '@fontsource/fraunces/files/fraunces-latin-600-normal.woff',
  // What the faces above lack, for names of people and companies; a face that is not used is not embedded.
  textExtended: '@fontsource/figtree/files/figtree-latin-ext-400-normal.woff',
  strongExtended: '@fontsource/figtree/files/figtree-latin-ext-600-normal.woff',
  headingExtended: '@fontsource/fraunces/files/fraunces-latin-ext-600-normal.woff',
  arabic: '@fontsource/readex-pro/files/readex-pro-arabic-400-normal.woff',
  arabicStrong: '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff',
  arabicExtended: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
} as const;

export type PdfFont = keyof typeof FONTS;
const NAMES = Object.keys(FONTS) as PdfFont[];

/** Typefaces read so far: a thread draws many documents. */
const read = new Map<PdfFont, Buffer>();

function readFont(name: PdfFont): Buffer {
  const font = read.get(name) ?? unpackWoff(readFileSync(require.resolve(FONTS[name])));
  read.set(name, font);
  return font;
}

/** A page of a document: `font` and the rest are pdfkit's own. */
export type Pdf = PDFKit.PDFDocument;

/**
 * Draws a document, tagged for whoever has it read aloud, and gives its bytes. Measures are points, 72 to the inch.
 * @param draw is given the document with the fonts `text`, `strong` and `heading` registered
 */
export async function makePdf(
  options: {
    title: string;
    size: [width: number, height: number] | 'A4';
    margin: number;
    /** Of the texts; French by default. A document in Arabic runs from the right. */
    language?: string;
  },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  // Loaded where documents are drawn, which is in threads: the service itself starts without it.
  const { default: PDFDocument } = await import('pdfkit');
  const pdf = new PDFDocument({
    size: options.size,
    margin: options.margin,
    lang: options.language ?? 'fr',
    tagged: true,
    displayTitle: true,
    pdfVersion: '1.7',
    info: { Title: options.title },
    // The standard one is not used, and would be read from the disk.
    font: '',
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const name of NAMES) pdf.registerFont(name, readFont(name));
  pdf.font('text');
  pdf.fillColor(COLORS.ink);
  openStructure(pdf);
  if (options.language === 'ar') runFromRight(pdf);
  draw(pdf);
  pdf.end();
  return finished;
}

/** `Intl` writes narrow no-break spaces, which the embedded subset lacks: the wide one takes their place. */
export function printable(text: string): string {
  return text.replace(/\u202f/g, '\u00a0');
}
