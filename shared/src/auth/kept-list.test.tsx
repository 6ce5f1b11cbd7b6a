import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createKeptList, MOST_KEPT } from './kept-list';

const KEY = 'mosta.kept';
const useKept = createKeptList(KEY, 'codes');

function Star({ id }: { id: string }) {
  const { ids, problem, toggle } = useKept();
  return (
    <>
      <button type="button" aria-pressed={ids.has(id)} onClick={() => toggle(id)}>
        {id}
      </button>
      {problem && <p>{problem}</p>}
    </>
  );
}

const star = (name: string) => screen.getByRole('button', { name });
const kept = () => JSON.parse(localStorage.getItem(KEY) ?? 'null');

// One test leaves what the device refused in the page's memory: a write that succeeds clears it.
beforeEach(() => localStorage.clear());

test('what is chosen is kept, in every place that shows it', async () => {
  render(
    <>
      <Star id="B49" />
      <Star id="C02" />
    </>,
  );
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
  expect(star('C02')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(KEY)).toBe('{"version":1,"codes":["B49"]}');
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'false');
});

test('another tab is followed without losing what it wrote', async () => {
  render(<Star id="B49" />);
  localStorage.setItem(KEY, '{"version":1,"codes":["B49","C02"]}');
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: KEY }));
  });
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem(KEY)).toBe('{"version":1,"codes":["C02"]}');
});

test.each(['', '{', 'null', '[]', '{"version":2,"codes":["B49"]}', '{"version":1,"codes":[1]}'])(
  'a list that cannot be read (%j) is told and set aside',
  async (text) => {
    localStorage.setItem(KEY, text);
    render(<Star id="B49" />);
    expect(star('B49')).toHaveAttribute('aria-pressed', 'false');
    expect(screen.getByText('unread')).toBeVisible();
    await userEvent.click(star('B49'));
    expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
    expect(screen.queryByText('unread')).toBeNull();
    expect(kept()).toEqual({ version: 1, codes: ['B49'], unread: text });
  },
);

test('a full list refuses another one and says so, until one is taken away', async () => {
  const codes = Array.from({ length: MOST_KEPT }, (_each, index) => `S${index}`);
  localStorage.setItem(KEY, JSON.stringify({ version: 1, codes }));
  render(
    <>
      <Star id="B49" />
      <Star id="S7" />
    </>,
  );
  expect(screen.queryByText('full')).toBeNull();
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'false');
  expect(screen.getAllByText('full')).toHaveLength(2);
  expect(kept().codes).toEqual(codes);
  await userEvent.click(star('S7'));
  expect(screen.queryByText('full')).toBeNull();
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
});

test('a list that is longer than may be added to is read whole and stays so', async () => {
  const codes = Array.from({ length: MOST_KEPT + 200 }, (_each, index) => `S${index}`);
  localStorage.setItem(KEY, JSON.stringify({ version: 1, codes }));
  render(<Star id="S699" />);
  expect(star('S699')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(star('S699'));
  expect(kept().codes).toEqual(codes.slice(0, -1));
});

test('a device that is full says so; the list stays as long as the page', async () => {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused', 'QuotaExceededError');
  });
  render(<Star id="B49" />);
  expect(screen.queryByText('unstored')).toBeNull();
  await userEvent.click(star('B49'));
  expect(star('B49')).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getByText('unstored')).toBeVisible();
});
