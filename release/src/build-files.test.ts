import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { type BuildFile, contentHash, placedFiles } from './build-files';

const file = (path: string, text: string): BuildFile => ({ path, body: Buffer.from(text) });
const descriptor = (version: string) =>
  file(
    'descriptor.json',
    JSON.stringify({
      name: 'hotels',
      version,
      entry: 'files/hotels.ab.js',
      preload: { '*': ['files/fr.cd.js'] },
      preloadIntegrity: { 'files/fr.cd.js': 'sha384-x' },
      offlineFiles: { '/plan': ['files/plan.ef.js'] },
    }),
  );
const BUILD = [
  descriptor('1.0.0'),
  file('mf-manifest.json', '{"metaData":{"remoteEntry":{"name":"hotels.ab.js","path":"files"}}}'),
  file('files/hotels.ab.js', 'entry'),
  file('files/fr.cd.js', 'texts'),
  file('prerender/fr/home.html', '<h1>'),
];

describe('the hash of a build', () => {
  it('is that of what visitors load, in whatever order the files were read', () => {
    expect(contentHash([...BUILD].reverse())).toBe(contentHash(BUILD));
    expect(contentHash(BUILD)).toMatch(/^[0-9a-f]{16}$/);
  });

  it.each(['files/fr.cd.js', 'prerender/fr/home.html', 'mf-manifest.json'])(
    'changes with %s',
    (path) => {
      const changed = BUILD.map((one) => (one.path === path ? file(path, '{"other":1}') : one));
      expect(contentHash(changed)).not.toBe(contentHash(BUILD));
    },
  );

  it('changes neither with the version that it becomes part of, nor with what no visitor loads', () => {
    const more = ['files/fr.cd.js.map', 'files/fr.cd.js.br', 'sbom.cdx.json', 'build-stamp.json'];
    const same = [descriptor('2.0.0'), ...BUILD.slice(1), ...more.map((path) => file(path, path))];
    expect(contentHash(same)).toBe(contentHash(BUILD));
  });
});

describe('a build on the portal', () => {
  const placed = new Map(
    placedFiles('1.0.0-ab', BUILD).map(({ path, body }) => [path, body.toString()]),
  );

  it('has beside the versions what is named by its content', () => {
    expect([...placed.keys()]).toEqual([
      '1.0.0-ab/descriptor.json',
      '1.0.0-ab/mf-manifest.json',
      'files/hotels.ab.js',
      'files/fr.cd.js',
      '1.0.0-ab/prerender/fr/home.html',
    ]);
  });

  it('points there from descriptor and manifest', () => {
    expect(JSON.parse(placed.get('1.0.0-ab/descriptor.json') ?? '')).toMatchObject({
      entry: '../files/hotels.ab.js',
      preload: { '*': ['../files/fr.cd.js'] },
      preloadIntegrity: { '../files/fr.cd.js': 'sha384-x' },
      offlineFiles: { '/plan': ['../files/plan.ef.js'] },
    });
    expect(JSON.parse(placed.get('1.0.0-ab/mf-manifest.json') ?? '')).toMatchObject({
      metaData: { remoteEntry: { name: 'hotels.ab.js', path: '../files' } },
    });
  });

  it('has descriptor and manifest compressed as they are placed, where that saves anything', () => {
    const large = file(
      'descriptor.json',
      JSON.stringify({
        entry: 'files/hotels.ab.js',
        preload: { '*': Array.from({ length: 60 }, (_, part) => `files/fr-${part}.cd.js`) },
      }),
    );
    const stale = file('descriptor.json.br', 'of what it was before');
    const stored = new Map(
      placedFiles('1.0.0-ab', [large, stale]).map(({ path, body }) => [path, body]),
    );
    const text = `${stored.get('1.0.0-ab/descriptor.json')}`;
    expect(text).toContain('../files/fr-59.cd.js');
    const forms = ['br', 'gz'].map((end) => stored.get(`1.0.0-ab/descriptor.json.${end}`));
    const [brotli = Buffer.of(), zipped = Buffer.of()] = forms;
    expect(`${brotliDecompressSync(brotli)}`).toBe(text);
    expect(`${gunzipSync(zipped)}`).toBe(text);
    expect(stored.size).toBe(3);
  });
});
