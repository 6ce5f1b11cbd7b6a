import { portalAt, startPortal } from '../support/portal';
import { EXHIBITOR, expect, signIn, test } from '../support/test';

/** The portal as visitors have it: no overrides, production. */
const portal = portalAt(4316, 'strict');
test.use({ baseURL: portal.url });

let stop: (() => Promise<number>) | null = null;
test.beforeAll(async () => {
  stop = await startPortal(portal, {
    PORTAL_OVERRIDES: '0',
    NODE_ENV: 'production',
    PORTAL_DEMO: '1',
  });
});
test.afterAll(async () => {
  await stop?.();
});

test('every slice works under the strict policy, federation, WebGL and the socket included', async ({
  page,
}) => {
  const answer = await page.goto('/');
  const policy = answer?.headers()['content-security-policy'] ?? '';
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).toMatch(/script-src 'self' 'nonce-[^']+';/);
  expect(policy).not.toMatch(/unsafe-eval|localhost:\*/);

  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto('/hebergement');
  await expect(page.getByText('8 properties found')).toBeVisible();
  await page.goto('/PlanSalon');
  await expect(page.locator('main canvas').first()).toBeVisible();
  await signIn(page, EXHIBITOR);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the one Trusted Types policy lets no address of another origin become a script', async ({
  page,
}) => {
  await page.goto('/');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
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

test('overrides are not honoured', async ({ page }) => {
  await page.goto('/hebergement?mf.hotels=off');
  await expect(page.getByText('8 properties found')).toBeVisible();
});
