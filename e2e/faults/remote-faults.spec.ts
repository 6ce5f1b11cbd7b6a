import { join } from 'node:path';
import { type Mood, RemoteServer } from '../support/remote-server';
import { expect, test } from '../support/test';

const HOTELS_BUILD = join(import.meta.dirname, '..', '..', 'remote-hotels', 'dist');

/** What the page and the federation runtime say of a fault that the test provokes. */
test.use({
  allowedConsole:
    /\[portal\]|throws while it is drawn|Failed to load resource|Federation Runtime|preload|net::ERR/i,
});

const FAULTS: { mood: Mood; title: string; code: RegExp }[] = [
  { mood: 'silent', title: 'slow beyond the limit', code: /MANIFEST_TIMEOUT/ },
  { mood: 'error', title: 'dead', code: /MANIFEST_HTTP_500/ },
  { mood: 'rubbish', title: 'talking rubbish', code: /MANIFEST_INVALID/ },
];

for (const { mood, title, code } of FAULTS) {
  test(`a remote whose server is ${title} leaves the rest usable and recovers on « Réessayer »`, async ({
    page,
  }) => {
    test.setTimeout(90_000);
    const server = new RemoteServer(HOTELS_BUILD);
    const address = await server.start();
    server.mood = mood;
    try {
      await page.goto(
        `/hebergement?mf.hotels=${encodeURIComponent(`${address}/mf-manifest.json`)}`,
      );
      const alert = page.getByRole('main').getByRole('alert');
      await expect(alert).toContainText('Annuaire des hôtels', { timeout: 40_000 });
      await expect(alert).toContainText(code);

      await page.getByRole('navigation').getByRole('button', { name: 'Salon' }).click();
      await page.getByRole('link', { name: 'Date & Lieu' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Date & Lieu');
      await page.goBack();
      await expect(alert).toBeVisible();

      server.mood = 'well';
      await page.getByRole('button', { name: 'Réessayer' }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Trouvez votre séjour idéal',
      );
      await expect(page.getByText('8 properties found')).toBeVisible();
    } finally {
      await server.stop();
    }
  });
}

test('an active version that cannot be fetched gives way to the previous one', async ({ page }) => {
  const registry = await (await page.request.get('/registry.json')).json();
  const { active } = registry.remotes.hotels;
  await page.route('**/hebergement', async (route) => {
    const answer = await route.fetch();
    const html = await answer.text();
    // The page as the server would send it one release later: a broken version is active, today's is the previous one.
    const versions = `"versions":{"9.9.9":${JSON.stringify({
      ...registry.remotes.hotels.versions[active],
      baseUrl: '/remotes/hotels/9.9.9/',
      descriptor: { ...registry.remotes.hotels.versions[active].descriptor, version: '9.9.9' },
    })},`;
    const hotels = html.indexOf('"hotels":{');
    const rest = html
      .slice(hotels)
      .replace(`"active":"${active}"`, '"active":"9.9.9"')
      .replace(/"previous":(null|"[^"]*")/, `"previous":"${active}"`)
      .replace('"versions":{', versions);
    await route.fulfill({ response: answer, body: html.slice(0, hotels) + rest });
  });
  await page.goto('/hebergement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal', {
    timeout: 30_000,
  });
});

test('a remote whose files were gone while the page loaded shows at the first « Réessayer »', async ({
  page,
}) => {
  const files = '**/remotes/hotels/**';
  await page.route(files, (route) => route.fulfill({ status: 404 }));
  await page.goto('/hebergement');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Annuaire des hôtels', {
    timeout: 40_000,
  });
  await page.unroute(files);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
});

test('a remote that fails while drawing keeps the navigation alive', async ({ page }) => {
  await page.goto('/hebergement?mf.hotels=stub:crash');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('Annuaire des hôtels');
  await expect(page.getByRole('navigation').getByRole('button', { name: 'Salon' })).toBeEnabled();
});

test('a remote built for another contract is refused with a sentence that names both versions', async ({
  page,
}) => {
  await page.goto('/hebergement?mf.hotels=stub:incompatible');
  const alert = page.getByRole('main').getByRole('alert');
  await expect(alert).toContainText('^9.0.0');
  await expect(alert).toContainText(/1\.\d+\.\d+/);
});

test('a remote that is switched off leaves the navigation and says so at its address', async ({
  page,
}) => {
  await page.goto('/hebergement?mf.hotels=off');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('fermée pour le moment');
  await page.getByRole('navigation').getByRole('button', { name: 'Salon' }).click();
  await expect(page.getByRole('link', { name: 'Hébergement' })).toHaveCount(0);
});
