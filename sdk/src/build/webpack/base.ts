import { existsSync, readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { SCRIPT_TIMEOUT_MS } from '@mosta/shared/contract/loading';
import MiniCssExtractPlugin from 'mini-css-extract-plugin';
import MinimizerPlugin from 'minimizer-webpack-plugin';
import type { Configuration, RuleSetRule } from 'webpack';
import { cacheOf, lockFilesOf, repositoryOf, SDK_DIR, SHARED_DIR } from '../../places';
import { RetryChunksPlugin } from './retry-chunks';

const require = createRequire(import.meta.url);

export type BuildMode = 'production' | 'development';

/** Where the SDK's own packages lie: in its folder, or beside it where a package manager keeps each one apart. */
export const OWN_PACKAGES = [
  join(SDK_DIR, 'node_modules'),
  join(SDK_DIR, '..', '..'),
  'node_modules',
];

const BROWSERS = { chrome: '111', firefox: '113', safari: '16.4', edge: '111' };

function compileRule(targets: Record<string, string>, mode: BuildMode): RuleSetRule {
  return {
    test: /\.[cm]?tsx?$/,
    exclude: /node_modules/,
    loader: require.resolve('swc-loader'),
    options: {
      env: { targets },
      jsc: {
        parser: { syntax: 'typescript', tsx: true },
        transform: { react: { runtime: 'automatic', development: mode === 'development' } },
      },
    },
  };
}

/** What every program for the browser has in common. */
export function browserConfig(name: string, directory: string, mode: BuildMode): Configuration {
  const production = mode === 'production';
  return {
    name,
    mode,
    target: 'browserslist:chrome >= 111, firefox >= 113, safari >= 16.4',
    context: directory,
    devtool: production ? 'source-map' : 'cheap-module-source-map',
    output: {
      path: join(directory, 'dist'),
      filename: '[name].[contenthash:8].js',
      chunkFilename: '[name].[contenthash:8].js',
      assetModuleFilename: 'media/[name].[contenthash:8][ext]',
      cssFilename: '[name].[contenthash:8].css',
      publicPath: 'auto',
      crossOriginLoading: 'anonymous',
      chunkLoadTimeout: SCRIPT_TIMEOUT_MS,
      clean: true,
    },
    resolve: {
      extensions: ['.tsx', '.ts', '.mjs', '.js'],
      // The package's own conditions choose the development build even in production.
      alias: production ? exactly(reactRouterProduction()) : {},
    },
    resolveLoader: { modules: OWN_PACKAGES },
    module: {
      rules: [
        compileRule(BROWSERS, mode),
        { test: /\.css$/, use: [MiniCssExtractPlugin.loader, require.resolve('css-loader')] },
        { test: /\.(svg|png|avif|woff2)$/, type: 'asset/resource' },
        // @pixi/react publishes ES modules that import without file extensions.
        { test: /\.m?js$/, include: /@pixi.react/, resolve: { fullySpecified: false } },
      ],
    },
    plugins: [
      new RetryChunksPlugin(),
      new MiniCssExtractPlugin({
        filename: '[name].[contenthash:8].css',
        chunkFilename: '[name].[contenthash:8].css',
      }),
    ],
    optimization: {
      moduleIds: 'deterministic',
      chunkIds: production ? 'deterministic' : 'named',
      // As small as webpack's own choice within 0.3 %, in a fraction of its time (decision 0051).
      minimizer: [
        new MinimizerPlugin({
          // swc has threads of its own; a process for each build would load it once more.
          parallel: false,
          minify: MinimizerPlugin.swcMinify,
          minimizerOptions: { compress: { passes: 3 } },
        }),
      ],
    },
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: production && !wasBuilt(directory) ? false : cacheFor(`${name}-${mode}`, directory),
  };
}

/**
 * Whether a package has been built before. Many clones build each package once, those of CI among them, and would never
 * read the cache that writing takes a sixth of a build.
 */
export function wasBuilt(directory: string): boolean {
  return existsSync(join(directory, 'dist'));
}

function cacheFor(name: string, directory: string): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: join(cacheOf(directory), 'webpack'),
    name,
    buildDependencies: {
      config: [...lockFilesOf(repositoryOf(directory)), ...ownSources(), ...manifestOf(directory)],
    },
  };
}

/** A manifest says what is left out of a build (`leftOut`), which webpack's cache does not notice. */
function manifestOf(directory: string): string[] {
  const file = join(directory, 'package.json');
  return existsSync(file) ? [file] : [];
}

/** The plugins write code too: what they wrote before they changed is stale. */
function ownSources(): string[] {
  const folders = [import.meta.dirname, join(import.meta.dirname, '..')];
  return folders.flatMap((folder) =>
    readdirSync(folder)
      .filter((file) => /(?<!\.test)\.[jt]s$/.test(file))
      .map((file) => join(folder, file)),
  );
}

/** Aliases of these requests alone, not of what lies below them. */
function exactly(files: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(files).map(([name, file]) => [`${name}$`, file]));
}

/** Files of the router's production build, by the request that asks for each. */
export function reactRouterProduction(): Record<string, string> {
  const fromShared = createRequire(join(SHARED_DIR, 'package.json'));
  const dom = createRequire(fromShared.resolve('react-router-dom/package.json'));
  const routerManifest = dom.resolve('react-router/package.json');
  const production = join(routerManifest, '..', 'dist', 'production');
  return {
    'react-router/dom': join(production, 'dom-export.mjs'),
    'react-router': join(production, 'index.mjs'),
  };
}
