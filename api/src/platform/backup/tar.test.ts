import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { gunzipSync } from 'node:zlib';
import { type Header, pack } from 'tar-stream';
import { readTar, type TarEntry, tarHeader } from './tar';

type Entry = Partial<Header> & { name: string; text?: string };

async function tarOf(...entries: Entry[]): Promise<Buffer> {
  const archive = pack();
  for (const { text = '', ...header } of entries) archive.entry(header, text);
  archive.finalize();
  return buffer(archive);
}

async function read(archive: Buffer, chunk = 100) {
  const chunks = Array.from({ length: Math.ceil(archive.length / chunk) }, (_, at) =>
    archive.subarray(at * chunk, (at + 1) * chunk),
  );
  const found: (TarEntry & { text: string })[] = [];
  for await (const { content, ...entry } of readTar(Readable.from(chunks))) {
    let text = '';
    for await (const part of content) text += String(part);
    found.push({ ...entry, text });
  }
  return found;
}

it('gives back what was written, in whatever portions it arrives', async () => {
  const long = `${'participation/'.repeat(20)}entrée`;
  const archive = await tarOf(
    tarHeader({ name: 'vide', kind: 'folder', size: 0 }),
    { ...tarHeader({ name: 'a/b', kind: 'file', size: 512 }), text: 'x'.repeat(512) },
    { ...tarHeader({ name: long, kind: 'file', size: 5 }), text: 'texte' },
  );
  for (const chunk of [1, 100, 512, 100_000]) {
    expect(await read(archive, chunk)).toEqual([
      { name: 'vide', kind: 'folder', size: 0, text: '' },
      { name: 'a/b', kind: 'file', size: 512, text: 'x'.repeat(512) },
      { name: long, kind: 'file', size: 5, text: 'texte' },
    ]);
  }
});

it('skips content that nobody reads', async () => {
  const archive = await tarOf({ name: 'a', text: 'x'.repeat(200_000) }, { name: 'b', text: 'y' });
  const names: string[] = [];
  for await (const { name } of readTar(Readable.from([archive]))) names.push(name);
  expect(names).toEqual(['a', 'b']);
});

// Written before the archive was left to a library: names with a prefix, folders, an empty file.
const FORMER =
  'H4sIAAAAAAACA+2XwWoCMRCGc+5TiPe6kzVuwLuIFy0teJW0Oy4ra7JkslIpfaA+R19MKLRgW4RtyYLsfJck13z8/yS5CebRECYiHgAAGuBjhZ/rL3uttBaDieiAhoLxAkD0k/zT/918s57dPyxWyyj+s4v+x+f+pZRjEANg/9GR+kYw/eUr/3WxsS6U22MSJf+t+l9KpSfc/13gsSgp+ONoR85GnP8X+z/97h+U5v7vhJchPuO+rnA4Db7BV27EnvW/IyrR31bOFsm/D2iDf3/D0Y7avf/0ef5Vmqn0yvPvce8C0l+usUv/T84GtA0Hoac0deVMTsmhzDHm/z9r9f6DVCme/wzDMDE5AXO206YAFgAA';

it('reads the archives of earlier versions', async () => {
  const found = await read(gunzipSync(Buffer.from(FORMER, 'base64')));
  expect(found.map(({ name, kind, text }) => [name, kind, text])).toEqual([
    ['database', 'folder', ''],
    ['database/PG_VERSION', 'file', '17\n'],
    ['database/pg_notify', 'folder', ''],
    ['registry.json', 'file', '{"exemple":true}'],
    [`remotes/${'dossier-long/'.repeat(10)}entrée.js`, 'file', 'contenu'],
    ['uploads/vide', 'file', ''],
  ]);
});

it.each<[string, () => Promise<Buffer>]>([
  ['without its end', async () => (await tarOf({ name: 'a', text: 'texte' })).subarray(0, 1024)],
  [
    'cut inside a file',
    async () => (await tarOf({ name: 'a', text: 'x'.repeat(900) })).subarray(0, 612),
  ],
  ['of something else', async () => Buffer.alloc(1024, 'x')],
  ['that is empty', async () => Buffer.alloc(0)],
  ['that leaves its folder', () => tarOf({ name: '../secret' })],
  ['that leaves its folder behind a dot', () => tarOf({ name: './../secret' })],
  ['that leaves its folder on the way', () => tarOf({ name: 'uploads/../../secret' })],
  ['that leaves its folder by a long name', () => tarOf({ name: `../${'é'.repeat(200)}` })],
  ['that leaves its folder on Windows', () => tarOf({ name: 'uploads\\..\\secret' })],
  ['that names a drive', () => tarOf({ name: 'C:/secret' })],
  ['with a symbolic link', () => tarOf({ name: 'a', type: 'symlink', linkname: '/etc/passwd' })],
  ['with a hard link', () => tarOf({ name: 'a', type: 'link', linkname: '../secret' })],
  ['with a device', () => tarOf({ name: 'a', type: 'character-device', devmajor: 1, devminor: 3 })],
  ['with a pipe', () => tarOf({ name: 'a', type: 'fifo' })],
  [
    'with a damaged header',
    async () => {
      const archive = await tarOf({ name: 'a' });
      archive.write('b', 0);
      return archive;
    },
  ],
])('refuses an archive %s', async (_case, make) => {
  await expect(read(await make())).rejects.toThrow(/archive|entry|header/i);
});
