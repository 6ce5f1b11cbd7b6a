import { expect, liveShown, seriousViolations, test } from '../support/test';

test('a visitor finds a hotel, reads its rooms and starts a reservation mail', async ({ page }) => {
  await page.goto('/hebergement');
  await expect(page).toHaveTitle('Hébergement - Mosta Expo');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
  await expect(page.getByText('8 properties found')).toBeVisible();
  await page.getByRole('button', { name: /Hôtel exemple 01/ }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Hôtel exemple 01' })).toBeVisible();
  await expect(dialog.getByRole('tab', { name: /Chambres/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await dialog.getByRole('tab', { name: /Restauration/ }).click();
  const booking = dialog.getByRole('link', { name: 'Réserver maintenant' });
  await expect(booking).toHaveAttribute('href', /^mailto:[^?]+\?subject=.+&body=.+/);
  expect(await seriousViolations(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page).not.toHaveURL(/hotel=/);
});

test('a page without news of stands fetches no code of the socket', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  await page.goto('/hebergement');
  await expect(page.locator('#root').getByText('8 properties found')).toBeVisible();
  expect(scripts.filter((path) => path.startsWith('/assets/libraries.'))).not.toEqual([]);
  expect(scripts.filter((path) => path.startsWith('/assets/realtime.'))).toEqual([]);
});

for (const [width, columns] of [
  [390, 1],
  [700, 2],
  [1000, 3],
  [1440, 4],
] as const) {
  test(`the cards stand in ${columns} columns at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 });
    await page.goto('/hebergement');
    await liveShown(page);
    const cards = page.getByRole('button', { name: /Hôtel exemple/ });
    await expect(cards).toHaveCount(8);
    const starts = await cards.evaluateAll((elements) =>
      elements.map((element) => Math.round(element.getBoundingClientRect().left)),
    );
    expect(new Set(starts).size).toBe(columns);
  });
}

test('a service that fails is reported in orange, and the list comes back on « Réessayer »', async ({
  page,
  context,
}) => {
  let broken = true;
  await context.route('**/v1/hotel', (route) =>
    broken ? route.fulfill({ status: 503, body: '{}' }) : route.continue(),
  );
  // by the menu of another page: a page that is opened as a document, as from the site map before scripts, brings its hotels along
  await page.goto('/contact');
  await page.getByRole('navigation').getByRole('button', { name: 'Salon' }).click();
  await page.getByRole('banner').getByRole('link', { name: 'Hébergement' }).click();
  await expect(page.getByText('Failed to fetch hotels. Please try again later.')).toBeVisible();
  broken = false;
  await page
    .getByRole('main')
    .getByRole('button', { name: /Réessayer/ })
    .click();
  await expect(page.getByText('8 properties found')).toBeVisible();
});
test.use({ allowedConsole: /status of 503/i });
