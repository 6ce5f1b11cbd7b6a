import { confirmAddress, linkToken } from '../support/mailbox';
import { expect, signIn, test, violations } from '../support/test';

const PASSWORD = 'Un-mot-de-passe-2025';
const SETTINGS = '/dashboard-exposant?vue=parametres';

test('a colleague signs up by an invitation, acts for the company, and is removed', async ({
  page,
  request,
  browser,
}) => {
  const mark = `${Date.now()}-${Math.random().toString(36).slice(2, 8)}`;
  const owner = { email: `responsable-${mark}@exemple.dz`, password: PASSWORD };
  const colleague = `collegue-${mark}@exemple.dz`;
  const made = await request.post('/auth/signup', {
    data: { nom: 'Essai', prenom: 'Responsable', ...owner },
  });
  expect(made.ok()).toBe(true);
  await signIn(page, owner);
  await confirmAddress(page, owner.email);

  await page.goto(SETTINGS);
  const people = page.getByRole('group', { name: 'Personnes de l’entreprise' });
  await expect(people.getByText('Personne d’autre n’agit pour l’entreprise.')).toBeVisible();
  await people.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(colleague);
  await page.keyboard.press('Enter');
  await expect(people.getByText(/L’invitation est partie/)).toBeVisible();
  await expect(people.getByRole('region', { name: 'Invitations en attente' })).toContainText(
    colleague,
  );
  expect(await violations(page)).toEqual([]);

  const context = await browser.newContext();
  const other = await context.newPage();
  await other.goto(`/login?invitation=${await linkToken(colleague, 'invitation')}`);
  await expect(other.getByText('Responsable Essai vous invite à agir')).toBeVisible();
  expect(await violations(other)).toEqual([]);
  await other.getByRole('link', { name: 'Créer un compte', exact: true }).click();
  await other.getByRole('textbox', { name: /^Nom/ }).fill('Essai');
  await other.getByRole('textbox', { name: /^Prénom/ }).fill('Collègue');
  await other.getByRole('textbox', { name: /^Adresse e-mail/ }).fill(colleague);
  await other.getByRole('textbox', { name: /^Mot de passe/ }).fill(PASSWORD);
  await other.getByRole('checkbox').check();
  await other.getByRole('button', { name: 'Créer mon compte' }).click();
  await other.getByRole('button', { name: 'Accepter l’invitation' }).click();
  await expect(other.getByText(/vous agissez maintenant pour l’entreprise/)).toBeVisible();
  await other.goto(SETTINGS);
  const seen = other.getByRole('group', { name: 'Personnes de l’entreprise' });
  await expect(seen.getByText('Responsable Essai invite et retire les personnes.')).toBeVisible();

  // who joins is shown without a reload
  await people.getByRole('button', { name: 'Retirer Collègue Essai' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Retirer' }).click();
  await expect(people.getByText('Collègue Essai n’agit plus pour l’entreprise.')).toBeVisible();
  await expect(seen.getByText('Personne d’autre n’agit pour l’entreprise.')).toBeVisible();
  await context.close();
});
