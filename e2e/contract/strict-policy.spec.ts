import { createHash } from 'node:crypto';
import { portalAt, startPortal } from '../support/portal';
import { ROUTES } from '../support/routes';
import { EXHIBITOR, expect, liveShown, ORGANIZER, signIn, test } from '../support/test';

/** A portal in production begins without accounts: this one signs up. */
const ACCOUNT = { email: 'strict@exemple.dz', password: 'Olivier-bleu-1925' };
/** It has no hotels either. */
const NO_HOTELS = 'Les hôtels seront bientôt annoncés';

/** The portal as visitors have it: no overrides, production. */
const portal = portalAt(4316, 'strict');
test.use({ baseURL: portal.url });

let stop: (() => Promise<number>) | null = null;
test.beforeAll(async () => {
  stop = await startPortal(portal, {
    PORTAL_OVERRIDES: '0',
    NODE_ENV: 'production',
    PUBLIC_URL: portal.url,
    BANK_HOLDER: 'Agence exemple',
    BANK_NAME: 'Banque exemple',
    BANK_RIB: '001 00002 0000000003 04',
  });
});
test.afterAll(async () => {
  await stop?.();
});

test('every slice works under the strict policy, federation, WebGL and the socket included', async ({
  page,
  request,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).toMatch(/style-src 'self'( 'sha256-[^']+')+;/);
  expect(policy).not.toMatch(/unsafe-eval|nonce|localhost:\*/);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/hebergement');
  await expect(page.getByText(NO_HOTELS)).toBeVisible();
  await page.goto('/PlanSalon');
  await liveShown(page);
  await page.getByRole('application').hover();
  await expect(page.locator('main canvas').first()).toBeVisible();
  const person = { nom: 'Exemple', prenom: 'Strict' };
  await request.post('/auth/signup', { data: { ...person, ...ACCOUNT } });
  await signIn(page, ACCOUNT);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the policy of every page admits by hash what stands in it, and nothing else', async ({
  request,
}) => {
  for (const route of [...ROUTES, '/nulle-part', '/docs']) {
    const answer = await request.get(route, { headers: { accept: 'text/html' } });
    const policy = answer.headers()['content-security-policy'] ?? '';
    const html = await answer.text();
    const admitted = (name: string) =>
      new Set(new RegExp(`${name} [^;]*`).exec(policy)?.[0].match(/'sha256-[^']+'/g));
    const scripts = textsOf(
      html,
      /<script(?![^>]*(?:\bsrc=|\btype="application))[^>]*>(.*?)<\/script>/gs,
    );
    const styles = textsOf(html, /<style[^>]*>(.*?)<\/style>/gs);
    expect(admitted('script-src'), route).toEqual(new Set(scripts.map(hashOf)));
    // Emotion fills empty style elements through the CSSOM; the page of the calls has no script.
    const own = route === '/docs' ? styles : [...styles, ''];
    expect(admitted('style-src'), route).toEqual(new Set(own.map(hashOf)));
  }
});

test('the one Trusted Types policy lets no address of another origin become a script', async ({
  page,
}) => {
  await page.goto('/');
  // the scripts that bring the policy come after the first picture
  await liveShown(page);
  const outcome = await page.evaluate(() => {
    const attempt = (address: string) => {
      try {
        document.createElement('script').src = address;
        return 'let through';
      } catch (error) {
        return error instanceof TypeError ? 'refused' : String(error);
      }
    };
    return [
      attempt('/assets/host.js'),
      attempt('https://ailleurs.exemple/x.js'),
      attempt('data:text/javascript,1'),
    ];
  });
  expect(outcome).toEqual(['let through', 'refused', 'refused']);
});

test('nobody signs in by the published password', async ({ request }) => {
  for (const data of [EXHIBITOR, ORGANIZER]) {
    expect((await request.post('/auth/login', { data })).status()).toBe(401);
  }
});

test('overrides are not honoured', async ({ page }) => {
  await page.goto('/hebergement?mf.hotels=off');
  await expect(page.getByText(NO_HOTELS)).toBeVisible();
});

function textsOf(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, text = '']) => text);
}

function hashOf(text: string): string {
  return `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
}
