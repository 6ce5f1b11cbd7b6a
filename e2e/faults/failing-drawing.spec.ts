import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { APIRequestContext } from '@playwright/test';
import { changeContent } from '../support/content';
import { portalAt, runCommand, startPreparedPortal } from '../support/portal';
import { expect, liveShown, test } from '../support/test';

const portal = portalAt(4319, 'failing-drawing');
const BADGE = 'Récemment rénové';

test.use({ baseURL: portal.url });

test('a drawing that fails leaves the last page, whose scripts bring what has changed; the status names it', async ({
  browser,
  page,
  request,
  keepRunning,
}) => {
  await keepRunning(startPreparedPortal(portal));
  const readers = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  const reader = await readers.newPage();
  const hotels = reader.getByRole('main').getByText(/Hôtel exemple/);
  await expect(async () => {
    await reader.goto('/hebergement');
    await expect(hotels.first()).toBeVisible({ timeout: 500 });
  }).toPass();
  const count = await hotels.count();

  breakPrograms();
  await addBadge(request);
  const failing = async () => (await (await request.get('/readyz')).json()).failingPages ?? [];
  await expect.poll(async () => (await failing()).map(nameOf)).toContain('fr /hebergement');

  await reader.goto('/hebergement');
  await expect(hotels).toHaveCount(count);
  await expect(reader.getByText(BADGE)).toHaveCount(0);
  await readers.close();
  await page.goto('/hebergement');
  await liveShown(page);
  await expect(page.getByRole('main').getByText(BADGE)).toBeVisible();

  const status = await runCommand(['portal', 'status', 'hotels'], { PORTAL_DATA: portal.dataDir });
  expect(status.output).toMatch(/\/hebergement \(.*\) ne se dessine plus depuis .*journal/);
});

const nameOf = ({ language, path }: { language: string; path: string }) => `${language} ${path}`;

/** Lets the programs that draw the pages of hotels fail from now on. */
function breakPrograms(): void {
  const versions = join(portal.dataDir, 'remotes', 'hotels');
  for (const version of readdirSync(versions)) {
    if (version !== 'files')
      writeFileSync(join(versions, version, 'prerender', 'draw.cjs'), 'throw new Error("broken");');
  }
}

async function addBadge(request: APIRequestContext): Promise<void> {
  const badge = { fr: BADGE, en: '', ar: '' };
  await changeContent(request, { kind: 'hotel', at: 0, fields: { badge } });
}
