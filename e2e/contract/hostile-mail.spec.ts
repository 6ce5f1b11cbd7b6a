import type { APIRequestContext } from '@playwright/test';
import { HOSTILE_TEXT } from '../support/hostile-answers';
import { htmlOf, mails } from '../support/mailbox';
import { apply, authorization } from '../support/participation';
import { MAIN_PORTAL } from '../support/portal';
import { expect, ORGANIZER, test } from '../support/test';

/** Where a mail is opened, without the portal's policy: as in a program that lets everything run. */
const READER = 'http://courrier.invalid/';

test.use({ allowedConsole: /Failed to load resource|net::ERR/ });

test('a mail shows typed texts as texts: nothing runs, loads or leads elsewhere', async ({
  page,
  request,
}) => {
  const to = `courrier-${Date.now()}@exemple.dz`;
  await decide(request, to);
  const written = async () => (await mails()).filter((source) => source.includes(`To: ${to}`));
  await expect.poll(async () => (await written()).length).toBeGreaterThanOrEqual(3);

  let html = '';
  const asked: string[] = [];
  await page.route('**/*', (route) => {
    const url = route.request().url();
    if (url === READER) {
      return route.fulfill({ contentType: 'text/html; charset=utf-8', body: html });
    }
    asked.push(url);
    return route.abort();
  });
  let shown = 0;
  for (const source of await written()) {
    html = htmlOf(source);
    await page.goto(READER);
    const marks = await page.evaluate(() => ({
      ran: 'hostile' in globalThis,
      elements: document.querySelectorAll('[data-hostile], script, form, iframe').length,
      elsewhere: [...document.querySelectorAll('a')]
        .map(({ href }) => href)
        .filter((href) => !href.startsWith('mailto:')),
    }));
    expect(marks.ran).toBe(false);
    expect(marks.elements).toBe(0);
    for (const href of marks.elsewhere) expect(new URL(href).origin).toBe(MAIN_PORTAL.url);
    shown += await page.getByText('window.hostile=1').count();
  }
  expect(shown).toBeGreaterThan(0);
  expect(asked.filter((url) => !url.endsWith('/favicon.ico'))).toEqual([]);
});

/** Applies with hostile words, and has them answered with hostile words. */
async function decide(request: APIRequestContext, email: string): Promise<void> {
  const id = await apply(request, {
    exhibitor: { nom: '<b data-hostile>Exemple</b>', fonction: HOSTILE_TEXT, email },
    company: { name: HOSTILE_TEXT, raisonSociale: HOSTILE_TEXT, adresse: HOSTILE_TEXT },
  });
  const headers = await authorization(request, ORGANIZER);
  const data = { message: HOSTILE_TEXT };
  for (const decision of ['request-change', 'accept']) {
    const url = `/v1/organizer/participation/${id}/${decision}`;
    expect((await request.post(url, { headers, data })).status()).toBe(200);
  }
}
