import { existsSync, readdirSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readRegistry } from '@mosta/release/registry-store';
import { readLog } from '@mosta/release/release-log';
import { addToken, listTokens, revokeTokens } from '@mosta/release/tokens';
import { problemSchema } from '@mosta/shared/schemas/problem.schema';
import * as v from 'valibot';
import { archiveOf, tarOf } from './support/builds';
import { bearer, startTestApp, type TestApp } from './support/test-app';

const BY = 'user:essai';

let service: TestApp;
let token = '';
beforeAll(async () => {
  service = await startTestApp();
  token = await addToken(service.dataDir, 'exemple', BY);
});
afterAll(() => service.close());

type Sent = { url: string; payload?: Buffer | object; with?: string; type?: string };

function call(method: 'PUT' | 'POST' | 'GET', { url, payload, with: shown = token, type }: Sent) {
  return service.app.inject({
    method,
    url: `/_portal/remotes/${url}`,
    headers: {
      ...(shown && { authorization: `Bearer ${shown}` }),
      ...(Buffer.isBuffer(payload) && { 'content-type': type ?? 'application/gzip' }),
    },
    ...(payload && { payload }),
  });
}

const put = (remote: string, version: string, payload: Buffer, more: Partial<Sent> = {}) =>
  call('PUT', { url: `${remote}/versions/${version}`, payload, ...more });

/** Code and sentence of a refusal, which is a problem document of that status. */
function refusal(answer: Awaited<ReturnType<typeof call>>, status: number) {
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([
    status,
    'application/problem+json',
  ]);
  const { code, detail = '' } = v.parse(problemSchema, answer.json());
  return { code, detail };
}

const remoteNow = async (name = 'exemple') => (await readRegistry(service.dataDir)).remotes[name];
/** Folders of uploads and of versions under way. */
const drafts = () =>
  readdirSync(join(service.dataDir, 'remotes')).filter((name) => name.startsWith('.'));

describe('a version that is sent', () => {
  it('is on the pages at once, and its files are served', async () => {
    const { version, hash, archive, files } = await archiveOf('exemple', 'one');
    const answer = await put('exemple', hash, archive, {
      url: `exemple/versions/${hash}?commit=${'a'.repeat(40)}`,
    });
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      { remote: 'exemple', version, published: true, active: version },
    ]);
    expect((await remoteNow())?.versions[version]).toMatchObject({
      commit: 'a'.repeat(40),
      publishedBy: expect.stringMatching(/^token:[\da-f]{8}$/),
    });
    const page = await service.app.inject({ url: '/exemple', headers: { accept: 'text/html' } });
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain(version);
    const entry = await service.app.inject({ url: `/remotes/exemple/${version}/remoteEntry.js` });
    expect(entry.body).toBe(files['remoteEntry.js']);
    expect(drafts()).toEqual([]);
    const [line] = await readLog(service.dataDir, 'exemple').then((log) => log.slice(-1));
    expect(line).toMatchObject({ action: 'publish', version, commit: 'a'.repeat(40) });
  });

  it('changes nothing when it is sent again, not even after a rollback', async () => {
    const [one, two] = [await archiveOf('exemple', 'one'), await archiveOf('exemple', 'two')];
    expect((await put('exemple', two.version, two.archive)).statusCode).toBe(201);
    expect((await call('POST', { url: 'exemple/rollback' })).json()).toMatchObject({
      active: one.version,
      changed: true,
    });
    const before = await readFile(join(service.dataDir, 'registry.json'), 'utf8');
    expect((await put('exemple', two.version, two.archive)).statusCode).toBe(200);
    expect(await readFile(join(service.dataDir, 'registry.json'), 'utf8')).toBe(before);
  });

  it('is only stored where that is asked for, tried, promoted, closed and opened', async () => {
    const three = await archiveOf('exemple', 'three');
    const { version } = three;
    const url = `exemple/versions/${three.hash}?activate=false`;
    expect((await put('', '', three.archive, { url })).json()).toMatchObject({ published: true });
    expect((await remoteNow())?.active).not.toBe(version);
    const canary = await call('POST', { url: 'exemple/canary', payload: { version, percent: 10 } });
    expect(canary.json()).toMatchObject({ canary: { version, percent: 10 } });
    expect((await call('POST', { url: 'exemple/promote' })).json()).toMatchObject({
      active: version,
    });
    expect((await call('POST', { url: 'exemple/disable' })).json()).toMatchObject({
      enabled: false,
    });
    expect((await call('POST', { url: 'exemple/enable' })).json()).toMatchObject({ enabled: true });
    const one = await archiveOf('exemple', 'one');
    const activated = await call('POST', {
      url: 'exemple/activate',
      payload: { version: one.version },
    });
    expect(activated.json()).toMatchObject({ active: one.version, previous: version });
    const state = await call('GET', { url: 'exemple' });
    expect(state.json()).toMatchObject({ remote: 'exemple', active: one.version });
  });

  it('may come as a tar that is not compressed', async () => {
    const { entries, version } = await archiveOf('exemple', 'plain');
    const payload = await tarOf(entries, { gzip: false });
    const answer = await put('exemple', version, payload, { type: 'application/x-tar' });
    expect(answer.statusCode).toBe(201);
  });

  it('may come as `tar -C dist .` writes it', async () => {
    const { entries, version } = await archiveOf('exemple', 'dots');
    const payload = await tarOf([
      { name: './', type: 'directory' },
      ...entries.map((entry) => ({ ...entry, name: `./${entry.name}` })),
    ]);
    expect((await put('exemple', version, payload)).statusCode).toBe(201);
  });

  it('twice at the same moment is published once', async () => {
    const { archive, version } = await archiveOf('exemple', 'twice');
    const answers = await Promise.all([1, 2, 3].map(() => put('exemple', version, archive)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 200, 201]);
    expect(drafts()).toEqual([]);
  });
});

/** Every call, each as its team makes it. */
const CALLS: ['PUT' | 'POST' | 'GET', string, (version: string) => object | undefined][] = [
  ['PUT', '/versions/abc', () => undefined],
  ['GET', '', () => undefined],
  ['POST', '/activate', (version) => ({ version })],
  ['POST', '/canary', (version) => ({ version, percent: 5 })],
  ['POST', '/rollback', () => undefined],
  ['POST', '/promote', () => undefined],
  ['POST', '/enable', () => undefined],
  ['POST', '/disable', () => undefined],
];

describe.each(CALLS)('%s /_portal/remotes/:name%s', (method, path, bodyOf) => {
  it('is open to the token of that remote alone', async () => {
    const { archive, version, hash } = await archiveOf('exemple', 'matrix');
    await put('exemple', version, archive);
    const before = await readFile(join(service.dataDir, 'registry.json'), 'utf8');
    const payload = method === 'PUT' ? archive : bodyOf(version);
    const url = `exemple${path.replace('abc', hash)}`;
    const revoked = await addToken(service.dataDir, 'exemple', BY);
    const [last] = (await listTokens(service.dataDir, 'exemple')).slice(-1);
    await revokeTokens(service.dataDir, 'exemple', BY, last?.id);
    const callers: [string, number, string][] = [
      ['', 401, 'UNAUTHENTICATED'],
      ['mosta-00000000-nothing', 401, 'UNAUTHENTICATED'],
      [revoked, 401, 'UNAUTHENTICATED'],
      [`${token.slice(0, -1)}${token.endsWith('A') ? 'B' : 'A'}`, 401, 'UNAUTHENTICATED'],
      [bearer(await service.organizer()).authorization.slice(7), 401, 'UNAUTHENTICATED'],
      [await addToken(service.dataDir, 'autre', BY), 403, 'FORBIDDEN'],
    ];
    for (const [shown, status, code] of callers) {
      const answer = await call(method, { url, with: shown, ...(payload && { payload }) });
      expect(refusal(answer, status).code).toBe(code);
    }
    expect(await readFile(join(service.dataDir, 'registry.json'), 'utf8')).toBe(before);
    const own = await call(method, { url, ...(payload && { payload }) });
    // Whoever may call is answered by what the registry says of it.
    expect([200, 201, 409]).toContain(own.statusCode);
  });
});

describe('an archive is refused with its reason, and nothing of it stays:', () => {
  const good = archiveOf('exemple', 'hostile');
  const withEntry = async (entry: Parameters<typeof tarOf>[0][number]) =>
    tarOf([...(await good).entries, entry]);

  const refused: [string, () => Promise<Buffer>, RegExp][] = [
    ['a way out', () => withEntry({ name: '../out.js', text: 'x' }), /sort de son dossier/],
    ['an absolute name', () => withEntry({ name: '/../../etc/x', text: 'x' }), /sort de son/],
    [
      'a symbolic link',
      () => withEntry({ name: 'l', type: 'symlink', linkname: '/etc' }),
      /un lien/,
    ],
    ['a hard link', () => withEntry({ name: 'l', type: 'link', linkname: 'x.js' }), /un lien/],
    ['a device', () => withEntry({ name: 'd', type: 'character-device' }), /périphérique/],
    ['a hidden file', () => withEntry({ name: '.htaccess', text: 'x' }), /n’est pas celui/],
    ['a strange name', () => withEntry({ name: 'a b\n.js', text: 'x' }), /n’est pas celui/],
    ['the same file twice', () => withEntry({ name: 'descriptor.json', text: '{}' }), /même place/],
    [
      'a long name',
      () => withEntry({ name: `${'a'.repeat(199)}.js`, text: '' }),
      /n’est pas celui/,
    ],
    [
      'too many files',
      async () =>
        tarOf(
          Array.from({ length: 5001 }, (_, index) => ({ name: `f${index}`, type: 'directory' })),
        ),
      /plus de 5000 fichiers/,
    ],
    [
      'a file that grows when it is unpacked',
      () => withEntry({ name: 'big.js', text: '0'.repeat(33 * 1024 * 1024) }),
      /big.js dépasse 32 Mo/,
    ],
    ['an end too early', async () => (await good).archive.subarray(0, 400), /illisible|incomplète/],
    ['no archive', async () => Buffer.from('bonjour '.repeat(100)), /illisible|incomplète/],
    ['nothing', async () => Buffer.alloc(0), /illisible|incomplète/],
  ];
  it.each(refused)('%s', async (_what, make, reason) => {
    const answer = await put('exemple', (await good).version, await make());
    const { code, detail } = refusal(answer, 422);
    expect(code).toBe('ARCHIVE_REFUSED');
    expect(detail).toMatch(reason);
    expect(existsSync(join(service.dataDir, 'remotes/exemple', (await good).version))).toBe(false);
    expect(drafts()).toEqual([]);
    expect((await remoteNow())?.versions).not.toHaveProperty([(await good).version]);
  });
});

describe('a build is refused with what to mend:', () => {
  it('one of another remote, whoever sends it', async () => {
    const { archive, version } = await archiveOf('autre', 'x');
    const { code, detail } = refusal(await put('exemple', version, archive), 422);
    expect([code, detail]).toEqual(['BUILD_REFUSED', expect.stringContaining('remote « autre »')]);
  });

  it('one that is not the announced version', async () => {
    const { archive } = await archiveOf('exemple', 'other');
    const { code } = refusal(await put('exemple', 'abcdef0123456789', archive), 409);
    expect(code).toBe('HASH_MISMATCH');
  });

  it('one without descriptor or entry, or with a descriptor that is none', async () => {
    const { entries, version } = await archiveOf('exemple', 'parts');
    const without = (name: string) => tarOf(entries.filter((entry) => entry.name !== name));
    const spoilt = entries.map((entry) =>
      entry.name === 'descriptor.json' ? { ...entry, text: '{"name":"exemple"}' } : entry,
    );
    for (const [archive, sentence] of [
      [await without('descriptor.json'), 'Il manque descriptor.json'],
      [await without('remoteEntry.js'), 'Il manque le fichier remoteEntry.js'],
      [await tarOf(spoilt), 'descriptor.json est refusé'],
    ] as const) {
      const { code, detail } = refusal(await put('exemple', version, archive), 422);
      expect([code, detail]).toEqual(['BUILD_REFUSED', expect.stringContaining(sentence)]);
    }
  });

  it('one whose contract this portal lacks, or that takes the page of another remote', async () => {
    const text = { fr: 'x', en: 'x', ar: 'x' };
    const page = { title: text, description: text };
    await put(
      'exemple',
      (await archiveOf('exemple', 'one')).version,
      (await archiveOf('exemple', 'one')).archive,
    );
    const thief = await addToken(service.dataDir, 'voleur', BY);
    const later = await archiveOf('exemple', 'later', { contract: '^9.0.0' });
    const stolen = await archiveOf('voleur', 'x', { routes: [{ ...page, path: '/EXEMPLE' }] });
    const contract = refusal(await put('exemple', later.version, later.archive), 422);
    expect(contract.detail).toContain('demande le contrat ^9.0.0');
    const answer = await put('voleur', stolen.version, stolen.archive, { with: thief });
    expect(refusal(answer, 422).detail).toContain('appartient déjà au remote « exemple »');
    expect(await remoteNow('voleur')).toBeUndefined();
  });
});

it('a body that is no archive, or a change that cannot be, has a code of its own', async () => {
  const json = await call('PUT', { url: 'exemple/versions/abc', payload: { a: 1 } });
  expect(refusal(json, 415).code).toBe('UNSUPPORTED_MEDIA_TYPE');
  const unknown = await call('POST', { url: 'exemple/activate', payload: { version: '9.9.9' } });
  expect(refusal(unknown, 404).code).toBe('VERSION_UNKNOWN');
  expect(refusal(await call('POST', { url: 'exemple/promote' }), 409).code).toBe('NO_CANARY');
  const body = await call('POST', { url: 'exemple/canary', payload: { percent: 'x' } });
  expect(refusal(body, 400).code).toBe('INVALID_INPUT');
  const nothing = await addToken(service.dataDir, 'rien', BY);
  const first = await call('POST', { url: 'rien/rollback', with: nothing });
  expect(refusal(first, 404).code).toBe('NOT_FOUND');
});
