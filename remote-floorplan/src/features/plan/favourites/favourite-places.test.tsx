import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PLACES_KEY, useFavouritePlaces } from './favourite-places';

function Star({ code }: { code: string }) {
  const { codes, problem, toggle } = useFavouritePlaces();
  return (
    <>
      <button type="button" aria-pressed={codes.has(code)} onClick={() => toggle(code)}>
        {code}
      </button>
      {problem && <p>{problem}</p>}
    </>
  );
}

const star = (name: string) => screen.getByRole('button', { name });

// One test leaves what the device refused in the page's memory: a write that succeeds clears it.
beforeEach(() => localStorage.clear());

test('a favourite is kept, and another tab is followed without losing what it wrote', async () => {
  render(<Star code="B49" />);
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
  expect(localStorage.getItem(PLACES_KEY)).toBe('{"version":1,"codes":["B49"]}');

  localStorage.setItem(PLACES_KEY, '{"version":1,"codes":["B49","C02"]}');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: PLACES_KEY }));
  });
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(PLACES_KEY)).toBe('{"version":1,"codes":["C02"]}');
});

test.each(['', '{', '[]', '{"version":2,"codes":["B49"]}', '{"version":1,"codes":[1]}'])(
  'a list that cannot be read (%j) is told and set aside',
  async (text) => {
    localStorage.setItem(PLACES_KEY, text);
    render(<Star code="B49" />);
    expect(star('B49')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('unread')).toBeVisible();
    await userEvent.click(star('B49'));
    expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('unread')).toBeNull();
    expect(JSON.parse(localStorage.getItem(PLACES_KEY) ?? '')).toEqual({
      version: 1,
      codes: ['B49'],
      unread: text,
    });
  },
);

test('a device that is full says so; the favourites stay as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  render(<Star code="B49" />);
  expect(screen.queryByText('unstored')).toBeNull();
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('unstored')).toBeVisible();
});
