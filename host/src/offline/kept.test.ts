import { filesNamedBy, isUnchanging, titleOf } from './kept';

describe('files that never change', () => {
  it.each([
    '/assets/libraries.ccc84bd2.js',
    '/assets/media/figtree-latin-wght-normal.0123abcd.woff2',
    '/remotes/public/files/route-program.5f939f07.js',
    '/remotes/public/1.0.0-0123456789abcdef/mf-manifest.json',
  ])('%s is one', (path) => expect(isUnchanging(path)).toBe(true));

  it.each([
    '/registry.json',
    '/service-worker.js',
    '/favicon.svg',
    '/v1/stand',
    '/stubs/ok/remoteEntry.js',
    '/remotes/public/1.0.0/remoteEntry.js',
  ])('%s is none', (path) => expect(isUnchanging(path)).toBe(false));
});

it('finds the files that a page names, each once, and not the source of a style that it holds', () => {
  const html = `
    <link rel="preload" href="/assets/media/figtree.0123abcd.woff2">
    <style data-href="/assets/host.aaaaaaaa.css">@font-face{src:url(/assets/media/arabic.bbbbbbbb.woff2)}</style>
    <template><script defer src="/assets/host.68a8fe7d.js"></script></template>
    <img src="/remotes/public/files/media/a.cccccccc.avif" srcset="/remotes/public/files/media/b.dddddddd.avif 2x">
    <script src="/assets/host.68a8fe7d.js"></script><a href="/program">Programme</a>
    <script src="https://ailleurs.exemple.dz/remotes/x.eeeeeeee.js"></script>`;
  expect(filesNamedBy(html).sort()).toEqual([
    '/assets/host.68a8fe7d.js',
    '/assets/media/figtree.0123abcd.woff2',
    '/remotes/public/files/media/a.cccccccc.avif',
    '/remotes/public/files/media/b.dddddddd.avif',
  ]);
});

it('finds the manifest that a page brings along, and what it says it may fetch later', () => {
  const base = '/remotes/public/1.0.0-0123456789abcdef';
  const late = ['/remotes/public/files/late.aaaaaaaa.js', '/remotes/public/files/226.bbbbbbbb.js'];
  const html = `
    <meta name="portal-late-files" content="${late.join(',')}">
    <script type="application/json">{"baseUrl":"${base}/","manifests":{"${base}/mf-manifest.json":{"id":1}},
      "image":"${base}/pictures/program.png","other":"/remotes/public/1.0.0/mf-manifest.json"}</script>`;
  expect(filesNamedBy(html)).toEqual([...late, `${base}/mf-manifest.json`]);
});

it('reads the title of a page without the name of the product', () => {
  expect(titleOf('<head><title>Date &amp; Lieu - Mosta Expo</title>')).toBe('Date & Lieu');
  expect(titleOf('<head></head>')).toBe('');
});
