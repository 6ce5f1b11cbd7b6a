import { readCookie } from './cookies';

it.each([
  ['langue=ar', 'ar'],
  ['a=1; langue=en; b=2', 'en'],
  ['malangue=en', undefined],
  ['langue', undefined],
  ['langue=', ''],
  [undefined, undefined],
])('finds one cookie in "%s"', (header, expected) => {
  expect(readCookie(header, 'langue')).toBe(expected);
});
