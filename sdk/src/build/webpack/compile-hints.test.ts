import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration, type Stats } from 'webpack';
import { COMPILE_HINT, CompileHintsPlugin, startsPages } from './compile-hints';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'compile-hints-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const compile = promisify(
  webpack as (options: Configuration, done: (error: Error | null, stats?: Stats) => void) => void,
);

/** A page that is opened with one chunk and fetches another when somebody asks for it. */
async function build(): Promise<Record<string, string>> {
  const sources = {
    'index.js': "import(/* webpackChunkName: 'route-home' */ './home.js');",
    'home.js': "import(/* webpackChunkName: 'late' */ './late.js');",
    'late.js': 'export const late = 1;',
  };
  for (const [file, text] of Object.entries(sources)) writeFileSync(join(folder, file), text);
  const stats = await compile({
    ...{ context: folder, mode: 'production', devtool: 'source-map', entry: './index.js' },
    output: {
      path: join(folder, 'dist'),
      filename: 'entry.js',
      chunkFilename: '[name].[contenthash:8].js',
    },
    plugins: [new CompileHintsPlugin(startsPages)],
  });
  if (stats?.hasErrors()) throw new Error(stats.toString());
  const files = readdirSync(join(folder, 'dist'));
  return Object.fromEntries(
    files.map((file) => [
      file.replace(/\.\w{8}\./, '.'),
      readFileSync(join(folder, 'dist', file), 'utf8'),
    ]),
  );
}

it('marks the scripts that a page is opened with, in their first line', async () => {
  const files = await build();
  const marked = Object.keys(files).filter((file) => files[file]?.startsWith(`${COMPILE_HINT}\n`));
  expect(marked.sort()).toEqual(['entry.js', 'route-home.js']);
  expect(files).toHaveProperty(['late.js'], expect.not.stringContaining(COMPILE_HINT));
});

it('keeps source maps right: nothing is of the line that it adds', async () => {
  const { 'route-home.js.map': map = '{}' } = await build();
  expect(JSON.parse(map)).toHaveProperty('mappings', expect.stringMatching(/^;\w/));
});
