import { useLayoutEffect, useRef } from 'react';
import { showLivePage, takePrerenderedText } from './prerendered-page';

/** Rendered beside a page's content: once the content is there, it replaces the prerendered page. */
export function ShowLivePage() {
  useLayoutEffect(showLivePage, []);
  return null;
}

/** Rendered under the notice of a page that failed: its prerendered text stays readable. */
export function PrerenderedText() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.append(...takePrerenderedText()), []);
  return <div ref={box} />;
}
