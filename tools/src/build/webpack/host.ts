import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type BuildMode, browserConfig } from '@mosta/portal-sdk/build/webpack/base';
import { ChunkIntegrityPlugin } from '@mosta/portal-sdk/build/webpack/chunk-integrity';
import { providedByHost } from '@mosta/portal-sdk/build/webpack/sharing';
import { SteadyHashesPlugin } from '@mosta/portal-sdk/build/webpack/steady-hashes';
import { SteadyIdsPlugin } from '@mosta/portal-sdk/build/webpack/steady-ids';
import { HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import webpack, {
  type Compilation,
  type Configuration,
  type Module,
  type WebpackPluginInstance,
} from 'webpack';
import { HOST_DIR, SHARED_DIR } from '../../project';

const require = createRequire(import.meta.url);

/** Name of the host's entry chunk. */
export const HOST_ENTRY = 'host';

/** The same sources have the same files on every machine, and pages know the hashes of their chunks. */
const forVersions = () => [
  new SteadyIdsPlugin(),
  new SteadyHashesPlugin(),
  new ChunkIntegrityPlugin(),
];

/** The shell: provides every one-copy module and the federation runtime itself. */
export function createHostConfig(
  mode: BuildMode = 'production',
  output = join(HOST_DIR, 'dist'),
): Configuration {
  const base = browserConfig('host', HOST_DIR, mode);
  return {
    ...base,
    entry: { [HOST_ENTRY]: './src/index.ts' },
    output: {
      ...base.output,
      publicPath: HOST_ASSETS_PATH,
      path: join(output, 'assets'),
    },
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...oneFederationRuntime() } },
    optimization: { ...base.optimization, splitChunks: startAndLateChunks },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'production' ? forVersions() : []),
      lateMenuOfSelects(),
      new ModuleFederationPlugin({
        name: 'host',
        dts: false,
        manifest: false,
        shareStrategy: 'loaded-first',
        shared: providedByHost(),
        experiments: { provideExternalRuntime: true, optimization: { target: 'web' } },
      }),
    ],
  };
}

/**
 * The plugin that hands the runtime to remotes is asked for as a CommonJS module, which would bring a second copy of the
 * whole runtime in that form.
 */
function oneFederationRuntime(): Record<string, string> {
  const enhanced = createRequire(require.resolve('@module-federation/enhanced/webpack'));
  const plugin = enhanced.resolve('@module-federation/inject-external-runtime-core-plugin');
  return { [plugin]: join(dirname(plugin), 'index.js') };
}

/** A text field can be a select, and MUI's select names its menu, which brings all overlays along. */
function lateMenuOfSelects(): WebpackPluginInstance {
  const menu = join(SHARED_DIR, 'src', 'ui', 'overlays', 'select-menu.ts');
  return new webpack.NormalModuleReplacementPlugin(/\/Menu\/Menu\.mjs$/, (asked) => {
    if (/@mui[\\/]material[\\/]Select$/.test(asked.context)) asked.request = menu;
  });
}

/**
 * What a first page needs is two files, one that changes with the lock file and one that changes with our sources: they
 * load faster than thirty. A chunk that has a name comes when it is needed, with what it alone uses.
 */
const startAndLateChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // The socket is for those who sign in.
    realtime: {
      test: /node_modules.*(socket\.io|engine\.io)/,
      name: 'realtime',
      priority: 1,
      enforce: true,
    },
    libraries: { test: ofStart(isLibrary), name: 'libraries', enforce: true },
    modules: { test: ofStart(isOwnModule), name: 'modules', enforce: true },
  },
} as const;

/** Chooses the modules that a chunk without a name uses: the start needs it. */
function ofStart(chosen: (module: Module) => boolean) {
  return (module: Module, { chunkGraph }: Pick<Compilation, 'chunkGraph'>): boolean =>
    chosen(module) &&
    [...chunkGraph.getModuleChunksIterable(module)].some(({ name }) => typeof name !== 'string');
}

function isLibrary(module: Module): boolean {
  return /node_modules.*\.m?js$/.test(module.nameForCondition() ?? '');
}

/** Our own sources, small texts and import maps among them. */
function isOwnModule(module: Module): boolean {
  const isScript = /^(javascript|json)/.test(module.type);
  return isScript && /(shared|host)[\\/]src[\\/]/.test(module.identifier());
}
