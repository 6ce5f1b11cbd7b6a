import { Box } from '@mosta/shared/ui';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { createPortal, flushSync } from 'react-dom';

/** Sizes of type in points, the first that fits is taken. */
const SIZES = [11, 10, 9, 8, 7, 6, 5] as const;
const PAGES = 2;
const COLUMNS = 2;
/** A4 in millimetres, without its margins. */
const PAPER = { margin: 12, width: 186, height: 273, gap: 8 } as const;
const PAPER_RULES = `@page { size: A4; margin: ${PAPER.margin}mm }`;
const COLUMN = (PAPER.width - PAPER.gap) / COLUMNS;
/** What breaks between entries leave empty at the foot of columns. */
const USED = 0.92;

/** Whether the browser is about to print, however that was asked for. */
export function usePrinting(): boolean {
  const [printing, setPrinting] = useState(false);
  // From the first picture on: what prints then gets the sheet.
  useLayoutEffect(() => {
    const before = () => flushSync(() => setPrinting(true));
    const after = () => setPrinting(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);
  return printing;
}

type PrintSheetProps = {
  /** Spans the whole width, above the columns. */
  heading: ReactNode;
  children: ReactNode;
};

/**
 * What the printer gets in place of the page: two columns on A4, in type as large as two pages allow, dark on white. Rendered
 * while the browser prints; neither on the screen nor for assistive technology.
 */
export function PrintSheet({ heading, children }: PrintSheetProps) {
  const top = useRef<HTMLDivElement>(null);
  const text = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    // A browser without them prints on the paper and with the margins that it has.
    if (!('adoptedStyleSheets' in document)) return;
    const paper = new CSSStyleSheet();
    paper.replaceSync(PAPER_RULES);
    document.adoptedStyleSheets = [...document.adoptedStyleSheets, paper];
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== paper);
    };
  }, []);
  useLayoutEffect(() => {
    if (top.current && text.current) fit(top.current, text.current);
  });
  return createPortal(
    <Box aria-hidden sx={SHEET}>
      <div ref={top}>{heading}</div>
      <Box ref={text} sx={TEXT}>
        {children}
      </Box>
    </Box>,
    document.body,
  );
}

/** Sets the largest type with which the columns of all pages hold the text, measured as one column. */
function fit(top: HTMLElement, text: HTMLElement): void {
  const millimetre = top.getBoundingClientRect().width / PAPER.width;
  for (const size of SIZES) {
    text.style.fontSize = `${size}pt`;
    const room = PAGES * PAPER.height * millimetre - top.offsetHeight;
    if (text.offsetHeight <= USED * COLUMNS * room) return;
  }
}

const SHEET = {
  // where it can be measured, and nobody sees it
  ...{ position: 'fixed', insetBlockStart: 0, insetInlineStart: 0, blockSize: 0 },
  ...{ inlineSize: `${PAPER.width}mm`, overflow: 'hidden', visibility: 'hidden' },
  ...{ color: 'CanvasText', colorScheme: 'light' },
  '& :is(h1, h2, h3, p)': { m: 0, p: 0, color: 'inherit' },
  '@media print': {
    ...{ position: 'static', blockSize: 'auto', overflow: 'visible', visibility: 'visible' },
    'body > :not(&)': { display: 'none !important' },
  },
} as const;

const TEXT = {
  ...{ inlineSize: `${COLUMN}mm`, lineHeight: 1.3 },
  '@media print': {
    ...{ inlineSize: 'auto', columnCount: COLUMNS, columnGap: `${PAPER.gap}mm` },
    '& li': { breakInside: 'avoid' },
    '& h2': { breakAfter: 'avoid' },
  },
} as const;
