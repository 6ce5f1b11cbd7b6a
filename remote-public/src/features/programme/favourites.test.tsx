import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FAVOURITES_KEY, readFavourites, useFavourites } from './favourites';

function Star({ id }: { id: string }) {
  const [favourites, toggle] = useFavourites();
  return (
    <button type="button" aria-pressed={favourites.has(id)} onClick={() => toggle(id)}>
      {id}
    </button>
  );
}

const star = (id: string) => screen.getByRole('button', { name: id });

beforeEach(() => localStorage.clear());

test('what is chosen is kept, in every place that shows it', async () => {
  render(
    <>
      <Star id="visite" />
      <Star id="diner" />
    </>,
  );
  await userEvent.click(star('visite'));
  expect(star('visite')).toHaveAttribute('aria-pressed', 'true');
  expect(star('diner')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(FAVOURITES_KEY)).toBe('{"version":1,"ids":["visite"]}');
  await userEvent.click(star('visite'));
  expect(star('visite')).toHaveAttribute('aria-pressed', 'false');
});

test('another tab is followed, and what it wrote is not lost', async () => {
  render(<Star id="visite" />);
  localStorage.setItem(FAVOURITES_KEY, '{"version":1,"ids":["visite","diner"]}');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: FAVOURITES_KEY }));
  });
  expect(star('visite')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(star('visite'));
  expect(localStorage.getItem(FAVOURITES_KEY)).toBe('{"version":1,"ids":["diner"]}');
});

test.each([
  null,
  '',
  '{',
  'null',
  '[]',
  '{"version":2,"ids":["visite"]}',
  '{"version":1,"ids":"visite"}',
  '{"version":1,"ids":[1]}',
])('%j holds no favourites, and the next choice replaces it', async (text) => {
  expect(readFavourites(text).size).toBe(0);
  if (text !== null) localStorage.setItem(FAVOURITES_KEY, text);
  render(<Star id="visite" />);
  await userEvent.click(star('visite'));
  expect(readFavourites(localStorage.getItem(FAVOURITES_KEY))).toEqual(new Set(['visite']));
});

test('a browser that keeps nothing keeps the choice as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  render(<Star id="visite" />);
  await userEvent.click(star('visite'));
  expect(star('visite')).toHaveAttribute('aria-pressed', 'true');
});
