import { authorization } from '../support/participation';
import { expect, liveShown, ORGANIZER, test } from '../support/test';

test('what an organiser changes is in the next page, whole, without any script', async ({
  browser,
  request,
}) => {
  const headers = await authorization(request, ORGANIZER);
  const hotels = (await (await request.get('/v1/hotel')).json()) as {
    _id: string;
    badge: string;
  }[];
  const last = hotels.at(-1);
  const setBadge = (badge: string | null) =>
    request.patch(`/v1/organizer/hotel/${last?._id}`, { headers, data: { badge } });
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  try {
    expect((await setBadge('Récemment rénové')).status()).toBe(200);
    await expect(async () => {
      await page.goto('/hebergement');
      await expect(page.getByText('Récemment rénové')).toBeVisible({ timeout: 100 });
    }).toPass();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Trouvez votre séjour idéal');
    await expect(page.getByRole('main').getByText(/Hôtel exemple/)).toHaveCount(hotels.length);
    await expect(page.getByRole('banner').getByRole('link').first()).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
  } finally {
    await setBadge(last?.badge ?? null);
    await context.close();
  }
});

for (const [path, call, shown] of [
  ['/hebergement', 'v1/hotel', /Hôtel exemple 01/],
  ['/ActualitesPress', 'v1/news', /Menu/],
  ['/ExposantConfirme', 'v1/exhibitor/listed', /Exposant exemple 28/],
  ['/ExposantConfirme', 'v1/exhibitor', /Exposant exemple 01/],
] as const) {
  test(`${path} shows ${call} at once, and does not ask for it again`, async ({
    page,
    request,
  }) => {
    await expect(async () => {
      const answer = await request.get(path, { headers: { accept: 'text/html' } });
      expect(await answer.text()).toMatch(shown);
    }).toPass();
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await page.goto(path);
    await liveShown(page);
    await expect(page.getByRole('main').getByText(shown).first()).toBeVisible();
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(`/${call}`);
  });
}
