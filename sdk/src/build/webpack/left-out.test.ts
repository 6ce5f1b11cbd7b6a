import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { leftOut } from './left-out';
import { runWebpack } from './run';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'left-out-'));
  const library = join(directory, 'node_modules', 'drawing', 'lib');
  await mkdir(library, { recursive: true });
  await writeFile(join(library, 'index.js'), "export { heavy } from './heavy.js';");
  await writeFile(join(library, 'heavy.js'), "export const heavy = () => 'heavy code';");
  await writeFile(
    join(directory, 'index.js'),
    "import * as drawing from 'drawing/lib/index.js';\nglobalThis.drawing = { ...drawing };",
  );
});
afterEach(() => rm(directory, { recursive: true, force: true }));

/** The script that is built with that manifest. */
async function build(portal: {
  leavesOut?: string[];
  replaces?: Record<string, string>;
}): Promise<string> {
  await writeFile(join(directory, 'package.json'), JSON.stringify({ portal }));
  const output = join(directory, 'dist');
  await runWebpack({
    mode: 'production',
    context: directory,
    entry: './index.js',
    output: { path: output, clean: true },
    resolve: { alias: leftOut(directory) },
  });
  return readFile(join(output, 'main.js'), 'utf8');
}

it('leaves out what the manifest names', async () => {
  expect(await build({})).toContain('heavy code');
  expect(await build({ leavesOut: ['drawing/lib/heavy.js'] })).not.toContain('heavy code');
});

it('puts a file of the remote in the place of another', async () => {
  await writeFile(join(directory, 'own.js'), "export const heavy = () => 'own code';");
  const built = await build({ replaces: { 'drawing/lib/heavy.js': './own.js' } });
  expect(built).not.toContain('heavy code');
  expect(built).toContain('own code');
});

it('finds a package that another one brings', async () => {
  const brought = join(directory, 'node_modules', 'drawing', 'node_modules', 'colours');
  await mkdir(brought, { recursive: true });
  await writeFile(join(brought, 'index.js'), "export const words = 'colours in words';");
  await writeFile(
    join(directory, 'node_modules', 'drawing', 'lib', 'index.js'),
    "export * from 'colours';",
  );
  expect(await build({})).toContain('colours in words');
  expect(await build({ leavesOut: ['colours'] })).not.toContain('colours in words');
});
