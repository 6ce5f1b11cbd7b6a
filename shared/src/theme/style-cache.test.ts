import { styleCacheOf } from './style-cache';

test('keeps one cache for each writing direction', () => {
  expect(styleCacheOf('rtl')).toBe(styleCacheOf('rtl'));
  expect(styleCacheOf('rtl').key).not.toBe(styleCacheOf('ltr').key);
});
