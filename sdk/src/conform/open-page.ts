import { AxeBuilder } from '@axe-core/playwright';
import type { SampleRole } from '@mosta/shared/testing/sample-session';
import type { BrowserContext, Page } from '@playwright/test';
import type { Complaint } from './verdict';

/** What the browser says because there is no service, not because of the remote. */
const NO_SERVICE = /\/(?:v1|auth|socket\.io|sample)\/|Failed to load resource/;
/** Longest wait for a page, all of the host's attempts included, in milliseconds. */
export const PATIENCE = 20_000;

/** The browser of somebody: of a visitor, or of who is signed in with that role. */
export type Visitor = (role?: SampleRole) => Promise<BrowserContext>;

/** A page of the portal, everything that it said, and the failures that the host reported. */
export type OpenPage = { page: Page; heard: string[]; failures: () => Promise<string[]> };

export async function openPage(context: BrowserContext): Promise<OpenPage> {
  const page = await context.newPage();
  const heard: string[] = [];
  page.on('console', (message) => {
    const loud = message.type() === 'error' || message.type() === 'warning';
    const text = `${message.text()} ${message.location().url}`;
    if (loud && !NO_SERVICE.test(text)) heard.push(message.text());
  });
  page.on('pageerror', (error) => heard.push(error.message));
  await page.addInitScript(() => {
    const codes: string[] = [];
    Reflect.set(window, 'conformFailures', codes);
    addEventListener('portal:failure', (event) => {
      if (event instanceof CustomEvent) codes.push(event.detail.code);
    });
  });
  return {
    page,
    heard,
    failures: () => page.evaluate(() => Reflect.get(window, 'conformFailures')),
  };
}

/**
 * Waits until the page is there or its notice is.
 * @returns the code of the notice; `missing` where there is no heading; undefined where the page is there
 */
export async function outcomeOf(page: Page): Promise<string | undefined> {
  const main = page.locator('#root main');
  const notice = main.locator('[role=alert]').filter({ hasText: /(?:Code|الرمز)\s*:/ });
  await main
    .locator('h1')
    .or(notice)
    .first()
    .waitFor({ timeout: PATIENCE })
    .catch(() => undefined);
  if ((await notice.count()) > 0) {
    return /[A-Z][A-Z_0-9]{5,}/.exec((await notice.first().textContent()) ?? '')?.[0] ?? 'UNKNOWN';
  }
  return (await main.locator('h1').count()) === 0 ? 'missing' : undefined;
}

/** What axe finds on the page as it stands. */
export async function axeComplaints(page: Page, where: string): Promise<Complaint[]> {
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await axe.analyze();
  return violations.map(({ id, help, nodes }) => ({
    code: 'AXE_VIOLATION',
    where,
    message: `${help} (règle ${id}) : corrigez ${nodes
      .slice(0, 3)
      .map(({ target }) => target.join(' '))
      .join(' ; ')}`,
  }));
}
