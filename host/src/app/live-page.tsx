import { useLayoutEffect, useRef } from 'react';
import { keepSentText, takeOver } from './sent-page';

/** Drawn beside a page once it is there: the page that the server sent gives way to it. */
export function LivePage() {
  useLayoutEffect(takeOver, []);
  return null;
}

/** Drawn under the notice of a page that failed: its text as the server sent it stays readable. */
export function SentText() {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => box.current?.append(...keepSentText()), []);
  return <div ref={box} />;
}
