import { foreignSelectors } from './foreign-selectors';

it.each([
  '.media-list a:hover { color: red }',
  '@media (min-width: 600px) { .media-list { color: red } }',
  '@keyframes media-turn { from { rotate: 0deg } to { rotate: 1turn } }',
  '@font-face { font-family: media; src: url(a.woff2) }',
  '@import url(a.css); .media-list, .media-item:is(h1, h2) { color: red }',
  '.media-list { & li { color: red } }',
  '/* body { } */ .media-list { content: "" }',
])('takes %s for the remote’s own', (css) => {
  expect(foreignSelectors(css, 'media')).toEqual([]);
});

it.each([
  ['body { margin: 0 }', ['body']],
  ['.media-list, h1 { margin: 0 }', ['h1']],
  ['.media { margin: 0 }', ['.media']],
  ['.hotels-list { margin: 0 }', ['.hotels-list']],
  ['@media print { * { color: black } .media-list {} }', ['*']],
  [':root { --x: 1 } [data-x] {}', [':root', '[data-x]']],
])('says that %s reaches beyond it', (css, selectors) => {
  expect(foreignSelectors(css, 'media')).toEqual(selectors);
});
