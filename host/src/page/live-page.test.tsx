import { PLACEHOLDER, PRERENDERED_ID } from '@mosta/shared/contract/prerendered';
import { act, render, screen } from '@testing-library/react';
import { PrerenderedText, ShowLiveFrame, ShowLivePage } from './live-page';
import { hasPrerenderedText, hideRoot, isPrerenderedPageShown } from './prerendered-page';

/** Sets up the document as the server sends it. @returns the root element of the live page */
function servePage(): HTMLElement {
  const prerendered = document.createElement('div');
  prerendered.id = PRERENDERED_ID;
  const main = document.createElement('main');
  for (const [href, text] of [
    ['/contact', 'Écrire'],
    ['/contact', 'Écrire encore'],
  ] as const) {
    const link = document.createElement('a');
    link.href = href;
    link.textContent = text;
    main.append(link);
  }
  prerendered.append(main);
  const root = document.createElement('div');
  document.body.replaceChildren(prerendered, root);
  hideRoot(root);
  return root;
}

const page = (
  <main>
    <a href="/contact">Écrire</a>
    <a href="/contact">Écrire encore</a>
  </main>
);

it('keeps the live page out of the document until it is whole, then shows it alone', () => {
  const root = servePage();
  const { rerender } = render(page, { container: root });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(isPrerenderedPageShown()).toBe(true);
  rerender(
    <>
      {page}
      <ShowLivePage />
    </>,
  );
  expect(isPrerenderedPageShown()).toBe(false);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(root).toBeInTheDocument();
});

it('draws the live page with connected elements, which no search of the document finds', () => {
  const root = servePage();
  expect(root.isConnected).toBe(true);
  render(<ShowLivePage />, { container: root });
  expect(root.parentElement).toBe(document.body);
  expect(document.body.children).toHaveLength(1);
});

it('leaves the focus on the link that had it', () => {
  const root = servePage();
  screen.getByRole('link', { name: 'Écrire encore' }).focus();
  render(
    <>
      {page}
      <ShowLivePage />
    </>,
    { container: root },
  );
  const link = screen.getByRole('link', { name: 'Écrire encore' });
  expect(link).toHaveFocus();
  expect(root).toContainElement(link);
});

it('leaves the text readable under the notice of a page that failed', () => {
  const root = servePage();
  render(
    <>
      <p role="alert">Indisponible</p>
      <PrerenderedText />
    </>,
    { container: root },
  );
  expect(screen.getByRole('alert')).toBeVisible();
  expect(root).toContainElement(screen.getByRole('link', { name: 'Écrire encore' }));
});

describe('a page that no build drew', () => {
  const shown = () => document.getElementById(PRERENDERED_ID);
  let root: HTMLElement;
  beforeEach(() => {
    jest.useFakeTimers();
    history.pushState({}, '', '/login');
    root = servePage();
    shown()?.setAttribute(PLACEHOLDER, '');
  });
  afterEach(() => jest.useRealTimers());

  it('has nothing to read while it loads', () => {
    expect(isPrerenderedPageShown()).toBe(false);
    expect(hasPrerenderedText()).toBe(false);
    render(<PrerenderedText />, { container: root });
    expect(root).not.toHaveTextContent('Écrire');
    expect(shown()).toBeNull();
  });

  it('takes the place of its placeholder', () => {
    const { rerender } = render(<ShowLiveFrame />, { container: root });
    expect(shown()).not.toBeNull();
    rerender(<ShowLivePage />);
    expect(shown()).toBeNull();
    expect(root.parentElement).toBe(document.body);
  });

  it('has a live frame without it where it takes long', () => {
    render(<ShowLiveFrame />, { container: root });
    act(() => jest.advanceTimersByTime(999));
    expect(shown()).not.toBeNull();
    act(() => jest.advanceTimersByTime(1));
    expect(shown()).toBeNull();
    expect(root.parentElement).toBe(document.body);
  });
});
