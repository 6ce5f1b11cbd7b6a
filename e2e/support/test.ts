import type { AxeBuilder } from '@axe-core/playwright';
import { expectQuiet } from '@mosta/portal-sdk/playwright/quiet-console';
import { test as base, expect, type Page } from '@playwright/test';
import { axeOn } from './axe';
import { HOMES } from './routes';

type Fixtures = {
  /** Console messages that a test provokes on purpose. */
  allowedConsole: RegExp;
  /** Fails the test when the page says anything else at the level of a warning or above. */
  quietConsole: undefined;
  /** Keeps what a test has started until it ends; then its pages go first, which would miss their server, and it ends well. */
  keepRunning: (started: Promise<() => Promise<number>>) => Promise<void>;
};

/** Playwright's test, with a console that must stay quiet. */
export const test = base.extend<Fixtures>({
  allowedConsole: [/^$/, { option: true }],
  quietConsole: [
    async ({ context, allowedConsole }, use) => {
      await expectQuiet(context, allowedConsole, () => use(undefined));
    },
    { auto: true },
  ],
  keepRunning: async ({ context }, use) => {
    const stops: (() => Promise<number>)[] = [];
    await use(async (started) => {
      stops.push(await started);
    });
    for (const page of context.pages()) await page.close();
    for (const stop of stops) expect(await stop()).toBe(0);
  },
});

/**
 * For tests that only look at one page after another: a page that stays open, with its cache, from one test to the
 * next, as a visitor's does. A new browser context would load and compile the whole portal for each test.
 */
export const walk = base.extend<{ walker: Page }, { openPage: Page }>({
  openPage: [
    async ({ browser }, use) => {
      const context = await browser.newContext();
      await use(await context.newPage());
      await context.close();
    },
    { scope: 'worker' },
  ],
  walker: async ({ openPage }, use) => {
    await expectQuiet(openPage.context(), /^$/, () => use(openPage));
    await openPage.emulateMedia({ colorScheme: null });
  },
});

export { expect };

/** Resolves once the live page has taken the place of the prerendered one. */
export const liveShown = (page: Page) => expect(page.locator('#prerendered')).toHaveCount(0);

/** Screens on which whole journeys are made. */
export const SIZES = [
  { name: 'on a desktop', viewport: { width: 1440, height: 900 } },
  { name: 'on a phone', viewport: { width: 390, height: 844 } },
] as const;

export const EXHIBITOR = { email: 'exposant@exemple.dz', password: 'MostaExpo-2025' };
export const ORGANIZER = { email: 'organisateur@exemple.dz', password: 'MostaExpo-2025' };
export const MANAGER = { ...ORGANIZER, email: 'responsable@exemple.dz' };
export const ACCOUNTANT = { ...ORGANIZER, email: 'comptable@exemple.dz' };

/** Signs in through the login page, as a person does. */
export async function signIn(
  page: Page,
  account: { email: string; password: string },
  home: string = account === ORGANIZER ? HOMES.Organizer : HOMES.Exhibitor,
): Promise<void> {
  await page.goto('/login');
  await page.getByRole('textbox', { name: /Adresse e-mail/ }).fill(account.email);
  await page.getByLabel(/^Mot de passe/).fill(account.password);
  await page.getByRole('button', { name: 'Se connecter' }).click();
  await page.waitForURL(home);
}

/** Opens a session from the next page on, for tests that are not about signing in. */
export async function openSession(
  page: Page,
  account: { email: string; password: string },
): Promise<void> {
  const answer = await page.request.post('/auth/login', { data: account });
  expect(answer.status()).toBe(200);
  const { access, refresh, ...person } = (await answer.json()) as SessionAnswer;
  const auth = JSON.stringify({ ...person, accessToken: access.token });
  // the smallest answer of the portal's origin
  await page.goto('/healthz');
  await page.evaluate(
    (items) => {
      for (const [name, value] of Object.entries(items)) localStorage.setItem(name, value);
    },
    { refreshToken: refresh.token, auth },
  );
}

/** What the service answers to a sign-in; all but its tokens is kept as it is. */
type SessionAnswer = { access: { token: string }; refresh: { token: string } };

/** All that axe finds on the page as it stands: the rule, and where. */
export async function violations(page: Page): Promise<string[]> {
  return (await analyse(page)).map(describe);
}

/** As `violations`, and names that lack what is shown: one run of axe over the page for both. */
export async function violationsAndNames(page: Page): Promise<string[]> {
  return (await analyse(page, { [NAMES]: { enabled: true } })).map(describe);
}

/** What axe finds serious or critical on the page as it stands. */
export async function seriousViolations(page: Page): Promise<string[]> {
  return (await analyse(page))
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(describe);
}

/** Controls that show a text which is no part of their name (WCAG 2.5.3): a rule that axe leaves off unless it is asked for. */
const NAMES = 'label-content-name-mismatch';
export async function mismatchedNames(page: Page): Promise<string[]> {
  const axe = axeOn(page).withRules([NAMES]);
  return (await axe.analyze()).violations.map(describe);
}

/** Rules that are not as axe has them by itself. */
type Rules = Record<string, { enabled: boolean }>;
type Violation = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'][number];

/** A colour on its way from one state to the next has the contrast of neither. */
async function analyse(page: Page, rules: Rules = {}): Promise<Violation[]> {
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ effect }) => effect?.getComputedTiming().iterations !== Infinity)
        .map(({ finished }) => finished),
    ),
  );
  // It describes what is wrong, not the thousands of elements that are well.
  const axe = axeOn(page).options({ resultTypes: ['violations'], rules });
  return (await axe.analyze()).violations;
}

function describe({ id, nodes }: Violation): string {
  return `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`;
}

/** The live page is there, not only what the server had drawn of it. */
export async function becomeStill(page: Page): Promise<void> {
  await expect(page.locator('#root').getByRole('heading', { level: 1 })).toHaveCount(1);
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
  // what is loading has no value; a bar that shows how much has been paid has one, and stays
  await expect(page.locator('[role="progressbar"]:not([aria-valuenow])')).toHaveCount(0);
}
