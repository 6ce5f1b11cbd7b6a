/** The library's own name for a document: `pdf.ts` says which way it runs, and is not imported here. */
type Pdf = PDFKit.PDFDocument;

/** Documents in Arabic. What draws a document says where things stand from its start: the left edge, or the right one. */
const fromRight = new WeakSet<Pdf>();

export function runFromRight(pdf: Pdf): void {
  fromRight.add(pdf);
}

export function runsFromRight(pdf: Pdf): boolean {
  return fromRight.has(pdf);
}

/** The left edge of something so wide that begins at `x` from the start of the page. */
export function leftOf(pdf: Pdf, x: number, width: number): number {
  return runsFromRight(pdf) ? pdf.page.width - x - width : x;
}

/** Draws shapes where they stand from the start of the page; not texts, which would be turned. */
export function drawFromStart(pdf: Pdf, draw: () => void): void {
  if (!runsFromRight(pdf)) {
    draw();
    return;
  }
  pdf.save();
  pdf.transform(-1, 0, 0, 1, pdf.page.width, 0);
  draw();
  pdf.restore();
}
