import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { type BuildMode, browserConfig } from '@mosta/portal-sdk/build/webpack/base';
import { ChunkIntegrityPlugin } from '@mosta/portal-sdk/build/webpack/chunk-integrity';
import { providedByHost } from '@mosta/portal-sdk/build/webpack/sharing';
import { HOST_ASSETS_PATH } from '@mosta/shared/contract/published';
import type { Configuration, Module } from 'webpack';
import { HOST_DIR } from '../../project';

const require = createRequire(import.meta.url);

/** Name of the host's entry chunk. */
export const HOST_ENTRY = 'host';

/** `host/src/locales/fr.json`, `shared/src/i18n/locales/fr.json`: one chunk a language. */
const FETCHED_CATALOGUE = /(host[\\/]src|i18n)[\\/]locales[\\/]\w+\.json$/;

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
    optimization: { ...base.optimization, splitChunks: twoStartChunks },
    plugins: [
      ...(base.plugins ?? []),
      ...(mode === 'production' ? [new ChunkIntegrityPlugin()] : []),
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

/**
 * Everything the host provides is needed at its start: two files, one that changes with the lock file
 * and one that changes with our sources, load faster than thirty.
 */
const twoStartChunks = {
  chunks: 'async',
  cacheGroups: {
    default: false,
    defaultVendors: false,
    // The socket is for those who sign in: it comes when it is needed.
    realtime: {
      test: /node_modules.*(socket\.io|engine\.io)/,
      name: 'realtime',
      priority: 1,
      enforce: true,
    },
    libraries: { test: /node_modules.*\.m?js$/, name: 'libraries', enforce: true },
    modules: { test: isOwnStartModule, name: 'modules', enforce: true },
  },
} as const;

/** Our own sources, small texts and import maps among them; catalogues that are fetched by language stay apart. */
function isOwnStartModule(module: Module): boolean {
  const name = module.identifier();
  const isScript = /^(javascript|json)/.test(module.type);
  return isScript && /(shared|host)[\\/]src[\\/]/.test(name) && !FETCHED_CATALOGUE.test(name);
}
