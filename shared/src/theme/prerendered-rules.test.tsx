import { CacheProvider, css, Global, keyframes } from '@emotion/react';
import styled from '@emotion/styled';
import { render, screen } from '@testing-library/react';
import { GLOBAL_RULES } from '../contract/global-rules';
import { PRERENDERED_STYLE } from '../contract/prerendered';
import { styleCacheOf } from './style-cache';

const BASE = css({ body: { margin: 0 } });
const OTHER_BASE = css({ body: { padding: 0 } });
const move = keyframes({ to: { opacity: 0 } });
const KNOWN = { color: 'rgb(1, 2, 3)', animation: `${move} 1s` };
const Known = styled.p(KNOWN);
const New = styled.p({ color: 'rgb(4, 5, 6)' });

/** The head as the server sends it: global rules, then those of elements. */
function servePage(): void {
  const style = (text: string, ...names: string[]) => {
    const element = document.createElement('style');
    element.setAttribute(PRERENDERED_STYLE, '');
    for (const name of names) element.setAttribute(GLOBAL_RULES, name);
    element.textContent = text;
    document.head.append(element);
  };
  style('body{margin:0;}', BASE.name);
  style(`.mosta-${css(KNOWN).name}{color:rgb(1, 2, 3);}@keyframes ${move.name}{to{opacity:0;}}`);
}

/** What scripts have written. */
const written = () =>
  [...document.querySelectorAll(`style:not([${PRERENDERED_STYLE}])`)]
    .map(({ textContent }) => textContent)
    .join('');

const page = (direction: 'ltr' | 'rtl', base = BASE) => (
  <CacheProvider value={styleCacheOf(direction)}>
    <Global styles={base} />
    <Known>connu</Known>
    <New>nouveau</New>
  </CacheProvider>
);

it('writes no prerendered rule again, new ones after them, and its own in the other direction', () => {
  servePage();
  const { rerender } = render(page('ltr'));
  expect(written()).toContain('rgb(4, 5, 6)');
  expect(written()).not.toMatch(/rgb\(1, 2, 3\)|opacity|margin/);
  expect(getComputedStyle(screen.getByText('connu')).color).toBe('rgb(1, 2, 3)');
  const [globals, rules, first] = document.querySelectorAll('style');
  expect(globals).toHaveAttribute(GLOBAL_RULES);
  expect(rules).toHaveAttribute(PRERENDERED_STYLE);
  expect(first).not.toHaveAttribute(PRERENDERED_STYLE);

  rerender(page('rtl'));
  expect(document.querySelector(`[${GLOBAL_RULES}]`)).toBeNull();
  expect(written()).toContain('body{margin:0;}');

  rerender(page('ltr', OTHER_BASE));
  expect(written()).toContain('body{padding:0;}');
  rerender(page('ltr'));
  expect(written()).toContain('body{margin:0;}');
});
