import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { compressFolder } from '@mosta/portal-sdk/build/compress';
import { createRemoteConfig } from '@mosta/portal-sdk/build/webpack/remote';
import { runWebpack } from '@mosta/portal-sdk/build/webpack/run';
import { BUDGETS_KB } from '@mosta/release/gate';
import { FILES_FOLDER } from '@mosta/shared/contract/published';
import type { Compiler } from 'webpack';
import { ROOT } from '../project';
import { budgetOf, overBudget } from './sizes';

const PLAN = join(ROOT, 'remote-floorplan');
const PIXI_PART = join(PLAN, 'src', 'features', 'plan', 'pixi', 'pixi-plan.tsx');

let output = '';
beforeEach(async () => {
  output = await mkdtemp(join(tmpdir(), 'sizes-'));
});
afterEach(() => rm(output, { recursive: true, force: true }));

/** Adds code to the module that draws the plan through Pixi, as if somebody had written it there. */
class Planted {
  constructor(private readonly code: string) {}
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('Planted', (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'Planted',
        ([source, ...rest], { resource }) =>
          resource === PIXI_PART ? [`${source}\n${this.code}`, ...rest] : [source, ...rest],
      );
    });
  }
}

/** What the budget has against the scripts of the plan with that code in them. */
async function complaintsWith(code: string): Promise<string[]> {
  const config = createRemoteConfig({ name: 'floorplan', directory: PLAN, output });
  const plugins = [...(config.plugins ?? []), new Planted(code)];
  await runWebpack({ ...config, plugins, devtool: false, cache: false });
  await compressFolder(output);
  return overBudget('floorplan', join(output, FILES_FOLDER), await budgetOf(PLAN));
}

it('refuses a budget that no publication would accept', async () => {
  expect(await overBudget('media', output, BUDGETS_KB.scripts)).toEqual([]);
  expect(await overBudget('media', output, BUDGETS_KB.scripts + 1)).toEqual([
    'media : budget 451 Ko, une publication en prend 450 au plus',
  ]);
});

it('has room for the plan, and for no renderer that it does not use', async () => {
  expect(await complaintsWith('')).toEqual([]);
  const unused = "import { WebGPURenderer } from 'pixi.js';\nglobalThis.planted = WebGPURenderer;";
  expect(await complaintsWith(unused)).toEqual([
    expect.stringMatching(/^floorplan : \d+\.\d Ko de scripts, budget \d+ Ko$/),
  ]);
});
