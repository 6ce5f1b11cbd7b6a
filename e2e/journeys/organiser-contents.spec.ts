import type { Page } from '@playwright/test';
import { HOMES } from '../support/routes';
import { becomeStill, expect, ORGANIZER, seriousViolations, signIn, test } from '../support/test';
import { headedWithoutScripts } from '../support/without-scripts';

/** Moves a question by key. Who leaves the page before the answer takes the call back. */
async function press(page: Page, name: RegExp): Promise<void> {
  const stored = page.waitForResponse(/\/v1\/organizer\/content\/order$/);
  await page.getByRole('button', { name }).focus();
  await page.keyboard.press('Enter');
  expect((await stored).status()).toBe(200);
}

const TITLE = 'Le badge s’imprime-t-il (essai)\u00a0?';

for (const width of [1440, 390]) {
  test(`a question that an organiser changes is seen by a browser without scripts, at ${width} px`, async ({
    browser,
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 });
    await signIn(page, ORGANIZER);
    await page.goto(`${HOMES.Organizer}/contenus`);
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('link', { name: /^Le badge vaut-il/ }).click();
    const title = page
      .getByRole('group', { name: 'Question' })
      .getByRole('textbox', { name: /Français/ });
    await title.fill(TITLE);
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText(/^Publié/).first()).toBeVisible();
    try {
      await headedWithoutScripts(browser, '/visiteur', TITLE);
    } finally {
      await page.getByRole('button', { name: 'Annuler le dernier changement' }).click();
      await expect(page.getByText('Dernier changement annulé.')).toBeVisible();
    }
  });
}

test('the order of questions is set by the keyboard, and the site follows; in Arabic too', async ({
  page,
}) => {
  await signIn(page, ORGANIZER);
  await page.goto(`${HOMES.Organizer}/contenus`);
  const first = 'Le badge vaut-il pour plusieurs jours ?';
  await press(page, /^Descendre « Le badge/);
  try {
    await expect(async () => {
      await page.goto('/visiteur');
      const questions = page.getByRole('region', { name: 'Questions fréquentes' });
      await expect(questions.getByRole('heading', { level: 3 }).nth(1)).toHaveText(first, {
        timeout: 500,
      });
    }).toPass();
  } finally {
    await page.goto(`${HOMES.Organizer}/contenus`);
    await press(page, /^Monter « Le badge/);
    await expect(page.getByRole('listitem').filter({ hasText: first }).first()).toBeVisible();
  }
  await page.goto(`${HOMES.Organizer}/contenus?langue=ar`);
  await expect(page.getByRole('link', { name: 'الأسئلة' })).toBeVisible();
  await becomeStill(page);
  expect(await seriousViolations(page)).toEqual([]);
});
