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
async function build(portal: { leavesOut?: string[] }): Promise<string> {
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
