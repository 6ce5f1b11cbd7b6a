import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderOrganiser } from '../testing';
import { SearchBox } from './search-box';

const PAUSE = 300;
const searched: string[] = [];

/** A list whose search is in force a moment after it was typed, as an address is; a view of it searches for olives. */
function List() {
  const [value, setValue] = useState('');
  return (
    <>
      <SearchBox
        label="Rechercher"
        value={value}
        onSearch={(text) => {
          searched.push(text);
          setTimeout(() => setValue(text), PAUSE / 3);
        }}
      />
      <button type="button" onClick={() => setValue('olive')}>
        Vue
      </button>
    </>
  );
}

const type = (value: string) =>
  fireEvent.change(screen.getByRole('searchbox'), { target: { value } });
const wait = (ms: number) => act(() => jest.advanceTimersByTime(ms));

beforeEach(async () => {
  searched.length = 0;
  await renderOrganiser(<List />);
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

it('searches after a pause, and keeps what is typed until the search is in force', () => {
  type('sar');
  wait(PAUSE / 2);
  type('sardine ');
  wait(PAUSE);
  type('sardines');
  wait(PAUSE / 2);
  expect(screen.getByRole('searchbox')).toHaveValue('sardines');
  wait(PAUSE);
  expect(searched).toEqual(['sardine', 'sardines']);
});

it('shows what a view searches for, in place of what has not been searched for yet', () => {
  type('sardine');
  fireEvent.click(screen.getByRole('button', { name: 'Vue' }));
  expect(screen.getByRole('searchbox')).toHaveValue('olive');
  wait(2 * PAUSE);
  expect(screen.getByRole('searchbox')).toHaveValue('olive');
  expect(searched).toEqual([]);
});
