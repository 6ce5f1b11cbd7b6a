import { symlinkSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect } from 'node:net';
import { join } from 'node:path';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { exampleRegistry, writeBuilt, writeRegistry } from '../support/registry';
import { startTestApp, type TestApp } from '../support/test-app';
import { makeCaller } from './support/callers';
import { addressOf, send, validPayload } from './support/requests';

const SECRET = 'what must never be served';
const DEFAULT_LIMIT = 1_048_576;

let service: TestApp;
beforeAll(async () => {
  service = await startTestApp({ PORTAL_OVERRIDES: '1' });
  const { dataDir, hostDist } = service;
  writeRegistry(dataDir, exampleRegistry());
  const version = join(dataDir, 'remotes/exemple/1.0.0');
  writeBuilt(version, 'remoteEntry.js', 'export {};');
  writeBuilt(join(dataDir, 'stubs/lent'), 'remoteEntry.js', 'export {};');
  writeBuilt(join(hostDist, 'assets'), 'host.abcdef12.js', 'export {};');
  for (const place of [
    'auth-secret',
    'secret.js',
    'registry.json.123',
    'remotes/exemple/.secret.js',
  ]) {
    writeFileSync(join(dataDir, place), SECRET);
  }
  writeFileSync(join(hostDist, '../outside.js'), SECRET);
  // What a remote's folder may be made to hold by whoever publishes it.
  for (const folder of [version, join(dataDir, 'stubs/lent'), join(hostDist, 'assets')]) {
    symlinkSync(join(dataDir, 'secret.js'), join(folder, 'link.js'));
    symlinkSync(join(dataDir, 'secret.js'), join(folder, 'packed.js.br'));
    writeFileSync(join(folder, 'packed.js'), 'export {};');
    symlinkSync(dataDir, join(folder, 'folder'));
  }
  await service.app.listen({ port: 0, host: '127.0.0.1' });
});
afterAll(() => service.close());

/** Sends the bytes of a request line as they are: clients and `inject` would tidy the path up. */
function raw(path: string, more = ''): Promise<string> {
  const { port } = service.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    let received = '';
    const socket = connect(port, '127.0.0.1');
    socket.setEncoding('latin1');
    socket.on('data', (text) => {
      received += text;
    });
    socket.on('error', reject);
    socket.on('close', () => resolve(received));
    socket.write(`GET ${path} HTTP/1.1\r\nHost: exemple.dz\r\nConnection: close\r\n${more}\r\n`);
  });
}

const OUTSIDE = [
  'auth-secret',
  'secret.js',
  'registry.json.123',
  '../outside.js',
  '../../etc/passwd',
];
const UP = ['..', '%2e%2e', '.%2e', '%252e%252e', '..%00', '....', '%c0%ae%c0%ae', '..;'];
const SLASHES = ['/', '%2f', '%5c', '\\', '//', '%252f'];
const ROOTS = [
  '/assets/',
  '/remotes/',
  '/remotes/exemple/',
  '/remotes/exemple/1.0.0/',
  '/stubs/',
  '/sample/',
  '/',
];

describe('a path', () => {
  it.each(ROOTS)('under %s leads nowhere else', async (root) => {
    const paths = OUTSIDE.flatMap((target) =>
      UP.flatMap((up) =>
        SLASHES.flatMap((slash) =>
          [1, 2, 3].map((depth) => root + Array(depth).fill(up).join(slash) + slash + target),
        ),
      ),
    );
    for (const path of paths) {
      const answer = await raw(path);
      const shown = `${path}: ${answer.slice(9, 12)} ${answer.includes(SECRET) ? 'served' : ''}`;
      expect(shown).toMatch(/: (400|403|404) $/);
    }
  });

  it.each([
    '/remotes/exemple/.secret.js',
    '/remotes/%2e/exemple/.secret.js',
    '/remotes/exemple/1.0.0/link.js',
    '/remotes/exemple/1.0.0/folder/secret.js',
    '/remotes/exemple/1.0.0/folder/auth-secret',
    '/stubs/lent/link.js',
    '/stubs/lent/folder/secret.js',
    '/assets/link.js',
    '/assets/folder/secret.js',
    '/remotes//etc/passwd',
    '//etc/passwd',
    '/remotes/C:%5cWindows%5cwin.ini',
    '/remotes/exemple/1.0.0/remoteEntry.js%00',
    '/remotes/exemple/1.0.0/remoteEntry.js/',
    '/remotes/exemple/1.0.0/',
    '/remotes/exemple',
    '/.portal/auth-secret',
    '/auth-secret',
  ])('%s is not found', async (path) => {
    const answer = await raw(path, 'Accept: application/json\r\n');
    expect(`${path} ${answer.slice(9, 12)}`).toMatch(/ (400|403|404)$/);
    expect(answer).not.toContain(SECRET);
    expect(answer).toContain('application/problem+json');
  });

  it.each(['/remotes/exemple/1.0.0/packed.js', '/stubs/lent/packed.js', '/assets/packed.js'])(
    '%s is served, but not with a compressed form that lies elsewhere',
    async (path) => {
      expect(await raw(path, 'Accept-Encoding: br\r\n')).not.toContain(SECRET);
    },
  );
});

describe('security headers', () => {
  const HEADERS = [
    'content-security-policy',
    'x-content-type-options: nosniff',
    'referrer-policy',
    'permissions-policy',
    'x-frame-options: deny',
    'cross-origin-opener-policy',
    'cross-origin-resource-policy',
  ];

  it.each([
    ['a page', '/Bonjour', ''],
    ['a redirection', '/salut', ''],
    ['a page that does not exist', '/nulle-part', ''],
    ['a call', '/v1/hotel', ''],
    ['a refused call', '/v1/notification', ''],
    ['an unknown call', '/v1/inconnu', ''],
    ['a file', '/assets/host.abcdef12.js', ''],
    ['a remote’s file', '/remotes/exemple/1.0.0/remoteEntry.js', ''],
    ['a file that does not exist', '/remotes/exemple/1.0.0/rien.js', ''],
    ['the registry', '/registry.json', ''],
    ['the documents', '/docs', ''],
    ['the description', '/openapi.json', ''],
    ['an address that cannot be decoded', '/%zz', ''],
    ['an address too long for a route', `/v1/stand/${'x'.repeat(500)}`, ''],
    ['headers too large', '/', `X-Long: ${'x'.repeat(20_000)}\r\n`],
    ['a broken header', '/', 'Bro ken\r\n'],
  ])('are on %s', async (_case, path, more) => {
    const [head = ''] = (await raw(path, more)).toLowerCase().split('\r\n\r\n');
    for (const header of HEADERS) expect(head).toContain(`\r\n${header}`);
    expect(head).not.toMatch(/\r\n(?:server|x-powered-by):/);
  });
});

describe('another site', () => {
  it('gets no call through with a form, a text or a picture’s address', async () => {
    const organizer = await makeCaller(service, 'Organizer');
    const kinds = [
      'text/plain',
      'application/x-www-form-urlencoded',
      'text/plain; application/json',
      '',
    ];
    const seen: string[] = [];
    for (const call of service.app.calls.filter(
      ({ method }) => method !== 'GET' && method !== 'HEAD',
    )) {
      const { payload } = await validPayload(service, call, organizer);
      if (payload === undefined) continue;
      for (const kind of kinds) {
        const { statusCode } = await send(service, call, {
          url: addressOf(call),
          headers: {
            ...organizer.headers,
            'content-type': kind,
            origin: 'https://ailleurs.exemple',
          },
          payload,
        });
        if (statusCode !== 415 && statusCode !== 403) {
          seen.push(`${call.method} ${call.url} ${kind}: ${statusCode}`);
        }
      }
    }
    expect(seen).toEqual([]);
  });

  it('may read no call, and gets no permission to send one', async () => {
    for (const call of service.app.calls) {
      const { headers } = await send(
        service,
        { method: 'OPTIONS' },
        {
          url: addressOf(call),
          headers: {
            origin: 'https://ailleurs.exemple',
            'access-control-request-method': call.method,
            'access-control-request-headers': 'authorization, content-type',
          },
        },
      );
      expect(headers).not.toHaveProperty('access-control-allow-origin');
      expect(headers).not.toHaveProperty('access-control-allow-headers');
    }
  });

  it('gains nothing by cookies: the one that marks a device opens no call', async () => {
    const answer = await service.app.inject({
      method: 'POST',
      url: '/auth/login',
      payload: { email: 'exposant@exemple.dz', password: 'MostaExpo-2025' },
    });
    expect(answer.statusCode).toBe(200);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ path: '/auth', httpOnly: true, sameSite: 'Strict' }),
    ]);
    const cookies = Object.fromEntries(answer.cookies.map(({ name, value }) => [name, value]));
    const account = await service.app.inject({ method: 'GET', url: '/v1/account', cookies });
    expect(account.statusCode).toBe(401);
  });
});

describe('what is too much', () => {
  it('is refused by every call that takes a body', async () => {
    const organizer = await makeCaller(service, 'Organizer');
    const exhibitor = await makeCaller(service, 'Exhibitor');
    const wrong: string[] = [];
    for (const call of service.app.calls.filter(({ schema }) => schema.body !== undefined)) {
      const bodyLimit = call.bodyLimit ?? DEFAULT_LIMIT;
      const { headers } =
        call.access !== 'public' && call.access.includes('Organizer') ? organizer : exhibitor;
      const answer = await send(service, call, {
        url: addressOf(call),
        headers: { ...headers, 'content-type': 'application/json' },
        payload: `"${'x'.repeat(bodyLimit)}"`,
      });
      const { code } = v.parse(problemSchema, answer.json());
      if (code !== 'PAYLOAD_TOO_LARGE') wrong.push(`${call.method} ${call.url}: ${code}`);
    }
    expect(wrong).toEqual([]);
  });

  it('does no harm: depth, headers, and parameters by the thousand', async () => {
    const deep = await service.app.inject({
      method: 'POST',
      url: '/auth/login',
      headers: { 'content-type': 'application/json' },
      payload: '['.repeat(500_000),
    });
    expect(deep.statusCode).toBe(400);
    const many = `/v1/hotel?${'a=1&'.repeat(3000)}`;
    expect(await raw(many)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw(`/v1/hotel?${'a=1&'.repeat(5000)}`)).toMatch(/^HTTP\/1\.1 431 /);
    const headers = Array.from({ length: 900 }, (_, index) => `X-${index}: 1\r\n`).join('');
    expect(await raw('/v1/hotel', headers)).toMatch(/^HTTP\/1\.1 200 /);
    expect(await raw('/v1/hotel', `X-Long: ${'x'.repeat(20_000)}\r\n`)).toMatch(/^HTTP\/1\.1 431 /);
  });
});
