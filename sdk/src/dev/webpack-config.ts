import { createRequire } from 'node:module';
import { join } from 'node:path';
import type { Configuration, RuleSetRule } from 'webpack';
import { browserConfig, OWN_PACKAGES } from '../build/webpack/base';
import { CataloguePartsPlugin } from '../build/webpack/catalogue-parts';
import { OwnChunksPlugin } from '../build/webpack/own-chunks';
import { createRemoteConfig } from '../build/webpack/remote';
import { SteadyHashesPlugin } from '../build/webpack/steady-hashes';
import { SteadyIdsPlugin } from '../build/webpack/steady-ids';
import type { RemoteProject } from '../remote-project';
import { FastRefreshPlugin, PREPARED_BY } from './fast-refresh';
import { DEVELOPMENT_PATH } from './messages';

const require = createRequire(import.meta.url);
const DEVELOPMENT_FOLDER = import.meta.dirname;

/** Path below which the development server has the build of a remote. */
export function buildPath(name: string): string {
  return `${DEVELOPMENT_PATH}${name}/`;
}

/** The federated build of a remote, as the host loads it, with modules that can be exchanged. */
export function createDevelopmentConfig(
  { name, directory }: RemoteProject,
  origin: string,
): Configuration {
  const output = join(directory, 'dist', 'development');
  const config = createRemoteConfig({ name, directory, output, mode: 'development' });
  const plugins = config.plugins?.filter((plugin) => !isForVersions(plugin));
  return {
    ...exchangeable(
      { ...config, plugins, optimization: { ...config.optimization, splitChunks: false } },
      { build: config.name ?? name, folders: { [join(directory, 'src')]: name } },
    ),
    output: {
      ...config.output,
      ...STEADY_NAMES,
      // Whole, since another portal may take the build by an override.
      publicPath: `${origin}${buildPath(name)}`,
      path: output,
    },
  };
}

/** What is for versions that lie beside each other in a page or a cache: here there is one, and it changes where it lies. */
function isForVersions(plugin: unknown): boolean {
  return [CataloguePartsPlugin, OwnChunksPlugin, SteadyHashesPlugin, SteadyIdsPlugin].some(
    (kind) => plugin instanceof kind,
  );
}

/** Names without hashes: an entry that the page has loaded before finds the newest chunk. */
const STEADY_NAMES = {
  filename: '[name].js',
  chunkFilename: '[name].js',
  cssFilename: '[name].css',
  assetModuleFilename: 'media/[name].[contenthash:8][ext]',
} as const;

type Exchange = ConstructorParameters<typeof FastRefreshPlugin>[0];

/** A development build with modules that a page can exchange. */
export function exchangeable(config: Configuration, exchange: Exchange): Configuration {
  const rules = (config.module?.rules ?? []) as RuleSetRule[];
  return {
    ...config,
    output: { ...config.output, ...STEADY_NAMES },
    resolve: {
      ...config.resolve,
      alias: {
        ...config.resolve?.alias,
        'react/jsx-dev-runtime$': pageModule('jsx-dev-runtime.mjs'),
      },
    },
    module: {
      ...config.module,
      rules: [
        ...rules.map(withRefresh),
        {
          test: /[\\/]locales[\\/]\w+\.json$/,
          include: Object.keys(exchange.folders),
          type: 'javascript/auto',
        },
      ],
    },
    plugins: [...(config.plugins ?? []), new FastRefreshPlugin(exchange)],
    optimization: {
      ...config.optimization,
      moduleIds: 'named',
      chunkIds: 'named',
      // No page may run what does not build: the next update leads from the last whole build.
      emitOnErrors: false,
    },
    cache: cacheOf(config, 'exchange'),
    stats: 'none',
  };
}

/** The script that the development server adds to the portal's pages. */
export function createPageConfig(directory: string): Configuration {
  const base = browserConfig('development-page', directory, 'development');
  const rules = (base.module?.rules ?? []) as RuleSetRule[];
  // Where the SDK is installed, its sources lie in `node_modules`.
  const compiled = rules.map((rule) =>
    compiles(rule) ? { ...rule, exclude: undefined, include: DEVELOPMENT_FOLDER } : rule,
  );
  return {
    ...base,
    entry: { page: pageModule('page') },
    devtool: false,
    output: {
      ...base.output,
      ...STEADY_NAMES,
      path: join(directory, 'dist', 'development-page'),
      publicPath: `${DEVELOPMENT_PATH}page/`,
    },
    resolve: {
      ...base.resolve,
      // React in the version with which the remote is tested.
      modules: [join(directory, 'node_modules'), ...OWN_PACKAGES],
    },
    module: { ...base.module, rules: compiled },
    stats: 'none',
  };
}

function pageModule(name: string): string {
  return join(DEVELOPMENT_FOLDER, 'page', name);
}

function compiles({ loader }: RuleSetRule): boolean {
  return loader === require.resolve('swc-loader');
}

function withRefresh(rule: RuleSetRule): RuleSetRule {
  if (!compiles(rule) || typeof rule.options !== 'object') return rule;
  const { jsc, ...options } = rule.options as { jsc: { transform: { react: object } } };
  const react = { ...jsc.transform.react, refresh: true };
  return { ...rule, options: { ...options, jsc: { ...jsc, transform: { react } } } };
}

function cacheOf({ cache }: Configuration, use: string): Configuration['cache'] {
  return typeof cache === 'object' && cache.type === 'filesystem'
    ? {
        ...cache,
        name: `${cache.name}-${use}`,
        // What it writes into modules is kept with them.
        buildDependencies: { ...cache.buildDependencies, [use]: [PREPARED_BY] },
      }
    : cache;
}
