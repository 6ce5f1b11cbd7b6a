import { readFile } from 'node:fs/promises';
import type { APIRequestContext } from '@playwright/test';
import { giveCamera, showToCamera } from '../support/camera';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  liveShown,
  openSession,
  SIZES,
  test,
  violations,
} from '../support/test';

const CONTACTS = '/exposant/contacts';

type Badge = { token: string; email: string };

async function issue(request: APIRequestContext, contactsConsent: string | null): Promise<Badge> {
  const email = `contact-${Date.now()}-${Math.random()}@exemple.dz`;
  const person = { nom: 'Exemple', prenom: 'Karima', category: 'visitor', consent: '2026-11' };
  const asked = await request.post('/v1/badge', { data: { ...person, email, contactsConsent } });
  expect(asked.status()).toBe(201);
  const { token } = (await asked.json()) as { token: string };
  return { token, email };
}

for (const { name, viewport } of SIZES) {
  test.describe(`at ${name}`, () => {
    test.use({ viewport });

    test('an exhibitor scans who agreed, and the visitor takes the contact back', async ({
      page,
      request,
      baseURL,
    }) => {
      const [open, closed] = [await issue(request, '2026-11'), await issue(request, null)];
      await giveCamera(page);
      await openSession(page, EXHIBITOR);
      await page.goto('/dashboard-exposant?vue=salon');
      if (viewport.width < 600) await page.getByRole('button', { name: /menu latéral/ }).click();
      await page.getByRole('link', { name: 'Contacts scannés' }).click();
      await expect(page).toHaveURL(CONTACTS);
      await becomeStill(page);

      await showToCamera(page, closed.token);
      await page.getByRole('button', { name: 'Ouvrir la caméra' }).click();
      await expect(page.getByText('Ce visiteur ne partage pas ses coordonnées')).toBeVisible();
      await showToCamera(page, open.token);
      await expect(page.getByText('Contact enregistré')).toBeVisible();
      const card = page.getByRole('listitem').filter({ hasText: open.email });
      await expect(card).toHaveCount(1);
      await expect(page.getByText(closed.email)).toHaveCount(0);
      await page.getByRole('button', { name: 'Fermer la caméra' }).click();
      expect(await violations(page)).toEqual([]);

      await card.getByRole('button', { name: 'Modifier Karima Exemple' }).click();
      const form = page.getByRole('form', { name: 'Modifier Karima Exemple' });
      await form.getByRole('button', { name: '4 sur 5' }).click();
      await form.getByRole('button', { name: 'À appeler' }).click();
      await form.getByRole('textbox', { name: 'Note' }).fill('=Devis pour deux palettes');
      expect(await violations(page)).toEqual([]);
      await form.getByRole('button', { name: 'Enregistrer' }).click();
      await expect(card).toContainText('4 sur 5');
      await page.getByRole('searchbox', { name: /^Nom/ }).fill('palettes');
      await expect(page).toHaveURL(/recherche=palettes/);
      await expect(card).toHaveCount(1);
      const saving = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Exporter (CSV)' }).click();
      const saved = await readFile(await (await saving).path(), 'utf8');
      expect(saved).toContain(`${open.email}`);
      expect(saved).toContain("'=Devis pour deux palettes");

      await card.getByRole('button', { name: /^Supprimer/ }).click();
      await page.getByRole('button', { name: 'Annuler', exact: true }).click();
      await expect(card).toHaveCount(1);

      await page.goto(`/visitor-badges?badge=${open.token}`);
      await liveShown(page);
      await becomeStill(page);
      const sharing = page.getByRole('region', { name: 'Vos coordonnées chez les exposants' });
      await expect(sharing.getByRole('listitem')).toHaveCount(1);
      expect(await violations(page)).toEqual([]);
      await sharing.getByRole('button', { name: /^Retirer mes coordonnées/ }).click();
      await expect(sharing).toContainText('Coordonnées retirées le');

      await page.context().addCookies([{ name: 'langue', value: 'ar', url: baseURL ?? '' }]);
      await page.goto(CONTACTS);
      await becomeStill(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('جهات الاتصال الممسوحة');
      await expect(page.getByText('جهة اتصال سحبها الزائر').first()).toBeVisible();
      await expect(page.getByText(open.email)).toHaveCount(0);
      expect(await violations(page)).toEqual([]);
    });
  });
}
