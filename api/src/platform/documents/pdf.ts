import { createRequire } from 'node:module';
import PDFDocument from 'pdfkit';

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
  arabic: '@fontsource/readex-pro/files/readex-pro-arabic-600-normal.woff',
  arabicExtended: '@fontsource/noto-sans-arabic/files/noto-sans-arabic-arabic-600-normal.woff',
} as const;

export type PdfFont = keyof typeof FONTS;

/** Colours of printed documents: the light scheme's. */
export const PDF_COLORS = {
  ink: '#1d2a1f',
  muted: '#5a6557',
  line: '#e4d8bf',
  olive: '#2f4a2b',
  terracotta: '#b8472a',
  sea: '#1f5f73',
  /** Ornament only. */
  saffron: '#e2b04a',
  wheat: '#f6eedd',
  paper: '#fffdf8',
} as const;

/** A page of a document: `font` and the rest are pdfkit's own. */
export type Pdf = PDFKit.PDFDocument;

/**
 * Draws a document and gives its bytes. Measures are points, 72 to the inch.
 * @param draw is given the document with the fonts `text`, `strong` and `heading` registered
 */
export function makePdf(
  options: { title: string; size: [width: number, height: number] | 'A4'; margin: number },
  draw: (pdf: Pdf) => void,
): Promise<Buffer> {
  const pdf = new PDFDocument({
    size: options.size,
    margin: options.margin,
    lang: 'fr',
    info: { Title: options.title },
    font: require.resolve(FONTS.text),
    bufferPages: true,
  });
  const chunks: Buffer[] = [];
  const finished = new Promise<Buffer>((resolve, reject) => {
    pdf.on('data', (chunk: Buffer) => chunks.push(chunk));
    pdf.on('end', () => resolve(Buffer.concat(chunks)));
    pdf.on('error', reject);
  });
  for (const [name, file] of Object.entries(FONTS)) pdf.registerFont(name, require.resolve(file));
  pdf.fillColor(PDF_COLORS.ink);
  draw(pdf);
  pdf.end();
  return finished;
}

/** `Intl` writes narrow no-break spaces, which the embedded subset lacks: the wide one takes their place. */
export function printable(text: string): string {
  return text.replace(/\u202f/g, '\u00a0');
}
