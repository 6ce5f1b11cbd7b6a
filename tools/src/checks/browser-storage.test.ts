import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { findRemotes, HOST_DIR, ROOT, SHARED_DIR } from '../project';

/** What the privacy page says of the browser. */
const LIST = join(ROOT, 'remote-public/src/features/legal/stored-in-browser.ts');

/** What a tester chooses, for the session of a browser. */
const NOT_LISTED = ['portal-overrides'];

type Found = { constant: string; name: string; at: string };

/** Names under which a source keeps something in a browser. */
function namesIn(source: string, at: string): Found[] {
  const draft = [...source.matchAll(/\bkey: '(brouillon-[\w-]+)'/g)];
  const list = [...source.matchAll(/\bcreate(?:KeptList|StoredMemory)\('([\w.-]+)'/g)];
  const keeps = /\b(readItem|writeItem|sessionItems|createKeptList|STORAGE_KEY)\b|Cookie\b/;
  const constants = keeps.test(source)
    ? [...source.matchAll(/\bconst (\w*(?:KEY|COOKIE)) = '([\w.-]+)'/g)]
    : [];
  return [
    ...[...draft, ...list].map(([, name = '']) => ({ constant: '', name, at })),
    ...constants.map(([, constant = '', name = '']) => ({ constant, name, at })),
  ];
}

async function sourcesBelow(folder: string): Promise<string[]> {
  const files = await readdir(join(folder, 'src'), { recursive: true });
  return files
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.|testing/.test(file))
    .map((file) => join(folder, 'src', file));
}

test('finds constants, drafts and lists by their names', () => {
  const source = `
    const STORE_KEY = 'a'; writeItem(STORE_KEY, '');
    const DRAFT = { key: 'brouillon-b' };
    createKeptList('c', 'ids');
  `;
  expect(namesIn(source, '').map(({ name }) => name)).toEqual(['brouillon-b', 'c', 'a']);
});

test('the privacy page names everything that the sources keep in a browser', async () => {
  const folders = [
    ...[HOST_DIR, SHARED_DIR, join(ROOT, 'api')],
    ...findRemotes().map(({ directory }) => directory),
  ];
  const files = (await Promise.all(folders.map(sourcesBelow))).flat();
  const found = files
    .filter((file) => file !== LIST)
    .flatMap((file) => namesIn(readFileSync(file, 'utf8'), relative(ROOT, file)));
  expect(found.length).toBeGreaterThan(10);
  const list = readFileSync(LIST, 'utf8');
  const missing = found.filter(
    ({ constant, name }) =>
      !NOT_LISTED.includes(name) &&
      !list.includes(`'${name}'`) &&
      !(constant && new RegExp(`\\b${constant}\\b`).test(list)),
  );
  expect(missing).toEqual([]);
});
