import type { APIRequestContext } from '@playwright/test';
import { HOMES } from '../support/routes';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  MANAGER,
  openSession,
  SIZES,
  seriousViolations,
  test,
} from '../support/test';

const HOLDS = `${HOMES.Organizer}/options`;

/** An exhibitor takes an option on a free stand. @returns its code */
async function takeOption(request: APIRequestContext): Promise<string> {
  const signedIn = await request.post('/auth/login', { data: EXHIBITOR });
  const { access } = (await signedIn.json()) as { access: { token: string } };
  const headers = { authorization: `Bearer ${access.token}` };
  const stands = (await (await request.get('/v1/stand')).json()) as {
    code: string;
    kind: string;
    state: string;
  }[];
  for (const { code } of stands.filter(
    ({ kind, state }) => kind === 'stand' && state === 'libre',
  )) {
    const answer = await request.post(`/v1/stand/${encodeURIComponent(code)}/hold`, { headers });
    if (answer.status() === 201) return code;
  }
  throw new Error('No stand could be taken');
}

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('an option is found, extended and released', async ({ page, request }) => {
      const code = await takeOption(request);
      await openSession(page, MANAGER);
      await page.goto(HOLDS);
      await page.getByRole('searchbox').fill(code);
      await expect(page).toHaveURL(new RegExp(`recherche=${code}`));
      await page.getByRole('combobox', { name: 'Fin' }).selectOption('168');
      await expect(page).toHaveURL(/fin=168/);
      const extend = page.getByRole('button', { name: `Prolonger l’option sur ${code}` });
      await expect(extend).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
      await extend.click();
      await page.getByRole('dialog').getByRole('button', { name: 'Prolonger' }).click();
      await expect(page.getByText(`L’option sur ${code} est prolongée`)).toBeVisible();
      await page.getByRole('button', { name: `Libérer ${code}` }).click();
      const dialog = page.getByRole('alertdialog');
      await dialog.getByRole('textbox').fill('Essai de bout en bout');
      expect(await seriousViolations(page)).toEqual([]);
      await dialog.getByRole('button', { name: 'Libérer' }).click();
      await expect(page.getByText(`${code} est libre`)).toBeVisible();
      await expect(extend).toHaveCount(0);
    });

    test('options are read in Arabic', async ({ page }) => {
      await openSession(page, MANAGER);
      await page.goto(`${HOLDS}?langue=ar`);
      await expect(page.getByRole('searchbox')).toBeVisible();
      await becomeStill(page);
      expect(await seriousViolations(page)).toEqual([]);
    });
  });
}
