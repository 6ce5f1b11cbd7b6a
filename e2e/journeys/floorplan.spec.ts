import type { Page } from '@playwright/test';
import { readPdf } from '../support/read-pdf';
import { expect, liveShown, mismatchedNames, seriousViolations, test } from '../support/test';

test('a visitor chooses a stand by keyboard, by address and on the drawing', async ({ page }) => {
  await page.goto('/PlanSalon');
  await expect(page).toHaveTitle('Plan visuelle du salon - Mosta Expo');
  await expect(page.getByText('Selected Booth Details')).toBeVisible();
  await expect(page.getByText('Select a booth to view details')).toBeVisible();
  for (const text of [
    'Zone principale',
    'Plan du salon principal',
    'Largeur 12m',
    'Longueur 18m',
    '120 personnes',
  ]) {
    await expect(page.getByText(text).first()).toBeVisible();
  }

  const stands = page.getByRole('listbox');
  await expect(stands.getByRole('option', { name: 'Stand B49, disponible' })).toBeAttached();
  await expect(stands.getByRole('option', { name: 'Stand B12, réservé' })).toBeAttached();
  await expect(
    stands.getByRole('option', { name: /^Stand [A-D]\d\d, (disponible|réservé|en option)$/ }),
  ).toHaveCount(161);

  await stands.focus();
  await page.keyboard.press('Home');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/stand=A01/);
  await expect(page.getByText('Select a booth to view details')).toBeHidden();

  await page.goto('/PlanSalon?stand=B49');
  await expect(page.getByRole('option', { name: 'Stand B49, disponible' })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByText('Available', { exact: true })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
});

// In Arabic the two differ by a comma, which axe knows of Latin letters alone.
for (const language of ['fr', 'en']) {
  test(`controls of the plan show what their names say, in ${language}`, async ({ page }) => {
    await page.goto(`/PlanSalon?stand=A03&langue=${language}`);
    await liveShown(page);
    // Names of exhibitors come after the plan.
    const list = page.getByRole('listbox');
    await expect(list.getByText('Exposant exemple 01', { exact: true })).toBeVisible();
    await expect(list.getByRole('option', { selected: true })).toHaveAccessibleDescription(
      'Exposant exemple 01',
    );
    expect(await mismatchedNames(page)).toEqual([]);
  });
}

test('who only looks gets SVG, and whoever uses it WebGL, where a click on a shape selects it', async ({
  page,
}) => {
  await page.goto('/PlanSalon');
  await liveShown(page);
  const sheet = page.getByRole('img', { name: /plan/i }).filter({ has: page.locator('svg text') });
  await expect(sheet).toBeVisible();
  const canvas = page.locator('main canvas').first();
  await expect(canvas).toBeHidden();
  await sheet.hover();
  await expect(canvas).toBeVisible();
  const box = await canvas.boundingBox();
  if (!box) throw new Error('the canvas has no box');
  // Wherever the hand appears there is a shape: walk along the drawing until the pointer changes.
  let found = false;
  for (let step = 1; step < 40 && !found; step += 1) {
    const x = box.x + (box.width * step) / 40;
    const y = box.y + box.height * 0.48;
    await page.mouse.move(x, y);
    found = (await canvas.evaluate((element) => getComputedStyle(element).cursor)) === 'pointer';
    if (found) await page.mouse.click(x, y);
  }
  expect(found).toBe(true);
  await expect(page.getByText('Select a booth to view details')).toBeHidden();
  await expect(page).toHaveURL(/stand=/);
});

test('both drawings of the hall can be looked at', async ({ page }) => {
  await page.goto('/PlanSalon');
  const second = page.getByRole('link', { name: 'Plan B' });
  await second.click();
  await expect(second).toHaveAttribute('aria-current', 'true');
  await expect(page.getByRole('img', { name: /Plan B/ })).toBeVisible();
  await liveShown(page);
  await page.getByRole('link', { name: 'Plan A' }).press('Enter');
  await expect(page.getByRole('img', { name: /Plan A/ })).toBeVisible();
  await expect(page).toHaveURL(/PlanSalon$/);
});

test('a way leads from an entrance to a stand, in words and in the address', async ({ page }) => {
  await page.goto('/PlanSalon?stand=B12&rendu=svg');
  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  await panel.getByRole('button', { name: 'Itinéraire' }).press('Enter');
  const way = page.getByRole('region', { name: 'Itinéraire' });
  await expect(way.getByRole('listitem').first()).toContainText(/Depuis l’entrée \d+/);
  await expect(page).toHaveURL(/[?&]de=\d+/);
  const line = page.getByRole('img', { name: /Plan de la halle/ }).locator('circle');
  await expect(line).toHaveCount(1);

  await way.getByRole('combobox', { name: 'Départ' }).selectOption('C49');
  await expect(way.getByRole('listitem').first()).toContainText('Depuis le stand C49');
  await expect(page).toHaveURL(/[?&]de=C49/);
  await page.reload();
  await expect(way.getByRole('listitem').first()).toContainText('Depuis le stand C49');
  await expect(line).toHaveCount(1);
  expect(await seriousViolations(page)).toEqual([]);

  await way.getByRole('button', { name: 'Fermer l’itinéraire' }).click();
  await expect(line).toHaveCount(0);
  await expect(page).not.toHaveURL(/[?&]de=/);
});

test('the plan prints on one A3 page with the index, and is saved as a drawing', async ({
  page,
}) => {
  const script = page.waitForResponse(/plan-print/);
  await page.goto('/PlanSalon?stand=B12&de=3&rendu=svg');
  await expect(
    page.getByRole('region', { name: 'Itinéraire' }).getByRole('listitem').first(),
  ).toBeVisible();
  await expect(page.getByText('Exposant exemple 25').first()).toBeVisible();
  await (await script).finished();
  const { pages, sizes } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect(sizes).toEqual(['420 x 297']);
  expect(pages).toHaveLength(1);
  const [printed = ''] = pages;
  for (const text of [
    'Plan du salon',
    'A01',
    'C49',
    'Exposants',
    'Exposant exemple 25',
    'l’entrée 3',
  ]) {
    expect(printed).toContain(text);
  }
  expect(printed).not.toContain('Tous les emplacements');

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  const file = await saved;
  expect(file.suggestedFilename()).toMatch(/^plan-du-salon-\d{4}\.svg$/);
  const picture = page.waitForEvent('download');
  await page.getByRole('button', { name: 'PNG' }).click();
  expect((await picture).suggestedFilename()).toMatch(/\.png$/);
});

/** Where the label of a stand lies on the sheet, in pixels. */
async function placeOf(page: Page, code: string) {
  const place = { x: 0, y: 0, width: 0 };
  // The live plan is drawn once more when its sheet has been measured.
  await expect(async () => {
    const label = await page.locator('svg text', { hasText: code }).boundingBox();
    const sheet = await page.getByRole('application').boundingBox();
    if (!label || !sheet) throw new Error('the plan is not shown');
    Object.assign(place, { x: label.x - sheet.x, y: label.y - sheet.y, width: label.width });
  }).toPass();
  return place;
}

for (const [path, width, language] of [
  ['/PlanSalon', 1440, 'fr'],
  ['/PlanSalon', 390, 'fr'],
  ['/PlanSalon', 390, 'ar'],
  ['/Exposant-map', 1440, 'fr'],
] as const) {
  test(`the plan is in ${path} before any script, at ${width} px in ${language}`, async ({
    browser,
    baseURL,
    page,
    request,
  }) => {
    if (!baseURL) throw new Error('the tests have no portal');
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ baseURL, viewport, javaScriptEnabled: false });
    for (const visitor of [context, page.context()])
      await visitor.addCookies([{ name: 'langue', value: language, url: baseURL }]);
    const silent = await context.newPage();
    await silent.goto(path);
    // A free stand: no name comes to it later.
    const before = await placeOf(silent, 'C02');
    const row = (where: Page) =>
      where.locator('svg text', { hasText: /^B$/ }).filter({ visible: true });
    await expect(row(silent)).toHaveCount(width === 1440 ? 1 : 0);
    const stands: { code: string; state: string }[] = await (await request.get('/v1/stand')).json();
    const free = stands.flatMap(({ code, state }) => (state === 'libre' ? [code] : []));
    const shown = await silent
      .locator('g[data-state="free"]:has(path[fill="none"])')
      .evaluateAll((parts) => parts.map((part) => part.getAttribute('data-stand')));
    expect(shown.sort()).toEqual(free.sort());
    await context.close();

    await page.setViewportSize(viewport);
    await page.goto(path);
    await liveShown(page);
    const after = await placeOf(page, 'C02');
    for (const side of ['x', 'y', 'width'] as const)
      expect(Math.abs(after[side] - before[side])).toBeLessThan(1);
    await expect(row(page)).toHaveCount(width === 1440 ? 1 : 0);
    // A phone begins so near that labels say who is there.
    const name = page.locator('svg text', { hasText: 'exemple 25' });
    await expect(name).toHaveCount(width === 1440 ? 0 : 1);
  });
}
