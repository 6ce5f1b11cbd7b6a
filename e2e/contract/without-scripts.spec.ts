import type { APIRequestContext, Page } from '@playwright/test';
import { expect, test } from '../support/test';

type Route = {
  path: string;
  guarded: boolean;
  redirectTo?: string;
  prerender?: boolean;
};

test.use({ javaScriptEnabled: false });

/** Every page that the registry's active versions let everybody read before any script. */
async function publicRoutes(request: APIRequestContext): Promise<string[]> {
  const { remotes } = (await (await request.get('/registry.json')).json()) as {
    remotes: Record<
      string,
      { active: string; versions: Record<string, { descriptor: { routes: Route[] } }> }
    >;
  };
  return Object.values(remotes)
    .flatMap(({ active, versions }) => versions[active]?.descriptor.routes ?? [])
    .filter(({ guarded, redirectTo, prerender }) => !guarded && !redirectTo && prerender)
    .map(({ path }) => path);
}

for (const { width, language } of [
  { width: 1440, language: 'fr' },
  { width: 390, language: 'ar' },
]) {
  test(`every public page is whole without JavaScript at ${width} px, in ${language}`, async ({
    page,
    request,
  }) => {
    const routes = await publicRoutes(request);
    expect(routes.length).toBeGreaterThan(25);
    await page.setViewportSize({ width, height: 900 });
    // A page that shows data is drawn a moment after the start.
    const eventually = expect.configure({ soft: true, timeout: 8000 });
    for (const path of routes) {
      const look = async () => {
        await page.goto(`${path}?langue=${language}`);
        return faultsOf(page);
      };
      await eventually.poll(look, path).toEqual([]);
    }
  });
}

test('the plan can be moved along without JavaScript, and nothing offers what needs it', async ({
  page,
}) => {
  for (const language of ['fr', 'ar']) {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/PlanSalon?langue=${language}`);
    const main = page.getByRole('main');
    await expect(main.getByRole('button').or(main.getByRole('searchbox'))).toHaveCount(0);
    const last = main.locator('svg text', { hasText: /^D32$/ });
    await expect(last).not.toBeInViewport();
    await last.evaluate((label) => label.scrollIntoView({ inline: 'center', block: 'center' }));
    await expect(last).toBeInViewport();
    await page.emulateMedia({ media: 'print' });
    await main.getByRole('application').scrollIntoViewIfNeeded();
    for (const code of [/^A01$/, /^D32$/])
      await expect(main.locator('svg text', { hasText: code })).toBeInViewport();
    await page.emulateMedia({ media: null });
  }
});

/** What the page lacks, in words. */
async function faultsOf(page: Page): Promise<string[]> {
  const main = page.getByRole('main');
  const headings = page.getByRole('heading', { level: 1 });
  const counts = {
    'h1 beside the first': (await headings.count()) - 1,
    main: (await main.count()) - 1,
    'skeleton or progress': await main
      .locator('[class*="Skeleton"], [role="progressbar"], [aria-busy="true"]')
      .filter({ visible: true })
      .count(),
  };
  const heading = (await headings.first().textContent()) ?? '';
  const text = (await main.first().textContent()) ?? '';
  const mark = await page.getByRole('banner').locator('svg').first().boundingBox();
  const links = async (part: 'banner' | 'contentinfo') =>
    page.getByRole(part).getByRole('link').filter({ visible: true }).count();
  return [
    ...Object.entries(counts).flatMap(([what, count]) => (count === 0 ? [] : [`${count} ${what}`])),
    ...(mark && mark.width < 24 ? ['a mark that is squeezed'] : []),
    ...((await links('banner')) === 0 ? ['a header without links'] : []),
    ...((await links('contentinfo')) < 3 ? ['a footer without links'] : []),
    ...(text.length < heading.length + 100 ? ['nothing below the heading'] : []),
    ...(await main.first().evaluate(emptyBands)).map((band) => `an empty band: ${band}`),
  ];
}

/** Boxes that take the room of some lines, and in which there is nothing to see; decoration is hidden from readers. */
function emptyBands(main: Element): string[] {
  const seen = 'svg, img, picture, canvas, video, input, select, textarea, button, hr';
  return [...main.querySelectorAll('*')]
    .filter((element) => {
      const { width, height } = element.getBoundingClientRect();
      if (width < 150 || height < 80 || element.closest('svg, button, [aria-hidden]')) return false;
      if (element.textContent?.trim() || element.querySelector(seen) || element.matches(seen))
        return false;
      const { backgroundImage, visibility } = getComputedStyle(element);
      return backgroundImage === 'none' && visibility !== 'hidden';
    })
    .map((element) => {
      const { top, height } = element.getBoundingClientRect();
      return `${element.tagName.toLowerCase()} of ${Math.round(height)} px at ${Math.round(top)}`;
    });
}
