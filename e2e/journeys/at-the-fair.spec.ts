import { makeWalletKeys } from '@mosta/shared/testing/wallet-keys';
import type { APIRequestContext, Page } from '@playwright/test';
import { giveCamera, showToCamera } from '../support/camera';
import { authorization } from '../support/participation';
import { portalAt, runCommand, startPreparedPortal } from '../support/portal';
import { RemoteCopy } from '../support/remote-copy';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  liveShown,
  ORGANIZER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const portal = portalAt(4321, 'at-the-fair');
const CONTACTS = '/exposant/contacts';
const SAVED = /Enregistré le \d{1,2}(?:er)? \S+ \d{4} à \d\dh\d\d/;
/** Pages that remotes want to be there without network. */
const WANTED = [
  '/',
  '/ExposantConfirme',
  '/PlanSalon',
  '/date-lieu',
  '/hebergement',
  '/ma-visite',
  '/program',
  '/simulation',
  '/visitor-badges',
];

test.use({
  baseURL: portal.url,
  // what Chromium says of each request and socket that reaches nobody, and the host of a part that did not come
  allowedConsole:
    /ERR_INTERNET_DISCONNECTED|ERR_CONNECTION_REFUSED|ERR_FAILED|503|\[portal\]|WebSocket/,
});
test.describe.configure({ mode: 'serial' });

/** Stops the portal; a test finds it running if the one before it has left it so. */
let stop: (() => Promise<number>) | undefined;

async function start(env: Record<string, string> = {}): Promise<void> {
  stop ??= await startPreparedPortal(portal, { PORTAL_OFFLINE: '1', ...env });
}

async function end(): Promise<void> {
  const running = stop;
  stop = undefined;
  expect(await running?.()).toBe(0);
}

test.afterAll(async () => {
  if (stop) await end();
});

type Kept = { address: string; savedAt: string };

/** The pages that the device has, in the order of their addresses. */
function keptPages(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const index = await caches.match('/kept-pages', { cacheName: 'mosta-index-1' });
    const { pages }: { pages: { address: string; savedAt: string }[] } = index
      ? await index.json()
      : { pages: [] };
    return pages.sort((one, other) => (one.address < other.address ? -1 : 1));
  });
}

const keptAddresses = async (page: Page) => (await keptPages(page)).map(({ address }) => address);

/** Addresses of what is kept in one cache. */
function keptIn(page: Page, cache: string): Promise<string[]> {
  return page.evaluate(async (name) => {
    const requests = await (await caches.open(name)).keys();
    return requests.map(({ url }) => new URL(url).pathname).sort();
  }, cache);
}

const AFTER_ALL = { timeout: 60_000 };

test('after one visit an afternoon at the fair needs no network', async ({ page, context }) => {
  await start();
  const asked: string[] = [];
  context.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await liveShown(page);
  await expect.poll(() => keptAddresses(page), AFTER_ALL).toEqual(WANTED);
  // pages name their late files, and those of their own language alone
  expect(asked.filter((path) => path.endsWith('/descriptor.json'))).toEqual([]);
  const files = await keptIn(page, 'mosta-files-1');
  expect(files.filter((file) => /\/slot-\w+\.\w+\.js$/.test(file))).not.toEqual([]);
  expect(files.filter((file) => /locale-(?:ar|en)-/.test(file))).toEqual([]);
  // the page that is open stays as it is
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();

  const made = await page.request.post('/v1/badge', {
    data: {
      ...{ nom: 'Exemple', prenom: 'Visiteuse', email: `foire-${Date.now()}@exemple.dz` },
      ...{ category: 'visitor', consent: '2025-01' },
    },
  });
  expect(made.status()).toBe(201);
  const { token, reference }: { token: string; reference: string } = await made.json();
  const badge = `/visitor-badges?badge=${token}`;
  await page.goto(badge);
  await expect(page.getByText(reference)).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own:badge'))).toContain('<svg');

  await end();
  await context.setOffline(true);

  // a page that came over the network goes on to one of the device's
  await page.getByRole('button', { name: 'Visite' }).click();
  await page.getByRole('link', { name: 'Plan du salon' }).first().click();
  await expect(page.getByText(SAVED)).toBeVisible();
  await expect(page.getByRole('listbox').first()).toBeVisible();
  await page.goto('/program');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme');
  await expect(page.getByText(SAVED)).toBeVisible();
  await page.goto('/ExposantConfirme');
  await liveShown(page);
  await expect(page.getByText('Exposant exemple 01').first()).toBeVisible();
  // what is chosen here is in the visit there, with the order of its stands
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Favori/ })
    .first()
    .click();
  await page.goto('/ma-visite');
  await liveShown(page);
  await expect(page.getByText(/^Environ \d+ m/)).toBeVisible();
  // from one page of the device to the next
  await page.goto('/date-lieu');
  await liveShown(page);
  await expect(page.getByText(SAVED)).toBeVisible();

  await page.goto(badge);
  await expect(page.getByText(reference)).toBeVisible();
  const code = page.getByRole('article').getByRole('img');
  await expect
    .poll(() => code.evaluate((img: HTMLImageElement) => img.naturalWidth))
    .toBeGreaterThan(0);

  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    'Cette page n’a pas été enregistrée',
  );
  await page.getByRole('link', { name: /^Programme/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Programme');

  await start();
  await context.setOffline(false);
  await page.goto('/contact');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact');
  // what was visited is kept, too
  await expect.poll(() => keptAddresses(page), AFTER_ALL).toContain('/contact');
  await page.goto('/program');
  await liveShown(page);
  await expect(page.getByText(SAVED)).toHaveCount(0);
  // nothing of an account, and nothing of the badge, lies where every page can be found
  const data = await keptIn(page, 'mosta-data-1');
  expect(data).toEqual(expect.arrayContaining(['/v1/edition', '/v1/stand', '/v1/content/session']));
  expect(data.join()).not.toContain('badge');
  expect((await keptIn(page, 'mosta-pages-1')).sort()).toEqual([...WANTED, '/contact'].sort());
});

test('a stand without network goes on, and tells the service later whom it met', async ({
  page,
  context,
}) => {
  await start();
  const emails = [1, 2, 3].map((number) => `stand-${number}-${Date.now()}@exemple.dz`);
  const tokens: string[] = [];
  for (const [index, email] of emails.entries()) {
    const made = await page.request.post('/v1/badge', {
      data: {
        ...{ nom: 'Exemple', prenom: `Visiteuse ${index + 1}`, email, category: 'visitor' },
        ...{ consent: '2026-11', contactsConsent: index === 2 ? null : '2026-11' },
      },
    });
    tokens.push((await made.json()).token);
  }
  const [first = '', second = '', third = ''] = tokens;
  await giveCamera(page);
  await openSession(page, EXHIBITOR);
  await page.goto(CONTACTS);
  await liveShown(page);
  // Their codes are fetched while nothing looks at them.
  for (const token of [second, third, first]) await showToCamera(page, token);
  await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
  await expect(page.getByText('Contact enregistré')).toBeVisible();
  await showToCamera(page, null);
  await expect.poll(() => keptAddresses(page), AFTER_ALL).toContain(CONTACTS);

  await end();
  await context.setOffline(true);
  for (const [index, token] of [second, third].entries()) {
    await showToCamera(page, token);
    await expect(
      page.getByRole('heading', { name: new RegExp(`^En attente.+${index + 1}$`) }),
    ).toBeVisible();
  }
  await expect(page.getByText('En attente du réseau')).toBeVisible();

  // the phone is switched off and on: list and scans are there, from the device
  await page.goto(CONTACTS);
  await liveShown(page);
  await expect(page.getByText(emails[0] ?? '')).toBeVisible();
  await expect(page.getByText(/^Liste du .* montrée sans réseau/)).toBeVisible();
  await expect(page.getByRole('heading', { name: /^En attente.+2$/ })).toBeVisible();

  await start();
  await context.setOffline(false);
  await page.goto(CONTACTS);
  await expect(page.getByText('Contact enregistré : 1')).toBeVisible({ timeout: 30_000 });
  await expect(page.getByText('Ce visiteur ne partage pas ses coordonnées : 1')).toBeVisible();
  await expect(page.getByText(emails[1] ?? '')).toBeVisible();
  await expect(page.getByText(emails[2] ?? '')).toHaveCount(0);
  expect((await keptIn(page, 'mosta-data-1')).join()).not.toContain('visitor-contact');

  // somebody else takes the phone
  await page.goto('/dashboard-exposant?vue=salon');
  await page.getByRole('button', { name: /^Compte/ }).click();
  await page.getByRole('menuitem', { name: 'Logout' }).click();
  await page.waitForURL(/\/login/);
  expect(await page.evaluate(() => localStorage.getItem('own:contacts'))).toBeNull();
});

test('a release of a remote has its changed files fetched, and no others', async ({
  page,
  context,
}) => {
  await start();
  const copy = await RemoteCopy.of('remote-floorplan');
  try {
    await page.goto('/');
    await expect.poll(() => keptAddresses(page), AFTER_ALL).toEqual(WANTED);
    const before = await keptIn(page, 'mosta-files-1');
    const [home] = await keptPages(page);

    await copy.edit('locales/fr.json', 'Plan visuelle du salon', 'Un plan publié à chaud');
    const env = { PORTAL_DATA: portal.dataDir };
    const from = await copy.build();
    const publish = await runCommand(['portal', 'publish', 'floorplan', '--from', from], env);
    expect(publish.output).toContain('est publié');

    const fetched: string[] = [];
    context.on('request', (request) => {
      if (request.serviceWorker()) fetched.push(new URL(request.url()).pathname);
    });
    await page.goto('/PlanSalon');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Un plan publié à chaud');
    await expect
      .poll(async () => (await keptPages(page))[0]?.savedAt, AFTER_ALL)
      .not.toBe(home?.savedAt);
    const after = await keptIn(page, 'mosta-files-1');
    const changed = [
      ...after.filter((file) => !before.includes(file)),
      ...before.filter((file) => !after.includes(file)),
    ];
    expect(changed.length).toBeGreaterThan(0);
    expect(changed.filter((file) => !file.startsWith('/remotes/floorplan/'))).toEqual([]);
    // what did not change of the remote is the file that was there
    const same = after.filter(
      (file) => before.includes(file) && file.startsWith('/remotes/floorplan/'),
    );
    expect(same.length).toBeGreaterThan(0);
    const files = fetched.filter((path) => /^\/(?:assets|remotes)\//.test(path));
    expect(files.filter((file) => before.includes(file))).toEqual([]);
  } finally {
    await copy.remove();
  }
});

test('a page that came over the network asks the network for everything', async ({ page }) => {
  await start();
  await page.goto('/');
  await expect.poll(() => keptAddresses(page), AFTER_ALL).toEqual(WANTED);
  await page.goto('/program');
  await liveShown(page);
  expect(await page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);

  const asked: string[] = [];
  await page.route(/\/v1\/|\/remotes\/floorplan\//, (route) => {
    asked.push(new URL(route.request().url()).pathname);
    return route.request().url().includes('/remotes/') ? route.abort() : route.continue();
  });
  await page.goto('/PlanSalon');
  await expect(page.getByText('La partie « Plan du salon » ne répond pas')).toBeVisible({
    timeout: 30_000,
  });
  expect(asked.some((path) => path.startsWith('/remotes/floorplan/'))).toBe(true);
});

test('the portal can be installed, in three languages', async ({ page, request }) => {
  await start();
  await page.goto('/');
  await liveShown(page);
  const devtools = await page.context().newCDPSession(page);
  const { installabilityErrors } = await devtools.send('Page.getInstallabilityErrors');
  // a browser that a test opens keeps nothing for later, where this one is told
  const failed = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito');
  expect(failed).toEqual([]);

  for (const [language, direction, name] of [
    ['fr', 'ltr', 'Programme'],
    ['en', 'ltr', 'Programme'],
    ['ar', 'rtl', 'البرنامج'],
  ]) {
    const answer = await request.get(`/manifest.webmanifest?langue=${language}`);
    const manifest: Manifest = await answer.json();
    expect(manifest).toMatchObject({ id: '/', lang: language, dir: direction, start_url: '/' });
    expect(manifest.shortcuts.map((shortcut) => shortcut.name)).toContain(name);
    for (const { src, type } of manifest.icons) {
      const icon = await request.get(src);
      expect(icon.headers()['content-type']).toBe(type);
    }
  }
});

test('an operator withdraws it: worker and memory go at the next visit', async ({ page }) => {
  await start();
  await page.goto('/');
  await expect.poll(() => keptAddresses(page), AFTER_ALL).toEqual(WANTED);
  await end();

  await start({ PORTAL_OFFLINE: '0' });
  await page.goto('/program');
  await liveShown(page);
  await expect
    .poll(() =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length),
    )
    .toBe(0);
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual([]);
});

test('a badge goes into the wallet of the phone, where the portal has keys for one', async ({
  page,
  context,
}) => {
  await end();
  await start(makeWalletKeys().environment);
  await letFairGoOn(page.request);
  const made = await page.request.post('/v1/badge', {
    data: {
      ...{ nom: 'Exemple', prenom: 'Visiteuse', email: `poche-${Date.now()}@exemple.dz` },
      ...{ category: 'visitor', consent: '2025-01' },
    },
  });
  const { token, reference }: { token: string; reference: string } = await made.json();
  const badge = `/visitor-badges?badge=${token}`;
  const apple = page.getByRole('link', { name: 'Ajouter à Apple Wallet' });
  const google = page.getByRole('link', { name: 'Ajouter à Google Wallet' });
  for (const { viewport } of SIZES) {
    await page.setViewportSize(viewport);
    await page.goto(badge);
    await expect(apple).toBeVisible();
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
  }

  const coming = page.waitForEvent('download');
  await apple.click();
  expect((await coming).suggestedFilename()).toBe(`badge-${reference}.pkpass`);
  const asked = page.waitForRequest(
    /^https:\/\/pay\.google\.com\/gp\/v\/save\/[\w-]+\.[\w-]+\.[\w-]+$/,
  );
  await google.click();
  // no address of the portal, which holds the badge's token, goes along
  expect(await (await asked).headerValue('referer')).toBeNull();

  await page.goto(badge);
  await expect(google).toBeVisible();
  await expect.poll(() => page.evaluate(() => localStorage.getItem('own:badge'))).toContain('<svg');
  await expect.poll(() => keptAddresses(page), AFTER_ALL).toContain('/visitor-badges');
  await end();
  await context.setOffline(true);
  await page.goto(badge);
  await liveShown(page);
  await expect(page.getByText(reference)).toBeVisible();
  await expect(apple).toHaveCount(0);
  await expect(google).toHaveCount(0);
});

/** Gives the edition a last day that is still to come. */
async function letFairGoOn(request: APIRequestContext): Promise<void> {
  const headers = await authorization(request, ORGANIZER);
  const url = '/v1/organizer/edition';
  const [edition] = await (await request.get(url, { headers })).json();
  const { _id, version, days } = edition;
  const last = { ...days.at(-1), date: '2099-05-01' };
  const data = { version, days: [...days.slice(0, -1), last] };
  expect((await request.patch(`${url}/${_id}`, { headers, data })).status()).toBe(200);
}

type Manifest = { shortcuts: { name: string }[]; icons: { src: string; type: string }[] };
