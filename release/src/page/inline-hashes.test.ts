import { hashSource, inlineHashes, joinHashes } from './inline-hashes';

it('hashes what a browser would hash: scripts without an address, and styles, line ends as a parser reads them', () => {
  const built =
    '<script defer src="/a.js"></script><script>a()\r\nb()</script><STYLE data-x>p{}</STYLE>';
  expect(inlineHashes(built)).toEqual({
    scripts: [hashSource('a()\nb()')],
    styles: [hashSource(''), hashSource('p{}')],
  });
});

it('is the hash that browsers know of an empty style', () => {
  expect(inlineHashes('').styles).toEqual([
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});

it.each(['<script>{{title}}</script>', '<style><!--portal:head--></style>'])(
  'refuses what would be another text in the page: %s',
  (built) => {
    expect(() => inlineHashes(built)).toThrow('placeholder');
  },
);

it('names each source of several parts once', () => {
  const [first, second] = [inlineHashes('<style>a{}</style>'), inlineHashes('<style>b{}</style>')];
  expect(joinHashes(first, second)).toEqual({
    scripts: [],
    styles: [hashSource(''), hashSource('a{}'), hashSource('b{}')],
  });
});
