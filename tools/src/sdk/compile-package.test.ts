import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { compilePackage, dropUnused, packagesOf } from './compile-package';

const SOURCES: Record<string, string> = {
  'src/main.ts': `import type { Shape } from './shape';
    import { store } from '@mosta/release/store';
    import { part } from './part';
    export const load = (): Promise<Shape> => import(/* webpackChunkName: "late" */ './late');
    export { part, store };`,
  'src/part.tsx': `import * as v from 'valibot';
    export const part = (text: string) => <b title={v.parse(v.string(), text)} />;`,
  'src/late.ts': 'export const late = 1;',
  'src/shape.ts': 'export type Shape = { late: number };',
  'src/part.test.tsx': `it('is not packed', () => undefined);`,
  'src/texts.json': '{}',
  'template/src/page.tsx': `import { part } from './part';`,
};

let folder = '';
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'compile-package-'));
  for (const [path, text] of Object.entries(SOURCES)) {
    await mkdir(dirname(join(folder, path)), { recursive: true });
    await writeFile(join(folder, path), text);
  }
});
afterAll(() => rm(folder, { recursive: true, force: true }));

const compiled = () =>
  compilePackage(folder, ['src', 'template'], { '@mosta/release': 'release/src' });

it('compiles every module in its place, and leaves tests out', async () => {
  const { files } = await compiled();
  expect([...files.keys()].sort()).toEqual([
    'src/late.js',
    'src/main.js',
    'src/part.js',
    'src/shape.js',
    'src/texts.json',
    'template/src/page.tsx',
  ]);
});

it('writes imports as Node resolves them, and keeps the names of chunks', async () => {
  const { files } = await compiled();
  const main = String(files.get('src/main.js'));
  expect(main).toContain(`from '../release/src/store.js'`);
  expect(main).toContain(`from './part.js'`);
  expect(main).toMatch(/import\(\/\* webpackChunkName: "late" \*\/ '\.\/late\.js'\)/);
  expect(main).not.toContain('Shape');
  expect(String(files.get('src/part.js'))).toContain('react/jsx-runtime');
});

it('leaves the template as its sources are', async () => {
  const { files } = await compiled();
  expect(String(files.get('template/src/page.tsx'))).toBe(SOURCES['template/src/page.tsx']);
});

it('knows which packages are needed', async () => {
  expect(packagesOf(await compiled())).toEqual(['valibot']);
});

it('takes of another package what is needed of it, and what that needs', () => {
  const all = {
    files: new Map(
      ['src/a.js', 'release/src/b.js', 'release/src/c.js', 'release/src/d.js'].map((path) => [
        path,
        '',
      ]),
    ),
    imports: new Map([
      ['src/a.js', ['../release/src/b.js']],
      ['release/src/b.js', ['./c.js']],
      ['release/src/c.js', ['valibot']],
      ['release/src/d.js', ['@aws-sdk/client-s3']],
    ]),
  };
  dropUnused(all, 'release/');
  expect([...all.files.keys()]).toEqual(['src/a.js', 'release/src/b.js', 'release/src/c.js']);
  expect(packagesOf(all)).toEqual(['valibot']);
});
