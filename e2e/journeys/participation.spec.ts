import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { confirmAddress } from '../support/mailbox';
import { expect, liveShown, ORGANIZER, SIZES, seriousViolations, test } from '../support/test';

// what the browser says of the option that is refused until the address is confirmed
test.use({ allowedConsole: /status of 403/ });

for (const { name, viewport } of SIZES) {
  test.describe(name, () => {
    test.use({ viewport });

    test('from the first price to a confirmed stand, notified as it happens', async ({
      page,
      browser,
      request,
    }) => {
      const organizer = await organizerCalls(request);
      const code = await freeStand(request);
      const person = { nom: 'Parcours', email: `parcours-${Date.now()}@exemple.dz` };

      await signUp(page, person);
      await refusedOption(page, code);
      await confirmAddress(page, person.email);
      const other = await watchPlan(browser, code);
      await takeOption(page, code);
      await expect(other.getByRole('option', { name: `Stand ${code}, en option` })).toHaveCount(1);
      await other.context().close();

      await simulate(page);
      await apply(page, code);

      await page.getByRole('link', { name: 'Ouvrir mon espace exposant' }).click();
      await page.waitForURL(/dashboard-exposant/);
      await showContent(page);
      await expect(
        page.getByText('L’organisation a reçu votre dossier et l’étudie.'),
      ).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      const participation = await organizer.participationOf(person.email);
      await organizer.post(`/v1/organizer/participation/${participation._id}/accept`);
      await expect(page.getByText(/^📢 /).first()).toBeVisible();
      await expect(
        page.getByText(/Votre dossier est accepté\. L’organisation confirme/),
      ).toBeVisible();
      await organizer.post(`/v1/organizer/reservation/${participation.reservation._id}/confirm`);
      await expect(page.getByText(/Votre participation est confirmée/)).toBeVisible();

      await page.goto('/dashboard-exposant?vue=fournitures');
      await expect(page.getByRole('row', { name: new RegExp(`${code}.*9 m²`) })).toContainText(
        'Réservé',
      );
      await page.goto('/dashboard-exposant?vue=dossier&volet=paiement');
      await expect(page.getByText('ME25-R', { exact: false }).first()).toBeVisible();
      expect(await seriousViolations(page)).toEqual([]);

      await organizer.post(`/v1/organizer/reservation/${participation.reservation._id}/cancel`);
    });
  });
}

/** On a phone the dashboard opens with its menu before the content. */
async function showContent(page: Page): Promise<void> {
  const close = page.getByRole('button', { name: 'Fermer le menu latéral' });
  if (await close.isVisible()) await close.click();
}

async function signUp(page: Page, person: { nom: string; email: string }): Promise<void> {
  await page.goto('/signup?next=/Exposant-map');
  await page.getByRole('textbox', { name: /^Nom/ }).fill(person.nom);
  await page.getByRole('textbox', { name: /Prénom/ }).fill('Essai');
  await page.getByRole('textbox', { name: /e-mail/ }).fill(person.email);
  await page.getByLabel(/^Mot de passe/).fill('Un-mot-de-passe-2025');
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: /Créer/ }).click();
  // the address of the form names the plan too
  await page.waitForURL(({ pathname }) => pathname === '/Exposant-map');
}

/** A visitor in another browser who has the plan open. */
async function watchPlan(browser: Browser, code: string): Promise<Page> {
  const context = await browser.newContext({ reducedMotion: 'reduce', locale: 'fr-DZ' });
  const page = await context.newPage();
  await page.goto('/PlanSalon');
  await expect(page.getByRole('option', { name: `Stand ${code}, disponible` })).toHaveCount(1);
  return page;
}

/** Before the address is confirmed the plan says what to do, and the dashboard too. */
async function refusedOption(page: Page, code: string): Promise<void> {
  await page.goto(`/Exposant-map?stand=${code}`);
  await page.getByRole('button', { name: 'Prendre une option' }).click();
  await expect(page.getByText(/Confirmez d’abord votre adresse e-mail/)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Renvoyer le message' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.goto('/dashboard-exposant');
  await showContent(page);
  await expect(page.getByRole('region', { name: 'Confirmez votre adresse e-mail' })).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
}

async function takeOption(page: Page, code: string): Promise<void> {
  await page.goto(`/Exposant-map?stand=${code}`);
  await page.getByRole('button', { name: 'Prendre une option' }).click();
  await expect(page.getByText(`Vous avez une option sur ${code}.`)).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
}

/** Chooses by hand, and asks for the quote. */
async function simulate(page: Page): Promise<void> {
  await page.goto('/simulation');
  await liveShown(page);
  await page.getByRole('radio', { name: /Exposant Algérien/ }).check();
  await page.getByRole('combobox', { name: /Secteur/ }).selectOption({ label: 'Huiles et olives' });
  await page.getByRole('radio', { name: /Stand individuel/ }).check();
  await page.getByRole('spinbutton', { name: /Espace nu.*9 m².*quantité/ }).fill('1');
  await page.getByRole('spinbutton', { name: /Chaise supplémentaire.*quantité/ }).fill('4');
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Obtenir le devis' }).click();
  // 185 000 and four chairs at 1 500, with 19 % of TVA
  await expect(page.getByRole('heading', { name: /Devis ME25-D\d+/ })).toBeVisible();
  await expect(page.getByText('227 290,00 DA').filter({ visible: true }).first()).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('link', { name: 'Poursuivre vers la participation' }).click();
  await page.waitForURL(/\/formulaire/);
}

async function apply(page: Page, code: string): Promise<void> {
  await expect(page.getByText(`Stand ${code}`).first()).toBeVisible();
  const fill = (label: RegExp, text: string) =>
    page.getByRole('textbox', { name: label }).fill(text);
  await fill(/^Fonction/, 'Gérant');
  await fill(/^Téléphone(?! fixe| mobile)/, '0555 12 34 56');
  await fill(/^Raison sociale/, 'SARL Parcours exemple');
  await fill(/^Nom de marque/, 'Parcours exemple');
  await page.getByRole('radio', { name: /^Morale/ }).check();
  await fill(/^Statut/, 'SARL');
  await fill(/^Numéro RC/, '27/00-0012345B19');
  await fill(/^NIF/, '000027001234567');
  await fill(/^Adresse(?! e-mail)/, 'Rue exemple, Mostaganem');
  await fill(/^Code postal/, '27000');
  await page.getByRole('radio', { name: /^Virement/ }).check();
  await page.getByRole('checkbox', { name: /accepte/ }).check();
  expect(await seriousViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Submit' }).click();
  const answer = page.getByRole('main');
  await expect(answer.getByText('Form submitted successfully.')).toBeVisible();
  await expect(answer.getByText('Votre demande est bien arrivée')).toBeVisible();
  expect(await seriousViolations(page)).toEqual([]);
}

type Participation = { _id: string; reservation: { _id: string } };

/** The calls of an organiser, as their own programs make them. */
async function organizerCalls(request: APIRequestContext) {
  const login = await request.post('/auth/login', { data: ORGANIZER });
  const { access } = (await login.json()) as { access: { token: string } };
  const headers = { authorization: `Bearer ${access.token}` };
  const post = async (url: string) => {
    const answer = await request.post(url, { headers, data: {} });
    expect(answer.ok(), `${url} answers ${answer.status()}`).toBe(true);
  };
  const get = async (url: string): Promise<unknown> => (await request.get(url, { headers })).json();
  const participationOf = async (email: string): Promise<Participation> => {
    const found = (await get(`/v1/organizer/participation?search=${email}`)) as {
      participations: { _id: string }[];
    };
    const id = found.participations[0]?._id ?? '';
    return (await get(`/v1/organizer/participation/${id}`)) as Participation;
  };
  return { post, participationOf };
}

/** B49 is the stand of other journeys. */
async function freeStand(request: APIRequestContext): Promise<string> {
  const stands = (await (await request.get('/v1/stand')).json()) as {
    code: string;
    kind: string;
    state: string;
  }[];
  const free = stands.find(
    ({ code, kind, state }) => kind === 'stand' && state === 'libre' && code !== 'B49',
  );
  expect(free, 'a free stand').toBeDefined();
  return free?.code ?? '';
}
