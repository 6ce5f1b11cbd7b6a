import { join } from 'node:path';
import { expect, test } from '@mosta/portal-sdk/playwright/test';

const ROOT = join(import.meta.dirname, '..', '..');

test.use({
  remote: join(ROOT, 'remote-hotels', 'dist'),
  hostDir: join(ROOT, 'host', 'dist'),
  answers: { 'GET /v1/hotel': [] },
  allowedConsole: /\[portal\]|The stub "|Failed to load resource|WebSocket/,
});

test('a remote is tested in a portal of stubs, and its failures are told', async ({
  page,
  failures,
  override,
  recorded,
}) => {
  await page.goto('/hebergement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
  expect(failures).toEqual([]);

  await override('hotels', 'stub:crash');
  await page.goto('/hebergement');
  await expect(page.getByRole('main').getByRole('alert')).toContainText('RENDER_FAILED');
  expect(failures.map(({ remote, code }) => `${remote} ${code}`)).toContain('hotels RENDER_FAILED');

  await override('hotels', 'stub:record');
  await page.goto('/hebergement');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('/hebergement');
  expect(await recorded()).toContainEqual({ kind: 'route', name: '/hebergement' });
});
