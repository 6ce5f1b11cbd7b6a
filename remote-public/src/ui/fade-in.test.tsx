import { PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { act, cleanup, render, screen } from '@testing-library/react';
import { FadeIn } from './fade-in';

type Watch = {
  options?: IntersectionObserverInit;
  /** So much of the content, which is so tall, is on the screen. */
  show: (share: number, height?: number) => void;
};

/** Replaces the browser's observer by one that the test drives. */
function watchIntersections(): Watch[] {
  const watches: Watch[] = [];
  jest.spyOn(globalThis, 'IntersectionObserver').mockImplementation((callback, options) => {
    const observer = {
      root: null,
      rootMargin: '',
      scrollMargin: '',
      thresholds: [],
      observe: () => undefined,
      unobserve: () => undefined,
      disconnect: () => undefined,
      takeRecords: () => [],
    } satisfies IntersectionObserver;
    const show = (intersectionRatio: number, height = 400) => {
      const boundingClientRect = { height } as DOMRectReadOnly;
      const isIntersecting = intersectionRatio > 0;
      const entry = { isIntersecting, intersectionRatio, boundingClientRect };
      callback([entry as IntersectionObserverEntry], observer);
    };
    watches.push({ options, show });
    return observer;
  });
  return watches;
}

const styleOf = (text: string) => {
  const { parentElement } = screen.getByText(text);
  return parentElement?.className;
};

test('waits until a tenth is visible, then stays', () => {
  const watches = watchIntersections();
  render(
    <FadeIn>
      <p>Section</p>
    </FadeIn>,
  );
  expect(watches[0]?.options?.threshold).toContain(0.1);
  const waiting = styleOf('Section');
  act(() => watches[0]?.show(0.05));
  expect(styleOf('Section')).toBe(waiting);
  act(() => watches[0]?.show(0.1));
  const shown = styleOf('Section');
  expect(shown).not.toBe(waiting);
  act(() => watches[0]?.show(0));
  expect(styleOf('Section')).toBe(shown);
});

test('content taller than the screen waits for a tenth of the screen only', () => {
  const watches = watchIntersections();
  render(
    <FadeIn>
      <p>Liste</p>
    </FadeIn>,
  );
  const waiting = styleOf('Liste');
  const tall = innerHeight * 20;
  act(() => watches[0]?.show(0.004, tall));
  expect(styleOf('Liste')).toBe(waiting);
  act(() => watches[0]?.show(0.01, tall));
  expect(styleOf('Liste')).not.toBe(waiting);
});

test('a page that was read before its scripts came does not appear once more', () => {
  watchIntersections();
  const sent = document.createElement('div');
  sent.id = PRERENDERED_ID;
  const classNow = () => {
    render(
      <FadeIn>
        <p>Section</p>
      </FadeIn>,
    );
    const name = styleOf('Section');
    cleanup();
    return name;
  };
  const waiting = classNow();
  document.body.append(sent);
  const shown = classNow();
  sent.remove();
  expect(shown).not.toBe(waiting);
  expect(classNow()).toBe(waiting);
});

test('a browser without the observer shows the content at once', () => {
  const original = globalThis.IntersectionObserver;
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
  try {
    render(
      <FadeIn>
        <p>Section</p>
      </FadeIn>,
    );
    expect(screen.getByText('Section')).toBeVisible();
  } finally {
    globalThis.IntersectionObserver = original;
  }
});
