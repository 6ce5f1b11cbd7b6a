/** The library's own name for a document: `pdf.ts` says which way it runs, and is not imported here. */
type Pdf = PDFKit.PDFDocument;

/** Documents in Arabic. What draws a document says where things stand from its start: the left edge, or the right one. */
const fromRight = new WeakSet<Pdf>();

export function runFromRight(pdf: Pdf): void {
  fromRight.add(pdf);
}

/** The width of what stands for the page while cards are drawn on a sheet. */
const frames = new WeakMap<Pdf, number>();

/** Draws a card of that width at the origin: it runs from its own start, not from that of the sheet. */
export function inFrame(pdf: Pdf, width: number, draw: () => void): void {
  frames.set(pdf, width);
  try {
    draw();
  } finally {
    frames.delete(pdf);
  }
}

const frameWidth = (pdf: Pdf) => frames.get(pdf) ?? pdf.page.width;

export function runsFromRight(pdf: Pdf): boolean {
  return fromRight.has(pdf);
}

/** The left edge of something so wide that begins at `x` from the start of the page. */
export function leftOf(pdf: Pdf, x: number, width: number): number {
  return runsFromRight(pdf) ? frameWidth(pdf) - x - width : x;
}

/** Draws shapes where they stand from the start of the page; not texts, which would be turned. */
export function drawFromStart(pdf: Pdf, draw: () => void): void {
  if (!runsFromRight(pdf)) {
    draw();
    return;
  }
  pdf.save();
  pdf.transform(-1, 0, 0, 1, frameWidth(pdf), 0);
  draw();
  pdf.restore();
}
