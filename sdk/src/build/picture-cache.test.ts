import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { run } from '../child';
import { cacheOf, SDK_DIR } from '../places';

const CACHE = cacheOf(SDK_DIR);
const SCRIPT = join(SDK_DIR, 'bin', 'prerender.mjs');
let folder = '';
beforeEach(async () => {
  await mkdir(CACHE, { recursive: true });
  folder = await mkdtemp(join(CACHE, 'picture-cache-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const kept = () => join(folder, 'kept');
const square = (colour: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="4" height="4"><path fill="${colour}" d="M0 0h4v4H0z"/></svg>`;

/** Builds a program whose one picture is this drawing. @returns the picture, as bytes in base 64 */
async function draw(svg: string): Promise<string> {
  const program = join(folder, 'main.cjs');
  const files = JSON.stringify([{ file: 'square.svg', text: svg }]);
  await writeFile(program, `exports.prerender = async () => (${files});`);
  const output = join(folder, 'output');
  const { code } = await run(process.execPath, [SCRIPT, program, output, kept(), 'fr'], {
    quiet: true,
  });
  expect(code).toBe(0);
  return readFile(join(output, 'square.png'), 'base64');
}

it('takes a picture that the last build has drawn', async () => {
  await draw(square('red'));
  const [file = ''] = await readdir(kept());
  await writeFile(join(kept(), file), 'kept');
  expect(await draw(square('red'))).toBe(Buffer.from('kept').toString('base64'));
});

it('draws what has changed, and keeps no picture that no page has any more', async () => {
  const red = await draw(square('red'));
  const [file] = await readdir(kept());
  const green = await draw(square('green'));
  expect(green).not.toBe(red);
  const files = await readdir(kept());
  expect(files).toHaveLength(1);
  expect(files).not.toContain(file);
});
