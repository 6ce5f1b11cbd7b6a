import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CONTENTS_FILE } from './contents';
import { publishFetched, publishOutput } from './publish-output';
import { readRegistry } from './registry-store';
import { layBuild, makeBuild } from './testing/build';
import { verify } from './verify';

const BY = 'user:essai';

let folder = '';
let there = '';
let here = '';
let server: Server;
let origin = '';
let version = '';

/** Another portal, which has published one version and serves its files. */
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fetch-'));
  [there, here] = [join(folder, 'there'), join(folder, 'here')];
  const build = makeBuild('exemple', 'one');
  version = build.version;
  await layBuild(join(folder, 'build'), build.files);
  const output = { remote: 'exemple', folder: join(folder, 'build'), by: BY, activate: true };
  await publishOutput(there, output);
  server = createServer((request, response) => {
    readFile(join(there, request.url ?? '')).then(
      (body) => response.end(body),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, { recursive: true, force: true });
});

const fileThere = (name: string) => join(there, 'remotes/exemple', version, name);
const publish = (address = `${origin}/remotes/exemple/${version}/descriptor.json`) =>
  publishFetched(here, { remote: 'exemple', address, by: BY, activate: true });

describe('a version that another portal has published', () => {
  it('is the same here, file by file, and is published once', async () => {
    expect(await publish()).toEqual({ version, published: true, active: version });
    expect(await verify(here)).toEqual([]);
    expect((await readRegistry(here)).remotes.exemple?.versions[version]?.descriptor).toEqual(
      (await readRegistry(there)).remotes.exemple?.versions[version]?.descriptor,
    );
    expect((await publish()).published).toBe(false);
  });

  it('is refused when a file is not what the list says', async () => {
    await writeFile(fileThere('remoteEntry.js'), 'stolen()');
    await expect(publish()).rejects.toThrow(/n’a pas le contenu annoncé/);
    expect((await readRegistry(here)).remotes).toEqual({});
  });

  it.each([
    `../../../../registry.json`,
    '/etc/passwd',
    'files/../../x.js',
    'http://exemple.dz/x.js',
  ])('is refused when its list names %s', async (path) => {
    await writeFile(fileThere(CONTENTS_FILE), JSON.stringify({ files: { [path]: '' } }));
    await expect(publish()).rejects.toThrow(/n’est pas le nom d’un fichier construit/);
  });

  it('is refused with a sentence when the address is wrong', async () => {
    for (const [address, sentence] of [
      ['salon.exemple.dz/descriptor.json', /n’est pas l’adresse d’un descripteur/],
      ['file:///x/descriptor.json', /n’est pas l’adresse d’un descripteur/],
      [`${origin}/remotes/exemple/${version}/`, /n’est pas l’adresse d’un descripteur/],
      [`${origin}/remotes/exemple/9.9.9/descriptor.json`, /a répondu 404/],
      ['http://127.0.0.1:1/descriptor.json', /ne répond pas/],
    ] as const) {
      await expect(publish(address)).rejects.toThrow(sentence);
    }
    await rm(fileThere(CONTENTS_FILE));
    await expect(publish()).rejects.toThrow(/404|liste des fichiers/);
    const address = `${origin}/remotes/exemple/${version}/descriptor.json`;
    const other = publishFetched(here, { remote: 'autre', address, by: BY, activate: true });
    await expect(other).rejects.toThrow(/décrit le remote « exemple », pas « autre »/);
  });
});
