import { screen } from '@testing-library/react';
import { renderOrganiser } from '../testing';
import { Pager } from './pager';

const show = async (page: number, total: number, busy: boolean) => {
  const onPage = jest.fn();
  await renderOrganiser(<Pager {...{ page, total, busy, onPage }} perPage={25} />);
  return onPage;
};

it.each([
  [2, 25, 1],
  [4, 51, 3],
  [2, 0, 1],
])('gives page %i of %i rows up for page %i', async (page, total, last) => {
  expect(await show(page, total, false)).toHaveBeenCalledWith(last);
});

it('stays where it is while the page is being fetched', async () => {
  expect(await show(3, 25, true)).not.toHaveBeenCalled();
});

it('stays on the last page, with one row', async () => {
  expect(await show(2, 26, false)).not.toHaveBeenCalled();
  expect(screen.getByText('26 à 26 sur 26')).toBeVisible();
});
