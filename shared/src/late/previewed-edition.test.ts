/** @jest-environment @mosta/portal-sdk/jest/page */
import { PREVIEW_HEADER, PREVIEW_META } from '../contract/published';
import { plainClient } from '../http/plain-client';
import { HttpResponse, http, setupApi } from '../testing/handlers';
import { previewedEdition } from './previewed-edition';

const api = setupApi();
let sent: (string | null)[];
beforeEach(() => {
  sent = [];
  api.use(
    http.get('*/v1/edition', ({ request }) => {
      sent.push(request.headers.get(PREVIEW_HEADER));
      return HttpResponse.json({});
    }),
  );
});
afterEach(() => document.head.replaceChildren());

function mark(edition: string): void {
  const meta = document.createElement('meta');
  Object.assign(meta, { name: PREVIEW_META, content: edition });
  document.head.append(meta);
}

it('names the edition that the page says it previews', () => {
  expect(previewedEdition()).toBeNull();
  mark('Mosta Expo 2026');
  expect(previewedEdition()).toBe('Mosta Expo 2026');
});

it('has the calls of such a page say so, and no others', async () => {
  await plainClient.get('v1/edition');
  mark('Mosta Expo 2026');
  await plainClient.get('v1/edition');
  expect(sent).toEqual([null, '1']);
});
