import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '@mosta/portal-sdk/build/compress';
import { readDescriptor, writeDescriptor } from '@mosta/portal-sdk/build/descriptor';
import { finishRemoteFiles } from '@mosta/portal-sdk/build/remote-files';
import { createRemoteConfig } from '@mosta/portal-sdk/build/webpack/remote';
import { runWebpack } from '@mosta/portal-sdk/build/webpack/run';
import type { Compiler } from 'webpack';
import { build } from '../build/builder';
import { ROOT } from '../project';
import { overRouteBudget, scriptsOfRoutes } from './route-budgets';

const HOTELS = join(ROOT, 'remote-hotels');
const PAGE = join(HOTELS, 'src', 'pages', 'hebergement', 'accommodation-page.tsx');

let output = '';
beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'route-budgets-'));
});
afterEach(() => rm(output, { recursive: true, force: true }));

/** What the budgets have against the page of hotels with that code in it, as if somebody had written it there. */
async function complaintsWith(code: string): Promise<string[]> {
  const plant = (compiler: Compiler) =>
    compiler.hooks.compilation.tap('plant', (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'plant',
        ([source, ...rest], { resource }) =>
          resource === PAGE ? [`${source}\n${code}`, ...rest] : [source, ...rest],
      );
    });
  const config = createRemoteConfig({ name: 'hotels', directory: HOTELS, output });
  const plugins = [...(config.plugins ?? []), { apply: plant }];
  const stats = await runWebpack({ ...config, plugins, devtool: false, cache: false });
  const files = await finishRemoteFiles('hotels', output, stats);
  const descriptor = await readDescriptor(HOTELS, stats, files);
  await writeDescriptor(output, { ...descriptor, version: '1.0.0' });
  await compressFolder(output);
  const host = await build('host');
  return (await scriptsOfRoutes(host.output, output)).flatMap(overRouteBudget);
}

it('has room for a page as it is, and for no library that somebody imports into it', async () => {
  expect(await complaintsWith('')).toEqual([]);
  const unused =
    "import { renderToString } from 'react-dom/server'; globalThis.planted = renderToString;";
  expect(await complaintsWith(unused)).toEqual([
    expect.stringMatching(
      /^\/hebergement : \d+\.\d Ko de scripts avant la page, budget \d+ Ko \(.+\)$/,
    ),
  ]);
});
