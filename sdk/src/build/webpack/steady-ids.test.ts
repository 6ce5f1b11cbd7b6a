import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import webpack, { type Configuration } from 'webpack';
import { SteadyIdsPlugin } from './steady-ids';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'steady-ids-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A build with the file that the federation plugin writes, which is named by a hash of the machine's paths. */
async function build(hash: string, concatenateModules: boolean): Promise<string> {
  const context = join(folder, hash);
  const write = (file: string, text: string) => {
    mkdirSync(join(context, file, '..'), { recursive: true });
    writeFileSync(join(context, file), text);
  };
  write('src/index.js', "import { runtime } from '../.federation/entry.js'; runtime();");
  write('.federation/part.js', 'export const part = 1;');
  write(
    `.federation/entry.${hash}.js`,
    "import { part } from './part';\nexport const runtime = () => part;",
  );
  const configuration: Configuration = {
    ...{ context, mode: 'production', devtool: false, entry: './src/index.js' },
    resolve: {
      alias: {
        [join(context, '.federation/entry.js')]: join(context, `.federation/entry.${hash}.js`),
      },
    },
    output: { path: join(context, 'dist'), filename: 'main.js' },
    optimization: {
      ...{ moduleIds: 'deterministic', concatenateModules, minimize: false },
      ...{ usedExports: concatenateModules, sideEffects: false, innerGraph: false },
    },
    plugins: [new SteadyIdsPlugin()],
  };
  const stats = await promisify(
    webpack as (
      options: Configuration,
      done: (error: Error | null, stats?: webpack.Stats) => void,
    ) => void,
  )(configuration);
  if (stats?.hasErrors()) throw new Error(stats.toString());
  return readFileSync(join(context, 'dist/main.js'), 'utf8');
}

it.each([
  ['beside the others', false],
  ['within another module', true],
])('writes the same with a federation runtime of another path, %s', async (_case, concatenated) => {
  const [one, other] = [
    await build('0123abcd', concatenated),
    await build('fedc9876', concatenated),
  ];
  expect(one).toContain('federation');
  expect(one).not.toContain('0123abcd');
  expect(other).toBe(one);
});
