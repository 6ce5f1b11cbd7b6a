import { PRERENDERED_ID, PRERENDERED_STYLE } from '@mosta/shared/contract/page-config';
import { render, screen } from '@testing-library/react';
import { LivePage, SentText } from './live-page';
import { isSentPageShown, standBy } from './sent-page';

/** The document as the server sends it; returns the element of the live page. */
function sendPage(): HTMLElement {
  const style = document.createElement('style');
  style.setAttribute(PRERENDERED_STYLE, '');
  const sent = document.createElement('div');
  sent.id = PRERENDERED_ID;
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
  sent.append(main);
  const root = document.createElement('div');
  document.head.append(style);
  document.body.replaceChildren(sent, root);
  standBy(root);
  return root;
}

const page = (
  <main>
    <a href="/contact">Écrire</a>
    <a href="/contact">Écrire encore</a>
  </main>
);

it('keeps the live page out of the document until it is whole, then shows it alone', () => {
  const root = sendPage();
  const { rerender } = render(page, { container: root });
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(isSentPageShown()).toBe(true);
  rerender(
    <>
      {page}
      <LivePage />
    </>,
  );
  expect(isSentPageShown()).toBe(false);
  expect(screen.getAllByRole('link')).toHaveLength(2);
  expect(root).toBeInTheDocument();
  expect(document.querySelector(`style[${PRERENDERED_STYLE}]`)).toBeNull();
});

it('leaves the focus on the link that had it', () => {
  const root = sendPage();
  screen.getByRole('link', { name: 'Écrire encore' }).focus();
  render(
    <>
      {page}
      <LivePage />
    </>,
    { container: root },
  );
  const link = screen.getByRole('link', { name: 'Écrire encore' });
  expect(link).toHaveFocus();
  expect(root).toContainElement(link);
});

it('leaves the text readable under the notice of a page that failed', () => {
  const root = sendPage();
  render(
    <>
      <p role="alert">Indisponible</p>
      <SentText />
    </>,
    { container: root },
  );
  expect(screen.getByRole('alert')).toBeVisible();
  expect(root).toContainElement(screen.getByRole('link', { name: 'Écrire encore' }));
});
