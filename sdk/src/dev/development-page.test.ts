import { developmentCookie, developmentPage, developmentPolicy } from './development-page';

const developed = {
  remote: 'media',
  manifest: 'http://localhost:4000/_dev/media/mf-manifest.json',
};

const page = (config: object) =>
  [
    '<html><head><link rel="preload" href="/assets/host.js">',
    '<link rel="preload" href="/remotes/media/files/route-photos.js">',
    '<link rel="preload" href="/remotes/hotels/files/route-hebergement.js">',
    `<script type="application/json" id="portal-page">${JSON.stringify(config)}</script>`,
    '</head></html>',
  ].join('');

function configOf(html: string): unknown {
  return JSON.parse(/id="portal-page">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');
}

test('a page runs the development script before anything else, which learns what is developed', () => {
  const html = developmentPage(page({}), developed);
  expect(html).toContain(
    '<head><script defer src="/_dev/page/page.js" data-remote="media" data-manifest="http://localhost:4000/_dev/media/mf-manifest.json"></script>',
  );
});

test('a page takes overrides, reports nothing, keeps nothing, and has the portal’s registry', () => {
  const config = {
    ...{ environment: 'production', overrides: false, offline: true },
    registry: { remotes: {} },
  };
  expect(configOf(developmentPage(page(config), developed))).toEqual({
    environment: 'development',
    overrides: true,
    offline: false,
    registry: { remotes: {} },
  });
});

test('nothing in the configuration ends its script', () => {
  const config = { title: '</script><b>' };
  const html = developmentPage(page({ title: '\\u003c' }), developed);
  expect(configOf(html)).toMatchObject({ title: '\\u003c' });
  const escaped = page({}).replace('{}', JSON.stringify(config).replaceAll('<', '\\u003c'));
  expect(configOf(developmentPage(escaped, developed))).toMatchObject(config);
});

test('released files of the developed remote are not fetched, those of the others are', () => {
  const html = developmentPage(page({}), developed);
  expect(html).not.toContain('/remotes/media/');
  expect(html).toContain('/remotes/hotels/files/route-hebergement.js');
  expect(html).toContain('/assets/host.js');
});

test('the policy admits the socket of the development server, and nothing else that it did not', () => {
  const policy =
    "default-src 'none'; script-src 'self' 'sha256-a='; connect-src 'self' wss://salon.dz";
  expect(developmentPolicy(policy, 'localhost:4000')).toBe(
    "default-src 'none'; script-src 'self' 'sha256-a='; connect-src 'self' wss://salon.dz ws://localhost:4000 http://localhost:4000",
  );
});

test('a page of a portal behind HTTPS works without', () => {
  expect(developmentPolicy("upgrade-insecure-requests; img-src 'self'", 'localhost:1')).toBe(
    "img-src 'self'",
  );
  expect(developmentCookie('langue=en; Path=/; Domain=salon.dz; Secure; SameSite=Lax')).toBe(
    'langue=en; Path=/; SameSite=Lax',
  );
});
