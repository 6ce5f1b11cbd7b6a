import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import { APPLICANT_PASSWORD, apply } from '../support/participation';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  expect,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const drawing = {
  name: 'tapis.svg',
  mimeType: 'image/svg+xml',
  buffer: Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 400 300"><rect width="400" height="300" fill="#365"/></svg>',
  ),
};

for (const { name, viewport } of SIZES) {
  test(`an article with a picture is ordered up to its stock, and is then sold out, ${name}`, async ({
    browser,
    page,
    request,
  }) => {
    const article = `Moquette d’essai ${viewport.width}`;
    const write = async (group: string, text: string) => {
      const tabs = page.getByRole('group', { name: 'Langue de saisie' });
      if (viewport.width < 900) await tabs.getByRole('button', { name: 'Français' }).click();
      const texts = page.getByRole('group', { name: group, exact: true });
      await texts.getByRole('textbox', { name: /Français/ }).fill(text);
    };
    await page.setViewportSize(viewport);
    await openSession(page, MANAGER);
    await page.goto(`${HOMES.Organizer}/contenus?sorte=articles`);
    await page.getByRole('link', { name: 'Ajouter un article' }).click();
    await write('Nom', article);
    await write('Catégorie', 'Décoration');
    await page.getByLabel(/^Prix en dinars/).fill('900');
    await page.locator('input[type="file"]').setInputFiles(drawing);
    await expect(page.getByRole('img', { name: 'Visuel choisi' })).toBeVisible();
    await write('Texte du visuel', 'Moquette verte');
    await page.getByLabel(/^Stock/).fill('3');
    await becomeStill(page);
    expect(await seriousViolations(page)).toEqual([]);
    await page.getByRole('button', { name: 'Publier', exact: true }).click();
    await expect(page.getByText(/^Publié\u00a0:/)).toBeVisible();
    try {
      const first = await exhibitor(browser, request, viewport);
      await openOrder(first);
      const row = first.getByRole('listitem').filter({ hasText: article });
      await expect(row.getByText('Plus que 3')).toBeVisible();
      await expect(row.getByRole('img', { name: 'Moquette verte' })).toBeVisible();
      const quantity = row.getByRole('spinbutton');
      await quantity.fill('9');
      await quantity.blur();
      await expect(quantity).toHaveValue('3');
      await becomeStill(first);
      expect(await seriousViolations(first)).toEqual([]);
      const second = await exhibitor(browser, request, viewport);
      await openOrder(second);
      const late = second.getByRole('listitem').filter({ hasText: article });
      await late.getByRole('spinbutton').fill('2');
      await first.getByRole('button', { name: 'Envoyer la commande' }).click();
      await expect(first.getByText(/Votre commande est enregistrée/)).toBeVisible();
      await second.getByRole('button', { name: 'Envoyer la commande' }).click();
      await expect(second.getByText(new RegExp(`${article}\\s: épuisé\\.`))).toBeVisible();
      await expect(late.getByRole('spinbutton')).toHaveValue('2');
      await second.getByRole('button', { name: 'Tout retirer' }).click();
      await expect(late.getByText('Épuisé', { exact: true })).toBeVisible();
      await becomeStill(second);
      expect(await seriousViolations(second)).toEqual([]);
      await page.getByRole('link', { name: 'Tous les articles' }).click();
      await page.getByLabel('Ordre').selectOption('reste');
      const least = page.getByRole('region', { name: /^Ce qui reste/ }).getByRole('listitem');
      await expect(least.first()).toContainText(article);
      await expect(least.first()).toContainText(/Commandés\s: 3 · Reste\s: 0/);
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await page.getByRole('link', { name: article }).click();
      await page.getByLabel(/^Stock/).fill('1');
      await expect(page.getByText(/^Déjà commandés\s: 3, plus que ce stock de 1\./)).toBeVisible();
      await page.getByLabel(/^Stock/).fill('3');
      await first.context().close();
      await second.context().close();
    } finally {
      await page.getByRole('button', { name: 'Supprimer' }).click();
      await expect(page.getByText('Supprimé.', { exact: true })).toBeVisible();
    }
  });
}

/** A new exhibitor with a dossier, in a browser of its own. */
async function exhibitor(
  browser: Browser,
  request: Parameters<typeof apply>[0],
  viewport: { width: number; height: number },
): Promise<Page> {
  const email = `stock-${randomUUID()}@exemple.dz`;
  await apply(request, { exhibitor: { email } });
  const context = await browser.newContext({ viewport });
  const page = await context.newPage();
  await openSession(page, { email, password: APPLICANT_PASSWORD });
  return page;
}

async function openOrder(page: Page): Promise<void> {
  await page.goto(`${HOMES.Exhibitor}?vue=fournitures&commander=Fournitures`);
  await expect(page.getByRole('button', { name: 'Envoyer la commande' })).toBeVisible();
}
