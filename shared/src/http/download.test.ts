/** @jest-environment @mosta/portal-sdk/jest/page */
import { fails, HttpResponse, http, setupApi } from '../testing/handlers';
import { downloadFile } from './download';

const api = setupApi();
let saved: { name: string; text: Promise<string> }[] = [];

beforeEach(() => {
  saved = [];
  let blob = new Blob();
  URL.createObjectURL = (given) => {
    if (given instanceof Blob) blob = given;
    return 'blob:exemple';
  };
  URL.revokeObjectURL = () => undefined;
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function save(
    this: HTMLAnchorElement,
  ) {
    saved.push({ name: this.download, text: blob.text() });
  });
});
afterEach(() => jest.restoreAllMocks());

const file = (disposition?: string) =>
  http.get('/v1/fichier', () =>
    HttpResponse.text('%PDF-1.7', {
      headers: {
        'content-type': 'application/pdf',
        ...(disposition ? { 'content-disposition': disposition } : {}),
      },
    }),
  );

it.each([
  ['attachment; filename="devis.pdf"', 'devis.pdf'],
  ['attachment; filename="x.pdf"; filename*=UTF-8\'\'relev%C3%A9.pdf', 'relevé.pdf'],
  ["attachment; filename*=UTF-8''100%.pdf", 'secours.pdf'],
  [undefined, 'secours.pdf'],
])('saves the file of %s as %s', async (disposition, name) => {
  api.use(file(disposition));
  await downloadFile('v1/fichier', { name: 'secours.pdf' });
  expect(saved.map((one) => one.name)).toEqual([name]);
});

it('reports the code of a refusal, which arrives as a file too', async () => {
  api.use(fails('get', '/v1/fichier', 404, 'DOCUMENT_NOT_FOUND', 'Ce document n’existe plus.'));
  await expect(downloadFile('v1/fichier', { name: 'secours.pdf' })).rejects.toMatchObject({
    code: 'DOCUMENT_NOT_FOUND',
    status: 404,
    message: 'Ce document n’existe plus.',
  });
  expect(saved).toEqual([]);
});
