import type { Page } from '@playwright/test';
import { focusOf } from '../support/focus';
import { openWithoutScripts } from '../support/late-scripts';
import { expectShiftsBelow, recordShifts } from '../support/layout-shifts';
import { HOMES, ROUTES } from '../support/routes';
import {
  becomeStill,
  EXHIBITOR,
  expect,
  liveShown,
  ORGANIZER,
  openSession,
  SIZES,
  test,
  violations,
  violationsAndNames,
} from '../support/test';

const PHONE = { width: 390, height: 844 };
const bar = (page: Page) => page.getByRole('navigation', { name: 'Au salon' });
const banner = (page: Page) => page.getByRole('banner');

for (const { name, viewport } of SIZES) {
  test(`the header goes away on scrolling down and comes back on scrolling up, ${name}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport);
    await recordShifts(page);
    await page.goto('/exposant');
    await becomeStill(page);
    await page.mouse.move(viewport.width / 2, viewport.height / 2);
    await expect(banner(page)).toBeInViewport();
    await page.mouse.wheel(0, 900);
    await expect(banner(page)).not.toBeInViewport();
    await page.mouse.wheel(0, -200);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 900);
    await expect(banner(page)).not.toBeInViewport();
    // whoever comes to it by keyboard sees it
    await banner(page).getByRole('link').first().focus();
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await page.mouse.wheel(0, 200);
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    await expectShiftsBelow(page, 0.02);
  });
}

test('neither header nor bar lies over what has the focus, on the way down and back', async ({
  page,
}) => {
  await page.setViewportSize(PHONE);
  await page.goto('/exposant');
  await becomeStill(page);
  const covered: string[] = [];
  const walk = async (key: 'Tab' | 'Shift+Tab', steps: number) => {
    for (let step = 0; step < steps; step += 1) {
      await page.keyboard.press(key);
      const found = await page.evaluate(focusOf);
      if (found.covered) covered.push(`${key}: ${found.name}`);
    }
  };
  await page.getByRole('main').getByRole('link').first().focus();
  await walk('Tab', 60);
  await walk('Shift+Tab', 50);
  expect(covered).toEqual([]);
});

for (const { name, viewport } of SIZES) {
  test(`an anchor of a page is not under the header, ${name}`, async ({ page }) => {
    await page.setViewportSize(viewport);
    await page.goto('/exposant#steps');
    await becomeStill(page);
    const heading = page.locator('#steps');
    const isOnTop = () =>
      heading.evaluate((element) => {
        const { left, top } = element.getBoundingClientRect();
        return element.contains(document.elementFromPoint(left + 2, top + 2));
      });
    await expect(heading).toBeInViewport();
    await expect.poll(isOnTop).toBe(true);
    // also where one comes back to it from below, with the header
    await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    await heading.evaluate((element) => element.scrollIntoView());
    await expect(banner(page)).toBeInViewport({ ratio: 1 });
    expect(await isOnTop()).toBe(true);
  });
}

test('a start writes hardly a rule that the drawn page has not', async ({ page }) => {
  await page.goto('/');
  await liveShown(page);
  const written = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLStyleElement>('style[data-emotion]')].flatMap(({ sheet }) =>
      [...(sheet?.cssRules ?? [])].map(({ cssText }) => cssText),
    ),
  );
  // Toasts, which nothing draws before, have a few.
  expect(written.length, written.join('\n')).toBeLessThan(12);
});

test('a menu is in the language that was chosen, whose words the page did not bring', async ({
  page,
}) => {
  const words = page.waitForRequest(/\/registry\.json\?page$/);
  await page.goto('/contact');
  await liveShown(page);
  await banner(page).getByRole('button', { name: 'English' }).click();
  await words;
  await banner(page).getByRole('button', { name: 'The fair', exact: true }).click();
  const link = banner(page).getByRole('link', { name: 'Accommodation', exact: true });
  await expect(link).toHaveAccessibleDescription(/^Hotels/);
  await expect(page).toHaveTitle(/^Contact - /);
});

test('a menu says what its pages are about, with a drawing', async ({ page }) => {
  await page.goto('/');
  await liveShown(page);
  const button = banner(page).getByRole('button', { name: 'Salon' });
  const drawing = page.waitForRequest(/\/assets\/menu-drawings\./);
  await button.click();
  await drawing;
  const link = banner(page).getByRole('link', { name: 'Hébergement', exact: true });
  await expect(link).toHaveAccessibleDescription(/^Hôtels/);
  await expect(banner(page).locator('svg[viewBox="0 0 320 380"]')).toBeVisible();
  expect(await violationsAndNames(page)).toEqual([]);
  // the whole row is the link
  const line = await banner(page)
    .getByText(/^Hôtels proches/)
    .boundingBox();
  await page.mouse.click((line?.x ?? 0) + 10, (line?.y ?? 0) + 10);
  await expect(page).toHaveURL('/hebergement');
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('the menus open under the pointer, and their links lead on', async ({ page }) => {
    await page.goto('/');
    await banner(page).getByText('Visite', { exact: true }).hover();
    await banner(page).getByRole('link', { name: 'Journalistes' }).click();
    await expect(page).toHaveURL('/journaliste');
    const languages = page.getByRole('contentinfo').getByRole('link', { name: 'English' });
    await languages.click();
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await page.setViewportSize(PHONE);
    await bar(page)
      .or(page.getByRole('navigation', { name: 'At the fair' }))
      .getByRole('link', { name: 'My visit' })
      .click();
    await expect(page).toHaveURL('/ma-visite');
  });
});

test('on a phone a bar leads to plan, programme and visit, and to no badge after the fair', async ({
  page,
}) => {
  await page.goto('/program');
  await becomeStill(page);
  await expect(bar(page)).toBeHidden();
  await page.setViewportSize(PHONE);
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page).getByRole('link', { name: 'Programme' })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(bar(page).getByRole('link')).toHaveText(['Plan', 'Programme', 'Ma visite']);
  await bar(page).getByRole('link', { name: 'Ma visite' }).click();
  await expect(page).toHaveURL('/ma-visite');
  await becomeStill(page);
  expect(await violations(page)).toEqual([]);
  // the last line of the footer can be read above it
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  const last = page.getByRole('contentinfo').getByRole('link').last();
  const [line, over] = await Promise.all([last.boundingBox(), bar(page).boundingBox()]);
  expect((line?.y ?? 0) + (line?.height ?? 0)).toBeLessThanOrEqual(over?.y ?? 0);
  await page.emulateMedia({ media: 'print' });
  await expect(bar(page)).toBeHidden();
});

test('the bar gives way to what a page keeps at the foot of the screen', async ({ page }) => {
  await page.setViewportSize(PHONE);
  const start = await openWithoutScripts(page, '/simulation');
  await expect(bar(page)).toBeHidden();
  await start();
  await becomeStill(page);
  await expect(bar(page)).toBeHidden();
  await page.goto('/PlanSalon');
  await becomeStill(page);
  await expect(bar(page)).toBeVisible();
  await page.goto('/PlanSalon?stand=B49');
  await expect(page.getByRole('button', { name: 'Tout savoir' })).toBeVisible();
  await expect(bar(page)).toBeHidden();
});

for (const { account, role } of [
  { account: EXHIBITOR, role: 'Exhibitor' },
  { account: ORGANIZER, role: 'Organizer' },
] as const) {
  test(`whoever is signed in as ${role} sees the own place from the first picture on`, async ({
    page,
  }) => {
    await openSession(page, account);
    await recordShifts(page);
    const start = await openWithoutScripts(page, '/program');
    const own = banner(page).getByRole('link', { name: /^Mon espace/ });
    await expect(own).toHaveCount(1);
    await expect(own).toHaveAttribute('href', HOMES[role]);
    await expect(banner(page).getByRole('link', { name: 'Devenir exposant' })).toBeHidden();
    // The fallback of a face is a pixel narrower.
    await page.evaluate(() => document.fonts.ready.then(() => undefined));
    const before = await own.boundingBox();
    await start();
    await becomeStill(page);
    expect(await own.boundingBox()).toEqual(before);
    await expectShiftsBelow(page, 0.02);
    expect(await violationsAndNames(page)).toEqual([]);
    await page.setViewportSize(PHONE);
    await expect(own).toBeInViewport();
    await own.click();
    await expect(page).toHaveURL(new RegExp(`${HOMES[role]}$`));
    await expect(page.locator('#root').getByRole('main')).toBeVisible();
    await expect(bar(page)).toHaveCount(0);
  });
}

test('the footer leads to every public page', async ({ page }) => {
  await page.goto('/');
  await becomeStill(page);
  const linked = await page
    .getByRole('contentinfo')
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  for (const path of ROUTES.filter((route) => route !== '/')) expect.soft(linked).toContain(path);
});
