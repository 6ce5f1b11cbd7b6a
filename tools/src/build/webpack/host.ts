import { join } from 'node:path';
import { ProvideSharedPlugin } from '@module-federation/enhanced';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type BuildMode, browserConfig } from '@mosta/portal-sdk/build/webpack/base';
import { bundlerRuntime } from '@mosta/portal-sdk/build/webpack/bundler-runtime-plugin';
import { ChunkIntegrityPlugin } from '@mosta/portal-sdk/build/webpack/chunk-integrity';
import { CompileHintsPlugin } from '@mosta/portal-sdk/build/webpack/compile-hints';
import {
  LATE_FACADES,
  providedByHost,
  providedToFormer,
} from '@mosta/portal-sdk/build/webpack/sharing';
import { SteadyHashesPlugin } from '@mosta/portal-sdk/build/webpack/steady-hashes';
import { SteadyIdsPlugin } from '@mosta/portal-sdk/build/webpack/steady-ids';
import { HOST_ASSETS_PATH, UNDIVIDED_FACADE } from '@mosta/shared/contract/published';
import webpack, {
  type Chunk,
  type Compilation,
  type Configuration,
  type Module,
  type WebpackPluginInstance,
} from 'webpack';
import { HOST_DIR, SHARED_DIR } from '../../project';

/** Name of the host's entry chunk. */
export const HOST_ENTRY = 'host';

/** Names of the chunks of the start, in the sequence in which it evaluates them: React and i18next, our own sources, all other libraries. */
export const START_CHUNKS = {
  first: 'first-libraries',
  modules: 'modules',
  libraries: 'libraries',
} as const;

/** The same sources have the same files on every machine, and pages know the hashes of their chunks. */
const forVersions = () => [
  new SteadyIdsPlugin(),
  new SteadyHashesPlugin(),
  new ChunkIntegrityPlugin(),
  new CompileHintsPlugin(isOfStart),
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
      }),
      new ProvideSharedPlugin({ provides: providedToFormer() }),
      ownFederationRuntime(),
    ],
  };
}

/** The host's own federation runtime, in the place of the package's, which loads remotes and describes them too. */
function ownFederationRuntime(): WebpackPluginInstance {
  return bundlerRuntime(join(HOST_DIR, 'src', 'federation', 'bundler-runtime.ts'));
}

/** A text field can be a select, and MUI's select names its menu, which brings all overlays along. */
function lateMenuOfSelects(): WebpackPluginInstance {
  const menu = join(SHARED_DIR, 'src', 'ui', 'overlays', 'select-menu.ts');
  return new webpack.NormalModuleReplacementPlugin(/\/Menu\/Menu\.mjs$/, (asked) => {
    if (/@mui[\\/]material[\\/]Select$/.test(asked.context)) asked.request = menu;
  });
}

/** Façades that are no part of the start. */
const WAITING = [...LATE_FACADES, UNDIVIDED_FACADE];

/** Name of the chunk with such a façade: `ui-fields` for `@mosta/shared/ui/fields`. */
function facadeChunk(request: string): string {
  return request.replace('@mosta/shared/', '').replaceAll('/', '-');
}

/** The chunks that hold such a façade, by its request; the undivided one needs those of all its parts. */
export const FACADE_CHUNKS: Readonly<Record<string, readonly string[]>> = {
  ...Object.fromEntries(LATE_FACADES.map((request) => [request, [facadeChunk(request)]])),
  [UNDIVIDED_FACADE]: [...LATE_FACADES, UNDIVIDED_FACADE].map(facadeChunk),
};

/** A file for each of them. */
function facadeGroups() {
  return Object.fromEntries(
    WAITING.map((request) => {
      const name = facadeChunk(request);
      const chunks = (chunk: Chunk) => isOfFacades(chunk, [request]);
      return [name, { chunks, name, enforce: true }];
    }),
  );
}

/** Whether a chunk is there for these façades alone: what provides them asks for it, and what takes them. */
function isOfFacades(chunk: Chunk, requests: readonly string[]): boolean {
  const askers = [...chunk.groupsIterable]
    .flatMap(({ origins }) => origins)
    .map(({ module }) => module?.identifier() ?? '');
  return (
    askers.length > 0 &&
    askers.every((asker) =>
      requests.some((request) => asker.includes(` ${request}@`) || asker.includes(`|${request}|`)),
    )
  );
}

/** The start itself, and the façades that pages are opened with. */
function isOfStart(chunk: Chunk): boolean {
  return typeof chunk.name !== 'string' || OF_START.has(chunk.name);
}

const OF_START = new Set([HOST_ENTRY, ...Object.values(START_CHUNKS), ...WAITING.map(facadeChunk)]);

/**
 * What a first page needs is three files, of which two change with the lock file and one with our sources: they load faster than
 * thirty, and while one is evaluated, the browser compiles the next (docs/decisions/0148). A chunk that has a name comes when it
 * is needed, with what it alone uses.
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
    first: { test: ofStart(isFirstLibrary), name: START_CHUNKS.first, priority: 1, enforce: true },
    libraries: { test: ofStart(isLibrary), name: START_CHUNKS.libraries, enforce: true },
    modules: { test: ofStart(isOwnModule), name: START_CHUNKS.modules, enforce: true },
    ...facadeGroups(),
  },
} as const;

/** Chooses the modules that a chunk without a name uses, other than a late façade's: the start needs it. */
function ofStart(chosen: (module: Module) => boolean) {
  return (module: Module, { chunkGraph }: Pick<Compilation, 'chunkGraph'>): boolean =>
    chosen(module) &&
    [...chunkGraph.getModuleChunksIterable(module)].some(
      (chunk) => typeof chunk.name !== 'string' && !isOfFacades(chunk, WAITING),
    );
}

/** What the first parts of the start take (host/src/index.ts). */
const FIRST_LIBRARIES =
  /[\\/]node_modules[\\/](react|react-dom|scheduler|i18next|react-i18next|use-sync-external-store)[\\/]/;

function isFirstLibrary(module: Module): boolean {
  return isLibrary(module) && FIRST_LIBRARIES.test(module.nameForCondition() ?? '');
}

function isLibrary(module: Module): boolean {
  return /node_modules.*\.m?js$/.test(module.nameForCondition() ?? '');
}

/** Our own sources, small texts and import maps among them. */
function isOwnModule(module: Module): boolean {
  const isScript = /^(javascript|json)/.test(module.type);
  return isScript && /(shared|host)[\\/]src[\\/]/.test(module.identifier());
}
