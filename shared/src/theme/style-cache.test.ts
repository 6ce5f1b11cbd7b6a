/** @jest-environment @mosta/portal-sdk/jest/page */
import { styleCacheOf } from './style-cache';

test('keeps one cache for each writing direction', () => {
  expect(styleCacheOf('rtl')).toBe(styleCacheOf('rtl'));
  expect(styleCacheOf('rtl').key).not.toBe(styleCacheOf('ltr').key);
});

test.each(['ltr', 'rtl'] as const)(
  'writes what a browser knows with its prefix alone twice, and nothing else: %s',
  (direction) => {
    const cache = styleCacheOf(direction);
    const styles = 'display:flex;user-select:none;padding-left:1px;';
    cache.insert('.sample', { name: 'sample', styles, next: undefined }, cache.sheet, true);
    const side = direction === 'rtl' ? 'right' : 'left';
    expect(cache.sheet.tags.map(({ textContent }) => textContent)).toContain(
      `.sample{display:flex;-webkit-user-select:none;user-select:none;padding-${side}:1px;}`,
    );
  },
);
