import { act, render, screen } from '@testing-library/react';
import { FadeIn } from './fade-in';

type Watch = { options?: IntersectionObserverInit; show: (visible: boolean) => void };

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
    const show = (isIntersecting: boolean) =>
      callback([{ isIntersecting } as IntersectionObserverEntry], observer);
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
  expect(watches[0]?.options?.threshold).toBe(0.1);
  const waiting = styleOf('Section');
  act(() => watches[0]?.show(false));
  expect(styleOf('Section')).toBe(waiting);
  act(() => watches[0]?.show(true));
  const shown = styleOf('Section');
  expect(shown).not.toBe(waiting);
  act(() => watches[0]?.show(false));
  expect(styleOf('Section')).toBe(shown);
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
