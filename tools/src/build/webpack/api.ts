import { builtinModules } from 'node:module';
import { join } from 'node:path';
import {
  type BuildMode,
  compileRule,
  OWN_PACKAGES,
  wasBuilt,
} from '@mosta/portal-sdk/build/webpack/base';
import type { Configuration } from 'webpack';
import { API_DIR, CACHE_DIR, ROOT } from '../../project';

const builtins = new Set(builtinModules);

/** The API as a file for Node, and one for its threads; packages from node_modules stay outside, the project's own modules go in. */
export function createApiConfig(
  mode: BuildMode = 'production',
  output = join(API_DIR, 'dist'),
): Configuration {
  return {
    name: 'api',
    mode,
    target: 'node20.19',
    context: API_DIR,
    devtool: 'source-map',
    // The second is the program of the threads that draw documents: they find it beside the first.
    entry: { main: './src/main.ts', 'print-worker': './src/print-worker.ts' },
    experiments: { outputModule: true },
    output: {
      path: output,
      filename: '[name].js',
      module: true,
      chunkFormat: 'module',
      library: { type: 'module' },
      clean: true,
    },
    externalsType: 'module',
    externals: [
      ({ request }, callback) => {
        if (
          !request ||
          request.startsWith('.') ||
          request.startsWith('/') ||
          request.startsWith('@mosta/')
        ) {
          callback();
          return;
        }
        const name =
          request.startsWith('node:') || !builtins.has(request) ? request : `node:${request}`;
        // What is imported when it is needed stays so.
        callback(undefined, `module-import ${name}`);
      },
    ],
    resolve: { extensions: ['.ts', '.mjs', '.js'] },
    resolveLoader: { modules: OWN_PACKAGES },
    module: {
      // Paths of the sources stay meaningful: the API finds its files relative to its own address.
      parser: { javascript: { importMeta: false, url: false, createRequire: false } },
      rules: [compileRule({ node: '20.19' }, mode)],
    },
    optimization: { minimize: false },
    performance: false,
    infrastructureLogging: { level: 'error' },
    cache: mode === 'production' && !wasBuilt(API_DIR) ? false : cacheFor(mode),
  };
}

function cacheFor(mode: BuildMode): Configuration['cache'] {
  return {
    type: 'filesystem',
    cacheDirectory: join(CACHE_DIR, 'webpack'),
    name: `api-${mode}`,
    buildDependencies: { config: [join(ROOT, 'pnpm-lock.yaml'), import.meta.filename] },
  };
}
