import { mkdir, writeFile } from 'node:fs/promises';
import { join, relative, resolve } from 'node:path';
import { print } from '@mosta/portal-sdk/terminal';
import { UserError } from '@mosta/portal-sdk/user-error';
import { registrySchema, versionOf } from '@mosta/shared/contract/registry';
import { type Browser, chromium, type Page } from '@playwright/test';
import * as v from 'valibot';
import { newPlaces, pictureName } from '../pictures/addresses';
import { findFaults, listenTo } from '../pictures/faults';
import { findFocusFaults } from '../pictures/focus';
import { takeSteps } from '../pictures/steps';
import { VIEWERS, VIEWS, type View, type Viewer } from '../pictures/views';
import { ROOT } from '../project';
import { findChromium } from '../services/chromium';

const WIDTHS = [390, 1440, 1920] as const;
const LOOKS = [
  { name: 'clair', language: 'fr', colorScheme: 'light' },
  { name: 'sombre', language: 'fr', colorScheme: 'dark' },
  { name: 'arabe', language: 'ar', colorScheme: 'light' },
] as const;
/** Views are what a phone and a desk show: at 1920 px a dialog is the same as at 1440. */
const VIEW_WIDTHS = [390, 1440] as const;
const PASSWORD = 'MostaExpo-2025';
/** Milliseconds after which a page that still loads something is taken as it is. */
const PATIENCE = 15_000;
/** Milliseconds after which tabs have measured themselves again in a window of another size. */
const SETTLING = 300;
/** Milliseconds that a long page may take to be painted. */
const PICTURE_LIMIT = 120_000;

type Look = (typeof LOOKS)[number];

/**
 * `npm run pictures -- <folder> [address] [path or view…]`: pictures of every page of a running portal with sample accounts, or
 * of those paths, at three widths, light, dark and in Arabic, and a page that shows them side by side. Of pages behind a
 * sign-in their views and details too, to which links lead. Then the dialogs and menus of `../pictures/views.ts`, or those
 * named, `vues` being all of them, on a phone and at a desk: for each it is tried that it has the focus, that Escape closes it,
 * and where the focus goes. Text that is cut off, pages that scroll sideways and what the console says are printed, and make
 * it fail.
 */
export async function command([
  folder,
  address = 'http://localhost:3000',
  ...only
]: string[]): Promise<number> {
  const target = outsideOfRepository(folder);
  await mkdir(target, { recursive: true });
  const pages = await pagesOf(address);
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ['--no-sandbox'],
  });
  const taken: Taken = { files: [], faults: [] };
  for (const viewer of Object.keys(VIEWERS) as Viewer[]) {
    const own = pages.filter((page) => page.viewer === viewer).map(({ path }) => path);
    const wanted = only.length > 0 ? only.filter((path) => isOf(own, path)) : own;
    const views = VIEWS.filter((view) => view.viewer === viewer && isWanted(view, only));
    if (wanted.length + views.length === 0) continue;
    const paths = [...wanted];
    for (const look of LOOKS) {
      const page = await openPage(browser, address, look);
      await signIn(page, viewer);
      const known = new Set<string>();
      newPlaces(paths, known, address);
      const heard = listenTo(page);
      for (const path of paths) {
        const { files, faults } = await takeAll(page, { path, look, folder: target, heard });
        taken.files.push(...files);
        taken.faults.push(...faults);
        // the first look finds the places, which are then those of the other looks too
        if (viewer !== 'visitor' && look === LOOKS[0]) {
          const links = (await linksOf(page)).filter((link) => isOf(wanted, link));
          paths.push(...newPlaces(links, known, address));
        }
      }
      for (const view of views) {
        const { files, faults } = await takeView(page, { view, look, folder: target, heard });
        taken.files.push(...files);
        taken.faults.push(...faults);
      }
      await page.context().close();
      print(`✓ ${viewer}, ${look.name} : ${paths.length} pages, ${views.length} vues`);
    }
  }
  await browser.close();
  await writeFile(join(target, 'index.html'), sheetOf(taken.files));
  for (const fault of taken.faults) print(`✗ ${fault}`);
  print(`${taken.files.length} images : ${join(target, 'index.html')}`);
  return taken.faults.length === 0 ? 0 : 1;
}

type Taken = { files: string[]; faults: string[] };

/** A page that no one is signed in to, as a visitor of Algeria sees it. */
async function openPage(browser: Browser, address: string, look: Look): Promise<Page> {
  const context = await browser.newContext({
    ...{ baseURL: address, colorScheme: look.colorScheme, reducedMotion: 'reduce' },
    ...{ locale: 'fr-DZ', timezoneId: 'Africa/Algiers' },
  });
  await context.addCookies([{ name: 'langue', value: look.language, url: address }]);
  const page = await context.newPage();
  // the compiler names functions by a helper that the page does not have
  await page.addInitScript('var __name = (named) => named;');
  return page;
}

/** The addresses that a page links to, from the root. */
const linksOf = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLAnchorElement>('a[href]')]
      .filter(({ origin }) => origin === location.origin)
      .map(({ pathname, search }) => pathname + search),
  );

const isOf = (pages: readonly string[], address: string) =>
  pages.includes(address.split('?')[0] ?? '');

const isWanted = ({ name }: View, only: readonly string[]) =>
  only.length === 0 || only.includes('vues') || only.includes(name);

/** @throws UserError where no folder is named, or one that could be committed */
function outsideOfRepository(folder: string | undefined): string {
  const target = resolve(folder ?? ROOT);
  if (relative(ROOT, target).startsWith('..')) return target;
  throw new UserError('Indiquez un dossier hors du dépôt : npm run pictures -- /tmp/images');
}

/** The pages of the active versions, with who may see them. */
async function pagesOf(address: string): Promise<{ path: string; viewer: Viewer }[]> {
  const answer = await fetch(new URL('/registry.json', address));
  const registry = v.parse(registrySchema, await answer.json());
  return Object.values(registry.remotes)
    .flatMap((remote) => versionOf(remote)?.descriptor.routes ?? [])
    .filter(({ redirectTo }) => redirectTo === undefined)
    .map(({ path, guarded, roles }) => ({
      path,
      viewer: guarded ? (roles?.[0] ?? 'Exhibitor') : 'visitor',
    }));
}

async function signIn(page: Page, viewer: Viewer): Promise<void> {
  const account = VIEWERS[viewer];
  if (account === undefined) return;
  await page.goto('/login');
  await page.locator('input[type="email"]').fill(account);
  await page.locator('input[type="password"]').fill(PASSWORD);
  await page.locator('input[type="password"]').press('Enter');
  await page.waitForURL((url) => url.pathname !== '/login');
}

type Shot = { path: string; look: Look; folder: string; heard: () => string[] };

/** One page at every width. @returns the names of the pictures, and what is wrong with the page */
async function takeAll(page: Page, { path, look, folder, heard }: Shot): Promise<Taken> {
  const taken: Taken = { files: [], faults: [] };
  await page.setViewportSize({ width: WIDTHS[0], height: 900 });
  await page.goto(path);
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await untilStill(page);
    const file = `${pictureName(path)}.${look.name}.${width}.png`;
    await page.screenshot({
      ...{ path: join(folder, file), fullPage: true, animations: 'disabled' },
      timeout: PICTURE_LIMIT,
    });
    taken.files.push(file);
    const faults = [...(await findFaults(page)), ...heard()];
    taken.faults.push(...faults.map((fault) => `${path}, ${look.name}, ${width} px : ${fault}`));
  }
  return taken;
}

type ViewShot = Omit<Shot, 'path'> & { view: View };

/** What opens on a page, as the screen shows it. @returns the names of the pictures, and what is wrong with the view */
async function takeView(page: Page, { view, look, folder, heard }: ViewShot): Promise<Taken> {
  const taken: Taken = { files: [], faults: [] };
  for (const width of VIEW_WIDTHS) {
    const told = (fault: string) =>
      taken.faults.push(`${view.name}, ${look.name}, ${width} px : ${fault}`);
    await page.setViewportSize({ width, height: 900 });
    await page.goto(view.path);
    await untilStill(page);
    const left = await takeSteps(page, view.steps, { width, language: look.language }).then(
      () => null,
      (error: unknown) => String(error).split('\n')[0] ?? '',
    );
    if (left !== null) told(left);
    await page.waitForTimeout(SETTLING);
    const file = `vue-${view.name}.${look.name}.${width}.png`;
    await page.screenshot({ path: join(folder, file), animations: 'disabled' });
    taken.files.push(file);
    for (const fault of await findFaults(page)) told(fault);
    for (const fault of await findFocusFaults(page, view.stays ?? false)) told(fault);
    // what refuses says so in the console too
    const said = heard().filter((one) => !view.stays || !one.includes('401'));
    for (const fault of said) told(fault);
    await page.unrouteAll();
    await forgetTyped(page);
  }
  return taken;
}

/** The next view begins without what was chosen or typed in this one: everything but the session. */
async function forgetTyped(page: Page): Promise<void> {
  await page.goto('/healthz');
  await page.evaluate(() => {
    for (const name of Object.keys(localStorage)) {
      if (!name.toLowerCase().includes('token') && name !== 'auth') localStorage.removeItem(name);
    }
  });
}

/** Pages with a socket or a clock are never quite still. */
async function untilStill(page: Page): Promise<void> {
  await page
    .waitForFunction(
      () =>
        document.getElementById('prerendered') === null &&
        document.querySelector('h1') !== null &&
        document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])') ===
          null,
      undefined,
      { timeout: PATIENCE },
    )
    .catch(() => print(`  ${page.url()} charge encore.`));
  await page.evaluate(() => document.fonts.ready);
  await page.waitForTimeout(SETTLING);
}

/** All pictures, those of a page in one row. */
function sheetOf(files: readonly string[]): string {
  const picture = (file: string) =>
    `<a href="${file}"><img loading="lazy" src="${file}" alt="${file}"></a>`;
  const nameOf = (file: string) => file.split('.')[0] ?? '';
  const rows = [...new Set(files.map(nameOf))].map((name) => {
    const own = files.filter((file) => nameOf(file) === name);
    return `<h2>${name}</h2><div>${own.map(picture).join('')}</div>`;
  });
  return `<!doctype html><html lang="fr"><meta charset="utf-8"><title>Images des pages</title><style>div{display:flex;gap:8px;overflow-x:auto}img{height:420px}</style>${rows.join('')}</html>`;
}
