import { useCallback, useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import type { PrintedPlan } from './print-portal';

type Printing = typeof import('./print-portal');

const load = () => import(/* webpackChunkName: "plan-print" */ './print-portal');

/**
 * The sheet that takes the page's place on paper. It is in the document only while it is printed or saved: the browser
 * says `beforeprint`, however printing was asked for. Its script is fetched when nothing else is to do.
 */
export function usePrintedSheet(printed: PrintedPlan) {
  const [printing, setPrinting] = useState<Printing>();
  const [shown, setShown] = useState(false);
  const [failed, setFailed] = useState(false);
  const drawing = useRef<SVGSVGElement>(null);

  useEffect(() => {
    let live = true;
    const idle = whenIdle(() => {
      // Without it the page prints as it is; a button tries again, and says so when it fails.
      load().then(
        (loaded) => live && setPrinting(loaded),
        () => live && setPrinting(undefined),
      );
    });
    return () => {
      live = false;
      idle();
    };
  }, []);
  useEffect(() => {
    const before = () => flushSync(() => setShown(true));
    const after = () => setShown(false);
    window.addEventListener('beforeprint', before);
    window.addEventListener('afterprint', after);
    return () => {
      window.removeEventListener('beforeprint', before);
      window.removeEventListener('afterprint', after);
    };
  }, []);

  const attempt = useCallback(async (use: (loaded: Printing) => Promise<void>) => {
    setFailed(false);
    try {
      const loaded = await load();
      flushSync(() => setPrinting(loaded));
      await use(loaded);
    } catch {
      setFailed(true);
    }
  }, []);
  return {
    failed,
    sheet: shown && printing && <printing.PrintPortal {...printed} ref={drawing} />,
    print: () => void attempt(async () => window.print()),
    /** Hands the drawing of the sheet over, to be made a file of. */
    save: (use: (loaded: Printing, sheet: SVGSVGElement) => Promise<void>) =>
      void attempt(async (loaded) => {
        flushSync(() => setShown(true));
        try {
          if (drawing.current) await use(loaded, drawing.current);
        } finally {
          setShown(false);
        }
      }),
  };
}

/** Calls when the browser has nothing else to do; Safari does not say when that is. @returns what calls it off */
function whenIdle(call: () => void): () => void {
  if (typeof window.requestIdleCallback !== 'function') {
    const timer = setTimeout(call, 2000);
    return () => clearTimeout(timer);
  }
  const idle = window.requestIdleCallback(call, { timeout: 2000 });
  return () => window.cancelIdleCallback(idle);
}
