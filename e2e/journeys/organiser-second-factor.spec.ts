import type { APIRequestContext } from '@playwright/test';
import { Secret, TOTP } from 'otpauth';
import { linkToken } from '../support/mailbox';
import { HOMES } from '../support/routes';
import { expect, ORGANIZER, SIZES, seriousViolations, signIn, test } from '../support/test';

const PASSWORD = 'Olivier-bleu-1925';
const ACCOUNT = `${HOMES.Organizer}/compte`;
const STEP_MS = 30_000;

/** An organiser of its own, who was invited and has chosen a password. */
async function joinAs(request: APIRequestContext, email: string): Promise<void> {
  const login = await request.post('/auth/login', { data: ORGANIZER });
  const { access } = await login.json();
  const invited = await request.post('/v1/organizer/colleague', {
    headers: { authorization: `Bearer ${access.token}` },
    data: { nom: 'Exemple', prenom: 'Sara', email, role: 'reader', language: 'fr' },
  });
  expect(invited.status()).toBe(201);
  const token = await linkToken(email, 'reinitialiser');
  const chosen = await request.post('/auth/reset-password', {
    data: { token, password: PASSWORD },
  });
  expect(chosen.status()).toBe(204);
}

/** The code so many steps from now: none is taken twice, and one step before and after the present one is. */
const codeOf = (secret: string, steps: number) =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + steps * STEP_MS,
  });

// A password alone is refused: the browser says so.
test.use({ allowedConsole: /status of 401/i });

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an organiser sets up a second factor, and signs in by it', async ({ page, request }) => {
      const email = `facteur-${Date.now()}@exemple.dz`;
      await joinAs(request, email);
      await signIn(page, { email, password: PASSWORD }, HOMES.Organizer);
      await page.goto(ACCOUNT);
      await page.getByRole('button', { name: 'Activer la double authentification' }).click();
      const form = page.getByRole('form', { name: 'Activer la double authentification' });
      await form.getByLabel(/^Mot de passe actuel/).fill(PASSWORD);
      await form.getByRole('button', { name: 'Continuer' }).click();
      await expect(form.getByRole('img', { name: /^Code QR/ })).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);
      const secret = ((await form.locator('code').textContent()) ?? '').replaceAll(' ', '');
      await form.getByLabel(/^Code à six chiffres/).fill(codeOf(secret, 0));
      await form.getByRole('button', { name: 'Activer' }).click();
      const codes = page.getByRole('list', { name: 'Vos codes de secours' });
      await expect(codes.getByRole('listitem')).toHaveCount(10);
      expect(await seriousViolations(page)).toEqual([]);
      const recovery = (await codes.getByRole('listitem').first().textContent()) ?? '';
      await page.getByRole('button', { name: 'J’ai gardé ces codes' }).click();
      await expect(page.getByText('Codes de secours restants\u00a0: 10')).toBeVisible();

      for (const byRecovery of [false, true]) {
        await page.getByRole('button', { name: /^Compte/ }).click();
        await page.getByRole('menuitem', { name: 'Se déconnecter' }).click();
        await page.waitForURL('/login');
        await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(email);
        await page.getByLabel(/^Mot de passe/).fill(PASSWORD);
        await page.getByRole('button', { name: 'Se connecter' }).click();
        await expect(page.getByRole('heading', { name: 'Dernière étape' })).toBeVisible();
        expect(await seriousViolations(page)).toEqual([]);
        if (byRecovery) {
          await page.getByRole('button', { name: 'Utiliser un code de secours' }).click();
        }
        const typed = byRecovery ? recovery : codeOf(secret, 1);
        await page.getByRole('textbox', { name: /^Code/ }).fill(typed);
        await page.keyboard.press('Enter');
        await page.waitForURL(HOMES.Organizer);
      }
      await page.goto(ACCOUNT);
      await expect(page.getByText('Codes de secours restants\u00a0: 9')).toBeVisible();
    });
  });
}
