import { hotelListSchema } from '@mosta/shared/schemas/hotel.schema';
import { newsListSchema } from '@mosta/shared/schemas/news.schema';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { addSampleData } from '../src/sample/sample-data';
import { contentEntries } from '../src/tables/content';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp();
});
afterAll(() => service.close());

const problemOf = (response: { json: () => unknown }) => v.parse(problemSchema, response.json());

describe('hotels', () => {
  it('are listed as the schema says, and not sent twice to who has them', async () => {
    const response = await service.app.inject({ url: '/v1/hotel' });
    const list = v.parse(hotelListSchema, response.json());
    expect(list.map(({ name }) => name)).toEqual(
      Array.from({ length: 8 }, (_, index) => `Hôtel exemple 0${index + 1}`),
    );
    expect(list.some(({ email }) => email === null)).toBe(true);
    expect(list.some(({ categories }) => categories.others.length > 0)).toBe(true);

    const { etag } = response.headers;
    const again = await service.app.inject({
      url: '/v1/hotel',
      headers: { 'if-none-match': String(etag) },
    });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
  });

  it('show drawings that exist', async () => {
    const list = v.parse(hotelListSchema, (await service.app.inject({ url: '/v1/hotel' })).json());
    const urls = list.flatMap(({ logoUrl, categories }) => [
      logoUrl,
      ...Object.values(categories).flatMap((entries) => entries.flatMap(({ images }) => images)),
    ]);
    for (const url of new Set(urls)) {
      const response = await service.app.inject({ url });
      expect(`${url} ${response.statusCode} ${response.headers['content-type']}`).toBe(
        `${url} 200 image/svg+xml`,
      );
    }
  });

  it('name in the news the discount code that they announce, which is accepted', async () => {
    const items = v.parse(newsListSchema, (await service.app.inject({ url: '/v1/news' })).json());
    const discount = items.find(({ category }) => category === 'Réduction');
    const code = /\u00a0: (\w+)\. Il réduit de (\d+)/.exec(discount?.content ?? '');
    const answer = await service.app.inject({
      ...{ method: 'POST', url: '/v1/promo' },
      payload: { code: code?.[1] },
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      expect.objectContaining({ discountType: 'percentage', discountValue: Number(code?.[2]) }),
    ]);
  });

  it('stay as they are when the sample data is added again', async () => {
    const before = await service.database.db.select().from(contentEntries);
    await addSampleData(service.database.db);
    expect(await service.database.db.select().from(contentEntries)).toEqual(before);
  });
});

describe('problem documents', () => {
  it.each([
    ['a call that does not exist', { url: '/v1/inconnu' }, 404, 'NOT_FOUND'],
    [
      'the same for a browser',
      { url: '/v1/inconnu', headers: { accept: 'text/html' } },
      404,
      'NOT_FOUND',
    ],
    [
      'malformed JSON',
      {
        method: 'POST',
        url: '/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"email":',
      },
      400,
      'MALFORMED_REQUEST',
    ],
    [
      'another content type',
      {
        method: 'POST',
        url: '/auth/login',
        headers: { 'content-type': 'application/xml' },
        payload: '<a/>',
      },
      415,
      'UNSUPPORTED_MEDIA_TYPE',
    ],
    [
      'a body too large',
      { method: 'POST', url: '/v1/failure', payload: { remote: 'x'.repeat(5000) } },
      413,
      'PAYLOAD_TOO_LARGE',
    ],
    ['an address that cannot be decoded', { url: '/%zz' }, 400, 'MALFORMED_REQUEST'],
    [
      'a character that no text may hold',
      {
        method: 'POST',
        url: '/auth/signup',
        payload: {
          nom: 'Ex\u0000emple',
          prenom: 'Autre',
          email: 'nul@exemple.dz',
          password: 'assez long pour passer',
        },
      },
      400,
      'INVALID_INPUT',
    ],
    ['no body at all', { method: 'POST', url: '/auth/login' }, 400, 'INVALID_INPUT'],
    [
      'a poisoned body',
      {
        method: 'POST',
        url: '/auth/login',
        headers: { 'content-type': 'application/json' },
        payload: '{"__proto__":{"role":"Organizer"}}',
      },
      400,
      'MALFORMED_REQUEST',
    ],
  ] as const)('answer %s', async (_case, request, status, code) => {
    const response = await service.app.inject(request as { url: string });
    expect(response.statusCode).toBe(status);
    expect(response.headers['content-type']).toBe('application/problem+json');
    const problem = problemOf(response);
    expect(problem).toMatchObject({ status, code });
    expect(problem.requestId).toBe(response.headers['x-request-id']);
  });

  it('tell nothing of a fault of ours', async () => {
    const select = jest.spyOn(service.database.db, 'select').mockImplementation(() => {
      throw new Error('relation "hotels" at 10.0.0.7');
    });
    const response = await service.app.inject({ url: '/v1/hotel' });
    select.mockRestore();
    expect(response.statusCode).toBe(500);
    expect(problemOf(response).code).toBe('INTERNAL');
    expect(response.body).not.toMatch(/relation|10\.0\.0\.7|select/);
  });
});

describe('reports of failed remotes', () => {
  it('are taken and counted', async () => {
    const payload = {
      remote: 'hotels',
      version: '1.0.0',
      phase: 'script',
      code: 'TIMEOUT',
      ms: 8000,
    };
    const response = await service.app.inject({ method: 'POST', url: '/v1/failure', payload });
    expect(response.statusCode).toBe(204);
    const metrics = await service.app.inject({ url: '/metrics' });
    expect(metrics.body).toContain('portal_remote_failures_total{phase="script"} 1');
  });
});

describe('health', () => {
  it('tells alive from ready', async () => {
    expect((await service.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    expect((await service.app.inject({ url: '/readyz' })).statusCode).toBe(200);
    const later = Date.now() + 2000;
    const clock = jest.spyOn(Date, 'now').mockReturnValue(later);
    const query = jest.spyOn(service.database.pool, 'query').mockImplementation(() => {
      throw new Error('no answer');
    });
    const unready = await service.app.inject({ url: '/readyz' });
    const alive = await service.app.inject({ url: '/healthz' });
    query.mockRestore();
    clock.mockRestore();
    expect(unready.statusCode).toBe(503);
    expect(problemOf(unready).code).toBe('UNAVAILABLE');
    expect(alive.statusCode).toBe(200);
  });
});
