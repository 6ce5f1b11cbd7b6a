import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import * as v from 'valibot';
import { findRemotes, HOST_DIR, ROOT, SHARED_DIR } from '../project';

/** One package's texts by key, in both languages. */
export type Texts = { at: string; french: Map<string, string>; arabic: Map<string, string> };

/** What the pages of all packages say in French and in Arabic. */
export function readAllTexts(): Texts[] {
  const folders = [HOST_DIR, SHARED_DIR, ...findRemotes().map(({ directory }) => directory)];
  return folders.flatMap((folder) => localesBelow(join(folder, 'src'))).map(readTexts);
}

/** The Arabic texts of the first content, which stands in files of data, by where they stand. */
export function readContentTexts(): Pick<Texts, 'at' | 'arabic'>[] {
  const folder = join(SHARED_DIR, 'src/domain');
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .map((name) => {
      const arabic = new Map<string, string>();
      JSON.parse(readFileSync(join(folder, name), 'utf8'), (key, value: unknown) => {
        if (key === 'ar' && typeof value === 'string') arabic.set(`ar ${arabic.size + 1}`, value);
        return value;
      });
      return { at: relative(ROOT, join(folder, name)), arabic };
    });
}

function localesBelow(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((path) => /(^|[\\/])locales[\\/]fr\.json$/.test(path) && !path.includes('testing'))
    .map((path) => join(folder, path));
}

function readTexts(french: string): Texts {
  const arabic = french.replace(/fr\.json$/, 'ar.json');
  return { at: relative(ROOT, french), french: flat(read(french)), arabic: flat(read(arabic)) };
}

type Tree = { [name: string]: string | Tree };
const treeSchema: v.GenericSchema<Tree> = v.record(
  v.string(),
  v.union([v.string(), v.lazy(() => treeSchema)]),
);

function read(path: string): Tree {
  return v.parse(treeSchema, JSON.parse(readFileSync(path, 'utf8')));
}

function flat(tree: Tree, before = ''): Map<string, string> {
  return new Map(
    Object.entries(tree).flatMap(([name, value]): [string, string][] =>
      typeof value === 'string' ? [[before + name, value]] : [...flat(value, `${before}${name}.`)],
    ),
  );
}
