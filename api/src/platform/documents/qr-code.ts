import { encode, renderSVG } from 'uqr';
import type { Pdf } from './pdf';

/** Fifteen per cent of the code may be dirty or scratched; four modules of white around it, as the standard asks. */
const SHAPE = { ecc: 'M', border: 4 } as const;

/** Rows of modules with the white border, true where dark. */
export function qrModules(text: string): boolean[][] {
  return encode(text, SHAPE).data;
}

/** The code as an SVG document. */
export function qrSvg(text: string): string {
  return renderSVG(text, SHAPE);
}

/** Draws the code as rectangles, black on white; `x` and `y` are the corner of the white border. */
export function drawQrCode(pdf: Pdf, text: string, x: number, y: number, size: number): void {
  const rows = qrModules(text);
  const module = size / rows.length;
  pdf.rect(x, y, size, size).fill('#ffffff');
  rows.forEach((row, line) => {
    // Neighbours are one rectangle, so that no seam shows between them.
    for (let start = 0; start < row.length; start += 1) {
      if (!row[start]) continue;
      let end = start;
      while (row[end]) end += 1;
      pdf.rect(x + start * module, y + line * module, (end - start) * module, module);
      start = end;
    }
  });
  pdf.fill('#000000');
}
