import { readFile } from 'node:fs/promises';
import { readPdf } from '../support/read-pdf';
import { expect, liveShown, test } from '../support/test';

test('each kind has a form of its own in the legend, and names it in the panel', async ({
  page,
}) => {
  await page.goto('/PlanSalon?stand=VIP1&rendu=svg');
  await liveShown(page);
  const kinds = page.getByRole('list', { name: /^Espaces, par le signe/ }).getByRole('listitem');
  const forms = await kinds
    .locator('svg path')
    .evaluateAll((paths) => paths.map((path) => path.getAttribute('d')));
  expect(forms).toHaveLength(7);
  expect(new Set(forms).size).toBe(7);

  const panel = page.getByRole('region', { name: 'Selected Booth Details' });
  const kind = panel.getByText('VIP et conférences');
  await expect(kind).toBeVisible();
  const inLegend = kinds.filter({ hasText: 'VIP et conférences' }).locator('path');
  await expect(kind.locator('path')).toHaveAttribute(
    'd',
    (await inLegend.getAttribute('d')) ?? 'the legend has a path',
  );
});

test('the drawing has the size of its sheet at once, for who asks for less movement too', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.setViewportSize({ width: 390, height: 900 });
  await page.goto('/PlanSalon?rendu=svg');
  await liveShown(page);
  const drawing = page
    .getByRole('img', { name: /Plan de la halle/ })
    .locator('> svg')
    .first();
  await expect(drawing).toBeVisible();
  // a change that begins a transition, however short, is not there yet when the next line looks
  const [asked, shown] = await drawing.evaluate((svg) => {
    svg.setAttribute('width', '200');
    return [200, svg.getBoundingClientRect().width];
  });
  expect(shown).toBe(asked);
});

test('a shade lies over the white sheet in the dark scheme alone, and not on paper', async ({
  page,
}) => {
  await page.goto('/PlanSalon?rendu=svg');
  await liveShown(page);
  const sheet = page.getByRole('img', { name: /Plan de la halle/ });
  const shade = () =>
    sheet.evaluate((element) => {
      const { content, opacity, pointerEvents } = getComputedStyle(element, '::after');
      return content === 'none' ? null : { opacity, pointerEvents };
    });
  expect(await shade()).toBeNull();
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect.poll(shade).toEqual({ opacity: '0.12', pointerEvents: 'none' });
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  expect(await shade()).toBeNull();
});

test.describe('with forced colours', () => {
  test.use({ forcedColors: 'active', colorScheme: 'dark' });

  test('the sheet ends visibly, and states keep grounds, patterns and edges', async ({ page }) => {
    await page.goto('/PlanSalon?rendu=svg');
    await liveShown(page);
    const sheet = page.getByRole('img', { name: /Plan de la halle/ });
    const edge = () =>
      sheet.evaluate((element) => {
        const { borderTopColor, backgroundColor } = getComputedStyle(element);
        return { border: borderTopColor, paper: backgroundColor };
      });
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await edge()).toEqual({ border: text, paper: 'rgb(255, 255, 255)' });

    // What is free stands in a dark frame on its own green.
    const free = sheet.locator('path[fill="none"]').first();
    const stroke = await free.evaluate((path) => getComputedStyle(path).stroke);
    expect(stroke).toBe('rgb(47, 74, 43)');

    const marks = page
      .getByRole('list', { name: 'États' })
      .getByRole('listitem')
      .filter({ hasText: /Disponible|option|Réservé|Hors vente/ })
      .locator('> span[aria-hidden]');
    const looks = await marks.evaluateAll((spans) =>
      spans.map((span) => {
        const ground = span.firstElementChild;
        if (!ground) throw new Error('a sample without a ground');
        const { backgroundColor, backgroundImage } = getComputedStyle(ground);
        const { borderTopWidth } = getComputedStyle(span);
        return [backgroundColor, backgroundImage, borderTopWidth].join(' ');
      }),
    );
    expect(looks).toHaveLength(4);
    expect(new Set(looks).size).toBe(4);
    expect(looks.filter((look) => look.includes('gradient'))).toHaveLength(2);
  });
});

test('the sheet in Arabic is one page, isolates Latin names and carries its typefaces', async ({
  page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('the tests have no portal');
  await page.context().addCookies([{ name: 'langue', value: 'ar', url: baseURL }]);
  const favourites = JSON.stringify({ version: 1, codes: ['B12'] });
  await page.addInitScript(
    (kept) => localStorage.setItem('mosta.favourite-places', kept),
    favourites,
  );
  const script = page.waitForResponse(/plan-print/);
  await page.goto('/PlanSalon?rendu=svg');
  await liveShown(page);
  await expect(page.getByText('Exposant exemple 25').first()).toBeAttached();
  await (await script).finished();
  const { pages, sizes } = await readPdf(await page.pdf({ preferCSSPageSize: true }));
  expect([pages.length, sizes]).toEqual([1, ['420 x 297']]);

  const saved = page.waitForEvent('download');
  await page.getByRole('button', { name: 'SVG' }).click();
  const file = await readFile(await (await saved).path(), 'utf8');
  expect(file).toContain('\u2068Exposant exemple 25\u2069');
  expect(file).toContain('\u2068B12\u2069');
  for (const family of ['Figtree Variable', 'Readex Pro Variable'])
    expect(file).toMatch(
      new RegExp(`@font-face \\{[^}]*"${family}"[^}]*data:font/woff2;base64,[\\w+/]{9999}`),
    );
  // All that a drawing refers to is in it.
  expect(file).not.toMatch(/url\((?!"?(data:|#))/);

  const shown = await page.context().newPage();
  await shown.setContent(file);
  const lines = shown.locator('g:has(> text)', { hasText: 'Exposant exemple' });
  const marked = lines.filter({ has: shown.locator('> path') });
  await expect(marked.last()).toContainText('B12');
  // Samples with slanted and crossed lines, in the colours of the drawing.
  for (const line of ['#a36803', '#75726a'])
    await expect(shown.locator(`g:has(> text) path[stroke="${line}"]`)).toHaveCount(1);
});
