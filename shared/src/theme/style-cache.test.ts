import { pageNonce, styleCacheOf } from './style-cache';

afterEach(() => document.head.replaceChildren());

test('reads the nonce from the property, where browsers keep it once they hid the attribute', () => {
  const meta = document.createElement('meta');
  meta.setAttribute('name', 'csp-nonce');
  meta.nonce = 'abc123';
  document.head.append(meta);
  expect(pageNonce()).toBe('abc123');
});

test('takes the nonce of a script where no meta element states one', () => {
  const script = document.createElement('script');
  script.setAttribute('nonce', 'def456');
  document.head.append(script);
  expect(pageNonce()).toBe('def456');
});

test('a page without a nonce has none', () => {
  expect(pageNonce()).toBeUndefined();
});

test('keeps one cache for each writing direction', () => {
  expect(styleCacheOf('rtl')).toBe(styleCacheOf('rtl'));
  expect(styleCacheOf('rtl').key).not.toBe(styleCacheOf('ltr').key);
});
