import { fetchLateParts } from '@mosta/shared/late/late-part';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { carryOutEarlyInput, showLivePage, takePrerenderedText } from './prerendered-page';

/**
 * Rendered beside a page's content: once the content is there, it replaces the prerendered page, and what the first
 * picture did not need is fetched.
 */
export function ShowLivePage() {
  useLayoutEffect(showLivePage, []);
  useEffect(carryOutLater, []);
  useEffect(() => fetchLateParts(), []);
  return null;
}

/** Most pages are there by then, and take the prerendered placeholder's place themselves: laying out the frame alone would delay them. */
const FRAME_ALONE_MS = 1000;

/** Rendered beside the placeholder of a page that no build drew: where the page takes long, its live frame works without it. */
export function ShowLiveFrame() {
  useEffect(() => {
    const timer = setTimeout(() => {
      showLivePage();
      carryOutLater();
    }, FRAME_ALONE_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
}

/** Rendered under the notice of a page that failed: its prerendered text stays readable. */
export function PrerenderedText() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.append(...takePrerenderedText()), []);
  useEffect(carryOutLater, []);
  return <div ref={box} />;
}

/** After all effects of the page, which make it react. */
function carryOutLater(): void {
  queueMicrotask(carryOutEarlyInput);
}
