/**
 * The library and its worker as their package delivers them, beside the chunks of the remote: they are fetched with the
 * first file, and a new version of a page does not change them.
 */
const LIBRARY = new URL('pdfjs-dist/build/pdf.min.mjs', import.meta.url).href;
const WORKER = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url).href;

/** Pixels beside each other in a canvas; a page of a hostile size takes no more memory than another. */
const MOST_PIXELS = 2400;

/** A PDF that is being read. */
export type OpenPdf = {
  pages: number;
  /** Draws a page, counted from 1, as wide as the canvas is shown. @returns its text */
  draw: (number: number, canvas: HTMLCanvasElement, signal: AbortSignal) => Promise<string>;
  close: () => void;
};

/** Reads a PDF in a worker; nothing in it is run. @throws where it is none, damaged or locked by a password */
export async function openPdf(bytes: ArrayBuffer): Promise<OpenPdf> {
  const { getDocument } = await loadLibrary();
  const reading = getDocument({
    // The worker takes what it is given away from the page.
    data: bytes.slice(0),
    isEvalSupported: false,
    enableXfa: false,
    stopAtErrors: false,
  });
  const document = await reading.promise;
  return {
    pages: document.numPages,
    async draw(number, canvas, signal) {
      const page = await document.getPage(number);
      signal.throwIfAborted();
      const { width, height } = page.getViewport({ scale: 1 });
      const wanted = canvas.clientWidth * Math.min(window.devicePixelRatio, 2);
      const longest = Math.max(width, height);
      const scale = Math.min(wanted / width, MOST_PIXELS / longest);
      const viewport = page.getViewport({ scale });
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      const canvasContext = canvas.getContext('2d');
      if (!canvasContext) throw new Error('There is nothing to draw on');
      const drawing = page.render({ canvasContext, viewport });
      signal.addEventListener('abort', () => drawing.cancel(), { once: true });
      await drawing.promise;
      const { items } = await page.getTextContent();
      return items.map((item) => ('str' in item ? item.str : '')).join(' ');
    },
    close: () => void reading.destroy(),
  };
}

async function loadLibrary(): Promise<typeof import('pdfjs-dist')> {
  const library: typeof import('pdfjs-dist') = await import(/* webpackIgnore: true */ LIBRARY);
  library.GlobalWorkerOptions.workerSrc = WORKER;
  return library;
}
