/** @jest-environment @mosta/portal-sdk/jest/page */
import type { AxiosInstance } from 'axios';
import { HttpResponse, http, setupApi } from '../testing/handlers';
import { axios } from './axios-library';
import { lateClient } from './late-client';

const api = setupApi();
const SETTINGS = { baseURL: '/', timeout: 1000 };

/** Answers every way of calling with how it was called. */
function answerWithRequest(): void {
  api.use(
    http.all('/v1/echo', async ({ request }) =>
      HttpResponse.json({
        method: request.method,
        search: new URL(request.url).search,
        body: await request.text(),
        mark: request.headers.get('x-mark'),
      }),
    ),
  );
}

it('has every member of an axios client, and can be called itself', async () => {
  const client = lateClient(SETTINGS);
  const missing = Object.keys(axios.create()).filter(
    (name) => !name.startsWith('_') && !(name in client),
  );
  expect(missing).toEqual([]);
  answerWithRequest();
  await expect(client('v1/echo')).resolves.toMatchObject({ data: { method: 'GET' } });
  await expect(client({ url: 'v1/echo', method: 'post', data: 'x' })).resolves.toMatchObject({
    data: { method: 'POST', body: 'x' },
  });
});

it.each(['get', 'delete', 'options'] as const)('sends %s', async (method) => {
  answerWithRequest();
  const { data } = await lateClient(SETTINGS)[method]('v1/echo', { params: { code: 'A01' } });
  expect(data).toMatchObject({ method: method.toUpperCase(), search: '?code=A01' });
});

it('sends head', async () => {
  api.use(http.head('/v1/echo', () => new HttpResponse(null, { headers: { 'x-mark': 'seen' } })));
  const { headers } = await lateClient(SETTINGS).head('v1/echo');
  expect(headers['x-mark']).toBe('seen');
});

it.each(['post', 'put', 'patch'] as const)('sends %s, and its form', async (method) => {
  answerWithRequest();
  const client = lateClient(SETTINGS);
  const plain = await client[method]('v1/echo', { code: 'A01' });
  expect(plain.data).toMatchObject({ method: method.toUpperCase(), body: '{"code":"A01"}' });
  const form = await client[`${method}Form`]('v1/echo', { code: 'A01' });
  // as this environment writes a form
  expect(form.data).toMatchObject({ method: method.toUpperCase(), body: '[object FormData]' });
});

it('hands on the interceptors that were set before its library came, after its own', async () => {
  answerWithRequest();
  const order: string[] = [];
  const note = (client: AxiosInstance, name: string) =>
    client.interceptors.response.use((response) => {
      order.push(name);
      return response;
    });
  const client = lateClient(SETTINGS, (made) => note(made, 'own'));
  note(client, 'first');
  const gone = note(client, 'gone');
  client.interceptors.response.eject(gone);
  client.interceptors.request.use((request) => {
    request.headers.set('x-mark', 'early');
    return request;
  });
  const { data } = await client.get('v1/echo');
  expect(data).toMatchObject({ mark: 'early' });
  expect(order).toEqual(['own', 'first']);
});

it('takes interceptors away again once its library has come, whenever they were set', async () => {
  answerWithRequest();
  const client = lateClient(SETTINGS);
  const seen = jest.fn((response) => response);
  const early = client.interceptors.response.use(seen);
  await client.get('v1/echo');
  expect(seen).toHaveBeenCalledTimes(1);
  client.interceptors.response.eject(early);
  const late = client.interceptors.response.use(seen);
  await client.get('v1/echo');
  expect(seen).toHaveBeenCalledTimes(2);
  client.interceptors.response.eject(late);
  client.interceptors.response.clear();
  await client.get('v1/echo');
  expect(seen).toHaveBeenCalledTimes(2);
});

it('goes by the defaults that were changed before its library came, and after', async () => {
  answerWithRequest();
  const client = lateClient(SETTINGS);
  expect(client.defaults).toMatchObject(SETTINGS);
  client.defaults.headers.common['x-mark'] = 'before';
  client.defaults.params = { edition: '2025' };
  await expect(client.get('v1/echo')).resolves.toMatchObject({
    data: { mark: 'before', search: '?edition=2025' },
  });
  client.defaults.headers.common['x-mark'] = 'after';
  await expect(client.get('v1/echo')).resolves.toMatchObject({ data: { mark: 'after' } });
});

it('writes an address alike before its library has come and after', async () => {
  answerWithRequest();
  const client = lateClient(SETTINGS);
  const call = { url: 'v1/stand', params: { codes: ['A01', 'B02'] } };
  const before = client.getUri(call);
  await client.get('v1/echo');
  expect(before).toBe('/v1/stand?codes%5B%5D=A01&codes%5B%5D=B02');
  expect(client.getUri(call)).toBe(before);
});

it('makes clients with its settings and theirs, and without its interceptors', async () => {
  answerWithRequest();
  const client = lateClient({ ...SETTINGS, headers: { 'x-mark': 'parent' } });
  const seen = jest.fn((response) => response);
  client.interceptors.response.use(seen);
  const early = client.create({ params: { by: 'early' } });
  await expect(early.get('v1/echo')).resolves.toMatchObject({
    data: { mark: 'parent', search: '?by=early' },
  });
  expect(seen).not.toHaveBeenCalled();
  await client.get('v1/echo');
  const late = client.create({ headers: { 'x-mark': 'child' } });
  await expect(late.get('v1/echo')).resolves.toMatchObject({ data: { mark: 'child' } });
  expect(seen).toHaveBeenCalledTimes(1);
});
