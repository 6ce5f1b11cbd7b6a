import * as v from 'valibot';
import { type DescribedCall, describeCall } from '../src/docs/described-call';
import { isValibotSchema } from '../src/docs/json-schema';
import { SOCKET_EVENTS } from '../src/docs/socket-events';
import { TAGS } from '../src/docs/tags';
import { PROBLEMS } from '../src/modules/problems';
import { RELEASE_PROBLEMS } from '../src/modules/release/release.problems';
import { startTestApp, type TestApp } from './support/test-app';

let service: TestApp;
let calls: DescribedCall[];
let page: string;
beforeAll(async () => {
  service = await startTestApp();
  calls = service.app.calls.filter(({ method }) => method !== 'HEAD').map(describeCall);
  page = (await service.app.inject({ url: '/docs', headers: { host: 'exemple.dz' } })).body;
});
afterAll(() => service.close());

/** What is missing, a sentence each, of all calls. */
const complaints = (check: (described: DescribedCall) => string[]) =>
  calls.flatMap((described) => {
    const { method, url } = described.call;
    return check(described).map((said) => `${method} ${url}: ${said}`);
  });

function issuesOf(what: string, schema: unknown, example: unknown): string[] {
  if (!isValibotSchema(schema)) return [];
  return (v.safeParse(schema, example).issues ?? []).map(
    (issue) =>
      `the example of ${what} is refused at « ${v.getDotPath(issue) ?? ''} » (${issue.message}): mend it in api/src/docs/samples`,
  );
}

describe('every call', () => {
  it('has a value for each field of its examples', () => {
    const missing = complaints(({ unknown }) =>
      [...new Set(unknown)].map(
        (path) => `the example has no value for « ${path} »: add one to api/src/docs/samples`,
      ),
    );
    expect(missing).toEqual([]);
  });

  it('has examples that its own schemas take', () => {
    const refused = complaints(({ call, parameters, body, answers }) => {
      const { schema } = call;
      const examplesIn = (place: string) =>
        Object.fromEntries(
          parameters.filter((one) => one.in === place).map(({ name, example }) => [name, example]),
        );
      const responses: Record<string, unknown> = { ...(schema.response ?? {}) };
      return [
        ...issuesOf('its path', schema.params, examplesIn('path')),
        ...issuesOf('its query', schema.querystring, examplesIn('query')),
        ...issuesOf('its body', schema.body ?? schema.multipart?.texts, body?.example),
        ...answers.flatMap(({ status, content }) =>
          content ? issuesOf(`answer ${status}`, responses[status], content.example) : [],
        ),
      ];
    });
    expect(refused).toEqual([]);
  });

  it('says what it is about, what it does, and what it answers', () => {
    const known = TAGS.map(([name]) => name);
    const missing = complaints(({ call, tag, parameters, answers }) => [
      ...(known.includes(tag) ? [] : [`its tag « ${tag} » is not in api/src/docs/tags.ts`]),
      ...(call.schema.summary ? [] : ['it has no summary']),
      ...(answers.length > 0 ? [] : ['state a response, or the media type in produces']),
      ...parameters
        .filter(({ meaning }) => meaning === undefined)
        .map(({ name }) => `say in api/src/docs/meanings.ts what « ${name} » means`),
    ]);
    expect(missing).toEqual([]);
  });

  it('has a name of its own', () => {
    expect(new Set(calls.map(({ id }) => id)).size).toBe(calls.length);
  });
});

describe('the problem codes', () => {
  it('are each said by some call, or belong to all', () => {
    const said = new Set<string>(calls.flatMap(({ problems }) => problems));
    const general = [
      ...['INTERNAL', 'UNAVAILABLE', 'REQUEST_TIMEOUT', 'HEADERS_TOO_LARGE'],
      // Of whatever call a page of a preview makes (decision 0116).
      ...['EDITION_PREVIEW', 'PREVIEW_ENDED'],
      // The calls of pipelines are in the guide "Write a remote": they are no part of the service's own interface.
      ...Object.keys(RELEASE_PROBLEMS),
    ];
    const silent = Object.keys(PROBLEMS).filter(
      (code) => !said.has(code) && !general.includes(code),
    );
    expect(
      silent.map((code) => `${code}: name it in the problems of the calls that give it`),
    ).toEqual([]);
  });
});

describe('the events of the socket', () => {
  it('have examples that their schemas take', () => {
    for (const { schema, example } of SOCKET_EVENTS) expect(v.is(schema, example)).toBe(true);
  });
});

const operationSchema = v.object({
  operationId: v.pipe(v.string(), v.regex(/^[a-z][A-Za-z]+$/)),
  tags: v.pipe(v.array(v.string()), v.length(1)),
  summary: v.pipe(v.string(), v.nonEmpty()),
  description: v.pipe(v.string(), v.nonEmpty()),
  parameters: v.optional(
    v.array(
      v.object({
        name: v.string(),
        in: v.picklist(['path', 'query']),
        required: v.boolean(),
        description: v.pipe(v.string(), v.nonEmpty()),
        schema: v.object({}),
      }),
    ),
    [],
  ),
  requestBody: v.optional(
    v.object({
      content: v.record(
        v.string(),
        v.object({ schema: v.object({}), examples: v.object({ exemple: v.object({}) }) }),
      ),
    }),
  ),
  security: v.optional(v.array(v.record(v.string(), v.array(v.string())))),
  responses: v.record(
    v.pipe(v.string(), v.regex(/^(\d{3}|default)$/)),
    v.object({
      description: v.string(),
      content: v.optional(v.record(v.string(), v.looseObject({}))),
    }),
  ),
});
const documentSchema = v.object({
  openapi: v.literal('3.1.0'),
  info: v.object({ title: v.string(), version: v.string() }),
  tags: v.array(v.object({ name: v.string(), description: v.string() })),
  paths: v.record(v.string(), v.record(v.string(), operationSchema)),
  components: v.object({ schemas: v.object({ Problem: v.object({}) }) }),
});

describe('the OpenAPI document', () => {
  it('says what the days and hours of the edition look like', async () => {
    const { paths } = (await service.app.inject('/openapi.json')).json();
    const { schema } = paths['/v1/edition'].get.responses['200'].content['application/json'];
    const { date, opens, closes } = schema.properties.days.items.properties;
    expect(date).toMatchObject({ type: 'string', format: 'date' });
    for (const hour of [opens, closes]) expect('10:00').toMatch(new RegExp(hour.pattern));
  });

  const read = async () =>
    v.parse(documentSchema, (await service.app.inject({ url: '/openapi.json' })).json());

  it('has the form of 3.1, and names every parameter of every path', async () => {
    const { paths } = await read();
    for (const [path, operations] of Object.entries(paths)) {
      const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      for (const { parameters } of Object.values(operations)) {
        const inPath = parameters.filter((one) => one.in === 'path');
        expect(inPath.map(({ name }) => name).sort()).toEqual(named.sort());
        expect(inPath.every(({ required }) => required)).toBe(true);
      }
    }
    const operations = Object.values(paths).reduce((sum, one) => sum + Object.keys(one).length, 0);
    expect(operations).toBe(calls.length);
  });

  it('says of every call whether one has to be signed in', async () => {
    const { paths } = await read();
    for (const { call, path } of calls) {
      const { security } = paths[path]?.[call.method.toLowerCase()] ?? {};
      const asked = security?.every((scheme) => 'bearer' in scheme) ?? false;
      expect([path, asked]).toEqual([path, call.access !== 'public']);
    }
  });

  it('describes files, parts and a token that may be left out', async () => {
    const { paths } = await read();
    expect(paths['/v1/quote/{id}/pdf']?.get?.responses['200']?.content).toHaveProperty([
      'application/pdf',
    ]);
    expect(paths['/v1/badge/{token}/qr.svg']?.get?.responses['200']?.content).toHaveProperty([
      'image/svg+xml',
    ]);
    expect(paths['/v1/staff']?.post?.requestBody?.content).toHaveProperty(['multipart/form-data']);
    expect(paths['/v1/quote']?.post?.security).toEqual([{}, { bearer: [] }]);
    expect(Object.keys(paths['/v1/stand/{code}/hold']?.post?.responses ?? {}).sort()).toEqual(
      ['201', '401', '403', '404', '409', 'default'].sort(),
    );
  });
});

describe('the page', () => {
  it('shows every call with its example, under an anchor of its own', () => {
    const missing = complaints(({ id, path }) => [
      ...(page.includes(`<article id="${id}"`) ? [] : ['it is not on the page']),
      ...(page.includes(`href="#${id}"`) ? [] : ['nothing leads to it']),
      ...(page.includes(path) ? [] : ['its path is not shown']),
    ]);
    expect(missing).toEqual([]);
    expect(page).toContain('http://exemple.dz/auth/login');
  });

  it('leads only to what it has, and names nothing twice', () => {
    const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    const links = [...page.matchAll(/href="#([^"]+)"/g)].map(([, id]) => id);
    expect(links.filter((id) => !ids.includes(id))).toEqual([]);
  });

  it('shows the codes and the events, without a script', () => {
    for (const code of Object.keys(PROBLEMS)) expect(page).toContain(`<dt id="${code}"`);
    for (const { name } of SOCKET_EVENTS) expect(page).toContain(`id="socket-${name}"`);
    expect(page).not.toContain('<script');
  });

  it('repeats no address that is none', async () => {
    const { body } = await service.app.inject({
      url: '/docs',
      headers: { host: "exemple.dz'$(ls)" },
    });
    expect(body).not.toContain('$(ls)');
  });
});
