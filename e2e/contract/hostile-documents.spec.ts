import { CHROMIUM_FLAGS, installedChromium } from '@mosta/portal-sdk/browser/chromium';
import type { APIRequestContext, Dialog, Page } from '@playwright/test';
import { apply, authorization } from '../support/participation';
import { expect, ORGANIZER, test } from '../support/test';

/** Where a document is opened: the browser's own reader shows it, and does what is in it. */
const READER = 'http://document.invalid/document.pdf';
/** Opens a message where a document takes it as a part of itself. */
const HOSTILE = ') /OpenAction << /S /JavaScript /JS (app.alert(1)) >> (';
/** A document of one page that opens a message. */
const ARMED = `%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R/OpenAction<</S/JavaScript/JS(app.alert\\('armed'\\))>>>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
4 0 obj<</Title(Mosta Expo)>>endobj
trailer<</Root 1 0 R/Info 4 0 R>>
`;

// What the browser's reader writes to its console is its own.
test.use({
  allowedConsole: /./,
  launchOptions: { executablePath: installedChromium(), args: [...CHROMIUM_FLAGS] },
});

test('documents show typed texts as texts in the browser’s reader: nothing runs', async ({
  page,
  request,
}) => {
  for (const document of [await badgeOf(request), await statementOf(request)]) {
    expect(await messagesOf(page, document)).toEqual([]);
  }
  // What does run is found in the same way.
  expect(await messagesOf(page, Buffer.from(ARMED))).toEqual(['armed']);
});

async function badgeOf(request: APIRequestContext): Promise<Buffer> {
  const answer = await request.post('/v1/badge', {
    data: {
      ...{ nom: 'Exemple', prenom: 'Karima', email: `document-${Date.now()}@exemple.dz` },
      ...{ category: 'professional', company: HOSTILE, fonction: HOSTILE, pays: HOSTILE },
      consent: '2025-01',
    },
  });
  expect(answer.status()).toBe(201);
  const { token } = (await answer.json()) as { token: string };
  return read(request, `/v1/badge/${token}/pdf`);
}

async function statementOf(request: APIRequestContext): Promise<Buffer> {
  const id = await apply(request, {
    exhibitor: { fonction: HOSTILE },
    company: { name: HOSTILE, raisonSociale: HOSTILE, statut: HOSTILE, adresse: HOSTILE },
  });
  const headers = await authorization(request, ORGANIZER);
  return read(request, `/v1/organizer/participation/${id}/statement/pdf`, headers);
}

async function read(request: APIRequestContext, url: string, headers = {}): Promise<Buffer> {
  const answer = await request.get(url, { headers });
  expect(answer.headers()['content-type']).toBe('application/pdf');
  return answer.body();
}

/** Opens the document. @returns the messages that it has opened by the time that the reader shows its title */
async function messagesOf(page: Page, body: Buffer): Promise<string[]> {
  const messages: string[] = [];
  const hear = async (dialog: Dialog) => {
    messages.push(dialog.message());
    await dialog.dismiss();
  };
  page.on('dialog', hear);
  await page.route(READER, (route) => route.fulfill({ contentType: 'application/pdf', body }));
  await page.goto(READER);
  await expect
    .poll(() => page.frames().some((frame) => frame.url().startsWith('chrome-extension:')))
    .toBe(true);
  const reader = page.frames().find((frame) => frame.url().startsWith('chrome-extension:'));
  // Known once the document is read and has done what it does when it opens.
  if (reader) await expect(reader.locator('#title')).toContainText('Mosta Expo');
  page.off('dialog', hear);
  await page.unroute(READER);
  return messages;
}
