import { Readable } from 'node:stream';
import { readTar, TAR_END, type TarEntry, tarHeader, tarPadding } from './tar';

const file = (name: string, content: string) => [
  tarHeader({ name, kind: 'file', size: content.length }),
  Buffer.from(content),
  tarPadding(content.length),
];

async function read(parts: Buffer[], chunk = 100) {
  const all = Buffer.concat(parts);
  const chunks = Array.from({ length: Math.ceil(all.length / chunk) }, (_, at) =>
    all.subarray(at * chunk, (at + 1) * chunk),
  );
  const found: (TarEntry & { text: string })[] = [];
  for await (const { content, ...entry } of readTar(Readable.from(chunks))) {
    let text = '';
    for await (const part of content) text += part.toString();
    found.push({ ...entry, text });
  }
  return found;
}

it('gives back what was written, in whatever portions it arrives', async () => {
  const long = `${'dossier/'.repeat(20)}fichier`;
  const parts = [
    tarHeader({ name: 'vide', kind: 'folder', size: 0 }),
    ...file('a/b', 'x'.repeat(512)),
    ...file(long, 'texte'),
    TAR_END,
  ];
  for (const chunk of [1, 100, 512, 100_000]) {
    expect(await read(parts, chunk)).toEqual([
      { name: 'vide', kind: 'folder', size: 0, text: '' },
      { name: 'a/b', kind: 'file', size: 512, text: 'x'.repeat(512) },
      { name: long, kind: 'file', size: 5, text: 'texte' },
    ]);
  }
});

it.each([
  ['without its end', file('a', 'texte')],
  ['cut inside a file', [tarHeader({ name: 'a', kind: 'file', size: 900 }), Buffer.alloc(100)]],
  ['of something else', [Buffer.alloc(1024, 'x')]],
  ['that leaves its folder', [...file('../secret', ''), TAR_END]],
])('refuses an archive %s', async (_case, parts) => {
  await expect(read(parts)).rejects.toThrow(RangeError);
});

it('refuses a name that no header can hold', () => {
  expect(() => tarHeader({ name: 'x'.repeat(200), kind: 'file', size: 0 })).toThrow(RangeError);
});
