import { expect as expectOf, request as requests } from '@playwright/test';
import { expectShiftsBelow, recordShifts } from '../support/layout-shifts';
import { portalAt, startPreparedPortal } from '../support/portal';
import { expect, liveShown, ORGANIZER, seriousViolations, test } from '../support/test';

/** A portal of its own: the other tests count on one hall. */
const portal = portalAt(4318, 'halls');
let stop: () => Promise<number>;

const ROWS = [
  ['E', 10],
  ['F', 40],
  ['G', 90],
] as const;
const box = (code: string, x: number, y: number) =>
  `<rect id="${code}" x="${x}" y="${y}" width="24" height="24" fill="#e8a33d"/><text x="${x + 3}" y="${y + 15}" font-size="8">${code}</text>`;
const DRAWING = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 500 130">
  <rect width="500" height="130" fill="none" stroke="#444"/>
  ${ROWS.flatMap(([row, y]) => Array.from({ length: 12 }, (_each, at) => box(`${row}${String(at + 1).padStart(2, '0')}`, 40 + at * 30, y))).join('')}
  <rect id="1" x="0" y="64" width="12" height="16" fill="#bbb"/>
</svg>`;

test.beforeAll(async () => {
  stop = await startPreparedPortal(portal);
  const service = await requests.newContext({ baseURL: portal.url });
  const session = await service.post('/auth/login', { data: ORGANIZER });
  const { access }: { access: { token: string } } = await session.json();
  const headers = { authorization: `Bearer ${access.token}` };
  const file = { name: 'est.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(DRAWING) };
  const imported = await service.post('/v1/organizer/hall/import', {
    headers,
    multipart: { file },
  });
  const { drawing, placed, losses } = await imported.json();
  expectOf([placed.length, losses]).toEqual([37, []]);
  const hall = { hall: 'est', name: 'Hall Est', drawingId: 'a', drawing };
  expectOf((await service.post('/v1/organizer/hall', { headers, data: hall })).status()).toBe(200);
  expectOf((await service.post('/v1/organizer/hall/est/show', { headers })).status()).toBe(200);
  await service.dispose();
});
test.afterAll(async () => {
  expectOf(await stop()).toBe(0);
});
test.use({ baseURL: portal.url });

for (const [width, height] of [
  [1440, 900],
  [390, 844],
] as const) {
  test(`two halls are shown, listed and searched at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.goto('/PlanSalon');
    await liveShown(page);
    await page.getByRole('link', { name: 'Hall Est', exact: true }).click();
    const east = page.getByRole('img', { name: /Hall Est, Plan A/ });
    await expect(east.locator('text', { hasText: 'G12' })).toBeVisible();
    await expect(page).toHaveURL(/\?hall=est$/);
    await expect(page.getByRole('option')).toHaveCount(183 + 37);
    await expect(page.getByRole('group', { name: 'Hall Est : Rangée E' })).toBeAttached();
    await expect(page.getByRole('group', { name: 'Hall principal : Rangée B' })).toBeAttached();
    expect(await seriousViolations(page)).toEqual([]);
    const overflow = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(await overflow()).toBeLessThanOrEqual(0);

    const search = page.getByRole('search').getByRole('searchbox');
    await search.fill('B49');
    await search.press('Enter');
    await expect(page.getByRole('img', { name: /Hall principal, Plan A/ })).toBeVisible();
    await search.fill('F07');
    await search.press('Enter');
    await expect(east).toBeVisible();
    // Both are written a moment after they were typed, each by itself.
    await expect(page).toHaveURL(/stand=F07/);
    await expect(page).toHaveURL(/recherche=F07/);
    await page.reload();
    await expect(east).toBeVisible();
    await expect(page.getByRole('option', { name: 'Stand F07, hors vente' })).toHaveAttribute(
      'aria-selected',
      'true',
    );
  });
}

test('without scripts links lead from one hall to the other and back', async ({ browser }) => {
  const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
  const page = await context.newPage();
  const halls = page.getByRole('group', { name: 'Hall', exact: true });
  const east = halls.getByRole('link', { name: 'Hall Est' });
  const main = halls.getByRole('link', { name: 'Hall principal' });
  const shown = page.getByRole('img');
  // What is asked for first is drawn then, and waited for no longer than a moment.
  await expect(async () => {
    await page.goto('/PlanSalon?plan=b');
    await expect(main).toHaveAttribute('aria-current', 'true', { timeout: 1000 });
  }).toPass();
  await expect(shown.and(page.getByLabel(/Hall principal, Plan B/))).toBeVisible();
  await expect(async () => {
    await page.goto('/PlanSalon?plan=b');
    await east.click();
    await expect(shown.locator('text', { hasText: 'G12' })).toBeVisible({ timeout: 1000 });
  }).toPass();
  await expect(page).toHaveURL(/PlanSalon\?hall=est$/);
  await expect(east).toHaveAttribute('aria-current', 'true');
  await expect(main).not.toHaveAttribute('aria-current');
  await main.click();
  await expect(shown.and(page.getByLabel(/Hall principal, Plan A/))).toBeVisible();
  await expect(shown.locator('text', { hasText: 'B49' })).toBeVisible();
  await context.close();
});

test('a stand of the first hall is compared with one of the second', async ({ page }) => {
  await page.goto('/PlanSalon?hall=est&comparer=B49,E01');
  await liveShown(page);
  const comparison = page.getByRole('region', { name: 'Comparaison (2 sur 3)' });
  await expect(comparison).toContainText(/Chemin depuis cette entrée\s*\d+ m\s*\S+/);
  await expect(comparison).toContainText(/Rangée\s*B\s*E/);
});

for (const [address, name] of [
  ['/PlanSalon?hall=est&langue=fr', /Hall Est, Plan A/],
  ['/Exposant-map?hall=est&langue=en', /Hall Est, Plan A/],
  ['/PlanSalon?stand=F07&langue=ar', /Hall Est/],
] as const) {
  test(`${address} has the stored drawing before any script, and keeps it`, async ({
    browser,
    page,
  }) => {
    const context = await browser.newContext({ baseURL: portal.url, javaScriptEnabled: false });
    const silent = await context.newPage();
    const sheet = silent.getByRole('img', { name });
    // The first request has it drawn, and waits for that no longer than a moment.
    await expect(async () => {
      await silent.goto(address);
      await expect(sheet.locator('text', { hasText: 'G12' })).toBeVisible({ timeout: 1000 });
    }).toPass();
    await expect(sheet.locator('g[data-stand]')).not.toHaveCount(0);
    await expect(sheet.locator('g[data-stand][data-state="free"]')).toHaveCount(0);
    await context.close();

    await recordShifts(page);
    await page.goto(address);
    await liveShown(page);
    await expect(page.getByRole('img', { name }).locator('text', { hasText: 'G12' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    await expectShiftsBelow(page, 0.01);
  });
}
