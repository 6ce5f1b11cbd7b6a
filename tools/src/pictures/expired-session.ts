import type { Page } from '@playwright/test';

/**
 * The session of a page ends as it does after a while: the service refuses to renew it, and to save.
 * @param saving addresses at which it refuses to save; all of the API's by default
 * @returns what ends that
 */
export async function expireSession(page: Page, saving = '**/v1/**'): Promise<() => Promise<void>> {
  const refusal = (code: string) => ({
    status: 401,
    contentType: 'application/problem+json',
    body: JSON.stringify({ type: 'about:blank', title: 'Refusé', status: 401, code }),
  });
  await page.route('**/auth/refresh-tokens', (route) =>
    route.fulfill(refusal('INVALID_REFRESH_TOKEN')),
  );
  await page.route(saving, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill(refusal('UNAUTHENTICATED')),
  );
  return () => page.unrouteAll();
}
