import type { APIRequestContext, Page } from '@playwright/test';
import { changeContent } from '../support/content';
import { authorization } from '../support/participation';
import { EXHIBITOR, expect, liveShown, ORGANIZER, test } from '../support/test';

test('what an organiser changes is in the next page, whole, without any script', async ({
  browser,
  request,
}) => {
  const hotels = (await (await request.get('/v1/hotel')).json()) as unknown[];
  const badge = { fr: 'Récemment rénové', en: '', ar: '' };
  const putBack = await changeContent(request, { kind: 'hotel', at: -1, fields: { badge } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    await expect(async () => {
      await page.goto('/hebergement');
      await expect(page.getByText('Récemment rénové')).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
    await expect(page.getByRole('main').getByText(/Hôtel exemple/)).toHaveCount(hotels.length);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  } finally {
    await putBack();
    await context.close();
  }
});

test('days, prices and contact of the edition are in the next pages, without any script', async ({
  browser,
  request,
}) => {
  const headers = await authorization(request, ORGANIZER);
  const url = '/v1/organizer/edition';
  const current = async () => (await (await request.get(url, { headers })).json())[0];
  const { _id, days, prices, contact } = await current();
  const change = async (data: object) => {
    const { version } = await current();
    const answer = await request.patch(`${url}/${_id}`, { headers, data: { version, ...data } });
    expect(answer.status()).toBe(200);
  };
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  const shows = (path: string, text: string | RegExp) =>
    expect(async () => {
      await page.goto(path);
      await expect(page.getByText(text).first()).toBeVisible({ timeout: 100 });
    }).toPass();
  try {
    await change({
      days: days.map((day: { date: string }) =>
        day.date === '2025-04-30' ? { ...day, closes: '19:30' } : day,
      ),
      prices: { ...prices, premiumStand: { 24: { amount: 761_000, currency: 'DZD' } } },
      contact: { ...contact, phones: [...contact.phones, '+213 45 00 00 09'] },
    });
    await shows('/exposant', /761[\s\u202f\u00a0]000,00/);
    await shows('/date-lieu', '19h30');
    await shows('/date-lieu', '+213 45 00 00 09');
  } finally {
    await change({ days, prices, contact });
    await context.close();
  }
  await expect(async () => {
    const answer = await request.get('/date-lieu', { headers: { accept: 'text/html' } });
    expect(await answer.text()).not.toContain('19h30');
  }).toPass();
});

for (const [path, call, shown] of [
  ['/hebergement', 'v1/hotel', /Hôtel exemple 01/],
  ['/exposant', 'v1/edition', /750[\s\u202f\u00a0]000/],
  ['/ActualitesPress', 'v1/news', /Menu/],
  ['/ExposantConfirme', 'v1/exhibitor/listed', /Exposant exemple 28/],
  ['/ExposantConfirme', 'v1/exhibitor', /Exposant exemple 01/],
] as const) {
  test(`${path} shows ${call} at once, and does not ask for it again`, async ({
    page,
    request,
  }) => {
    await whenShown(request, path, shown);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Where another test has just changed the answer, the page asks for what it has become.
    await expect(async () => {
      asked.length = 0;
      await page.goto(path);
      await liveShown(page);
      await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).not.toContain(`/${call}`);
    }).toPass();
  });
}

const PAGE = {
  ...{ name: 'Moulin exemple', sector: 'cereals', country: 'DZ' },
  ...{ description: 'Farines et semoules d’exemple.', website: 'https://exemple.dz/' },
};

test.describe('the page of an exhibitor', () => {
  test.describe.configure({ mode: 'serial' });
  test.beforeAll(({ request }) => publish(request, true));
  test.afterAll(({ request }) => publish(request, false));

  test('is whole without any script, and the directory leads to it', async ({
    browser,
    request,
  }) => {
    const { name, description } = PAGE;
    const { stands, address } = await publishedExhibitor(request);
    const context = await browser.newContext({ javaScriptEnabled: false });
    const page = await context.newPage();
    await expect(async () => {
      await page.goto('/ExposantConfirme');
      await page.getByRole('link', { name, exact: true }).click({ timeout: 500 });
    }).toPass();
    await expect(page).toHaveURL(address);
    await expect(page).toHaveTitle(`${name} - Mosta Expo`);
    for (const [language, dir] of [
      ['fr', 'ltr'],
      ['en', 'ltr'],
      ['ar', 'rtl'],
    ] as const) {
      await whenShown(request, `${address}&langue=${language}`, description);
      const answer = await page.goto(`${address}&langue=${language}`);
      expect(answer?.status()).toBe(200);
      await expect(page.locator('html')).toHaveAttribute('dir', dir);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(name);
      await expect(page.getByRole('main').getByText(description)).toBeVisible();
      await expect(
        page.getByRole('main').locator(`a[href="/PlanSalon?stand=${stands[0]}"]`),
      ).toBeVisible();
      await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
      await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    }
    await context.close();
  });

  test('shows no skeleton, asks for nothing again, and keeps its title', async ({
    page,
    request,
  }) => {
    const { name, description } = PAGE;
    const { address } = await publishedExhibitor(request);
    await whenShown(request, address, description);
    await noteLosses(page, description);
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(address);
    await liveShown(page);
    await page.waitForLoadState('networkidle');
    await expect(page.getByRole('main').getByText(description)).toBeVisible();
    await expect(page).toHaveTitle(`${name} - Mosta Expo`);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      'href',
      new RegExp(`${escaped(address)}$`),
    );
    expect(asked.filter((path) => path.startsWith('/v1/exhibitor'))).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.dataset.lost)).toBeUndefined();
    // to the directory and back, in the open page
    await page.getByRole('link', { name: 'Tous les exposants' }).click();
    await expect(page).toHaveTitle('Exposants confirmés - Mosta Expo');
    await page.getByRole('main').getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page).toHaveTitle(`${name} - Mosta Expo`);
  });

  test('is there no more once it is withdrawn, and the directory says so', async ({
    browser,
    request,
  }) => {
    const { _id, name, address } = await publishedExhibitor(request);
    const headers = await authorization(request, ORGANIZER);
    const change = async (what: 'withdraw' | 'restore') => {
      const answer = await request.post(`/v1/organizer/exhibitor/${_id}/${what}`, { headers });
      expect(answer.status()).toBe(200);
    };
    const statusOf = async () =>
      (await request.get(address, { headers: { accept: 'text/html' } })).status();
    const page = await (await browser.newContext()).newPage();
    try {
      await change('withdraw');
      await expect.poll(statusOf).toBe(404);
      await page.goto(address);
      await liveShown(page);
      await expect(page.getByText(/Cet exposant n’a pas de page/)).toBeVisible();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Exposants confirmés');
    } finally {
      await change('restore');
      await page.context().close();
    }
    await expect.poll(statusOf, { timeout: 5000 }).toBe(200);
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(await answer.text()).toContain(`<title>${name} - Mosta Expo</title>`);
  });
});

async function publish(request: APIRequestContext, published: boolean): Promise<void> {
  const headers = await authorization(request, EXHIBITOR);
  const data = { ...PAGE, published };
  const answer = await request.put('/v1/exhibitor-page/mine', { headers, data });
  expect(await answer.json()).toMatchObject({ shown: published });
}

/** The exhibitor who has a page of its own. */
async function publishedExhibitor(request: APIRequestContext) {
  const list = await (await request.get('/v1/exhibitor')).json();
  const found = (list as { _id: string; name: string; stands: string[] }[]).find(
    ({ name }) => name === PAGE.name,
  );
  if (!found) throw new Error('nobody has published this page');
  return { ...found, address: `/ExposantConfirme?exposant=${found._id}` };
}

/** Resolves once a page is sent with a text: one that cannot be drawn in a moment is sent as it was, a row's as its list. */
async function whenShown(
  request: APIRequestContext,
  address: string,
  shown: string | RegExp,
): Promise<void> {
  await expect(async () => {
    const answer = await request.get(address, { headers: { accept: 'text/html' } });
    expect(await answer.text()).toMatch(shown);
  }).toPass();
}

/** Marks the page when a text that it has shown is gone, however short, as it would be for a skeleton. */
async function noteLosses(page: Page, shown: string): Promise<void> {
  await page.addInitScript((text) => {
    let seen = false;
    new MutationObserver(() => {
      const shows = document.querySelector('main')?.textContent?.includes(text) ?? false;
      if (seen && !shows) document.documentElement.dataset.lost = text;
      seen ||= shows;
    }).observe(document, { childList: true, subtree: true });
  }, shown);
}

function escaped(text: string): string {
  return text.replace(/[?.]/g, '\\$&');
}
