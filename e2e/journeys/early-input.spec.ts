import type { Locator, Page } from '@playwright/test';
import { holdScripts, openWithoutScripts } from '../support/late-scripts';
import { expect, liveShown, test } from '../support/test';

/** Resolves once the live page is whole and would have taken the place, were no press under way. */
async function liveWaits(page: Page): Promise<void> {
  await expect(page.locator('html[data-late-parts-fetched]')).toHaveCount(1);
  await expect(page.locator('#prerendered')).toHaveCount(1);
}

for (const { by, down, up } of [
  {
    by: 'the mouse',
    down: async (page: Page, button: Locator) => {
      await button.hover();
      await page.mouse.down();
    },
    up: (page: Page) => page.mouse.up(),
  },
  {
    by: 'the space bar',
    down: async (page: Page, button: Locator) => {
      await button.focus();
      await page.keyboard.down('Space');
    },
    up: (page: Page) => page.keyboard.up('Space'),
  },
]) {
  test(`a press by ${by} that has begun ends in the page in which it began`, async ({ page }) => {
    const start = await openWithoutScripts(page, '/program');
    const filter = page.getByRole('button', { name: /^Ateliers interactifs/ });
    await down(page, filter);
    const started = start();
    await liveWaits(page);
    await up(page);
    await started;
    await expect(filter).toHaveAttribute('aria-pressed', 'true');
  });
}

test('a choice that has begun while the form comes is one of the form', async ({ page }) => {
  const start = await openWithoutScripts(page, '/visitor-badges');
  const professional = page.getByRole('radio', { name: /Professionnel/ });
  await professional.hover();
  await page.mouse.down();
  const started = start();
  await liveWaits(page);
  await page.mouse.up();
  await started;
  await expect(professional).toBeChecked();
  for (const label of [/^Nom/, /^Prénom/]) await page.getByLabel(label).fill('Exemple');
  await page.getByLabel(/^Adresse e-mail/).fill('visiteuse@exemple.dz');
  await page.getByRole('checkbox', { name: /J’accepte/ }).check();
  await page.getByRole('button', { name: 'Demander mon badge' }).click();
  // who comes for a company names it
  await expect(page.getByRole('alert').getByRole('link', { name: /^Entreprise/ })).toBeVisible();
  await expect(professional).toBeChecked();
});

for (const { language, opens, closes } of [
  { language: 'fr', opens: 'Ouvrir le menu', closes: 'Fermer le menu' },
  { language: 'ar', opens: 'فتح القائمة', closes: 'إغلاق القائمة' },
]) {
  test(`the menu that was pressed on a phone opens with the scripts (${language})`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    const start = await openWithoutScripts(page, `/?langue=${language}`);
    const button = page.getByRole('button', { name: opens });
    await button.click();
    await expect(button).toHaveAttribute('aria-busy', 'true');
    // Whoever hears nothing presses again; the menu is not to be closed by that.
    await button.click();
    await start();
    await expect(page.getByRole('button', { name: closes })).toBeVisible();
  });
}

test('tab, filter and favourite of the programme are chosen in the sequence in which they were pressed', async ({
  page,
  request,
}) => {
  // the portal has drawn the page with its data
  await expect(async () => {
    const answer = await request.get('/program', { headers: { accept: 'text/html' } });
    expect(await answer.text()).toContain('Goûter une huile');
  }).toPass();
  const start = await openWithoutScripts(page, '/program');
  const filter = page.getByRole('button', { name: /^Ateliers interactifs/ });
  const favourite = page.getByRole('button', { name: /^Favori.*Goûter une huile/ });
  await favourite.click();
  await page.getByRole('tab', { name: /30 avril/ }).click();
  await page.getByRole('tab', { name: /29 avril/ }).click();
  await filter.click();
  await start();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(page.getByRole('tab', { name: /29 avril/ })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('tab', { name: 'Mes favoris (1)' })).toBeVisible();
});

for (const { language, search, sector, chosen } of [
  {
    language: 'fr',
    search: 'Nom, filière, pays ou stand',
    sector: 'Filière',
    chosen: 'Huiles et olives',
  },
  {
    language: 'ar',
    search: 'الاسم أو القطاع أو البلد أو الجناح',
    sector: 'القطاع',
    chosen: undefined,
  },
]) {
  test(`what was typed and chosen in the directory stays, with cursor and focus (${language})`, async ({
    page,
    request,
  }) => {
    const path = `/ExposantConfirme?langue=${language}`;
    // A service that has just started draws the page with its data some moments later.
    await expect(async () =>
      expect(await (await request.get(path)).text()).toContain('</select>'),
    ).toPass();
    const start = await openWithoutScripts(page, path);
    const field = page.getByRole('searchbox', { name: search });
    const list = page.getByRole('combobox', { name: sector });
    const option = chosen ? { label: chosen } : { index: 1 };
    await list.selectOption(option);
    const value = await list.inputValue();
    await field.click();
    await page.keyboard.type('exeple');
    await field.evaluate((input: HTMLInputElement) => input.setSelectionRange(3, 3));
    await start();
    await page.keyboard.type('m');
    await expect(field).toHaveValue('exemple');
    await expect(field).toBeFocused();
    await expect(list).toHaveValue(value);
    await expect(page).toHaveURL(/recherche=exemple/);
    await expect(page).toHaveURL(new RegExp(value));
  });
}

test('by keyboard as well: the space bar presses, and the focus stays where it was', async ({
  page,
}) => {
  const start = await openWithoutScripts(page, '/program');
  const tab = page.getByRole('tab', { name: 'Mes favoris (0)' });
  const filter = page.getByRole('button', { name: /^Ateliers interactifs/ });
  await page.getByRole('button', { name: 'Exposition' }).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('button', { name: 'Exposition' })).toHaveAttribute(
    'aria-busy',
    'true',
  );
  await filter.focus();
  await page.keyboard.press('Space');
  await start();
  await expect(filter).toBeFocused();
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
  await expect(tab).toHaveAttribute('aria-selected', 'false');
});

test('a form keeps what was typed, ticked and sent, and puts none of it into the address', async ({
  page,
}) => {
  const start = await openWithoutScripts(page, '/visitor-badges');
  const main = page.getByRole('main');
  await main.getByRole('radio', { name: 'Professionnel' }).check();
  await main.getByRole('textbox', { name: /^Nom/ }).fill('Exemple');
  await main.getByRole('textbox', { name: /^Prénom/ }).fill('Amina');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/visitor-badges$/);
  await start();
  await expect(main.getByRole('textbox', { name: /^Nom/ })).toHaveValue('Exemple');
  await expect(main.getByRole('textbox', { name: /^Prénom/ })).toHaveValue('Amina');
  await expect(main.getByRole('radio', { name: 'Professionnel' })).toBeChecked();
  // It was sent, and says what it lacks.
  await expect(main.getByRole('textbox', { name: /^Adresse e-mail/ })).toHaveAttribute(
    'aria-invalid',
    'true',
  );
  await expect(page).toHaveURL(/visitor-badges$/);
});

test('an answer that was opened stays open', async ({ page }) => {
  const start = await openWithoutScripts(page, '/visiteur');
  const answers = page.locator('details');
  await answers.nth(1).locator('summary').click();
  await start();
  await expect(answers.nth(1)).toHaveAttribute('open');
  await expect(answers.nth(0)).not.toHaveAttribute('open');
});

test('whoever follows a link gets nothing of what was pressed before', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const start = await openWithoutScripts(page, '/');
  // an answer that leaves the page as it is
  await page.route('**/visitor-badges', (route) => route.fulfill({ status: 204 }));
  const opens = page.getByRole('button', { name: 'Ouvrir le menu' });
  await opens.click();
  await expect(opens).toHaveAttribute('aria-busy', 'true');
  await page.getByRole('main').getByRole('link', { name: /badge/i }).first().click();
  await expect(opens).not.toHaveAttribute('aria-busy');
  await start();
  await expect(opens).toHaveAttribute('aria-expanded', 'false');
});

test('a press while the remote alone is slow is not lost', async ({ page }) => {
  const held = page.waitForRequest('**/remotes/public/**/*.js');
  const release = await holdScripts(page, '**/remotes/public/**/*.js');
  await page.goto('/program', { waitUntil: 'domcontentloaded' });
  await held;
  const filter = page.getByRole('button', { name: /^Ateliers interactifs/ });
  await filter.click();
  await expect(filter).toHaveAttribute('aria-busy', 'true');
  release();
  await liveShown(page);
  await expect(filter).toHaveAttribute('aria-pressed', 'true');
});

test.describe('when the scripts do not come', () => {
  test.use({
    allowedConsole: /Failed to load|net::ERR|\[portal\]|ChunkLoad|Loading chunk|Federation/i,
  });

  test('a press is taken back beside the notice', async ({ page }) => {
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/assets/*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/program', { waitUntil: 'domcontentloaded' });
    const filter = page.getByRole('button', { name: /^Ateliers interactifs/ });
    await filter.click();
    await expect(filter).toHaveAttribute('aria-busy', 'true');
    fail();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(filter).toBeDisabled();
    await expect(filter).not.toHaveAttribute('aria-busy');
  });

  test('a part that fails takes its controls with it, and the menu opens all the same', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    let fail: () => void = () => undefined;
    const failed = new Promise<void>((resolve) => {
      fail = resolve;
    });
    await page.route('**/remotes/public/**/*.js', async (route) => {
      await failed;
      await route.abort();
    });
    await page.goto('/program', { waitUntil: 'domcontentloaded' });
    const filter = page.getByRole('button', { name: /^Ateliers interactifs/, includeHidden: true });
    await filter.click();
    await page.getByRole('button', { name: 'Ouvrir le menu' }).click();
    fail();
    await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeVisible();
    await expect(filter).toBeDisabled();
    await expect(filter).not.toHaveAttribute('aria-busy');
  });
});
