import type { Configuration } from 'webpack';
import { browserConfig, compileRule } from './base';

export const PRERENDER_PROGRAM = 'main.cjs';

/**
 * The modules that draw a package's pages, compiled for Node: the façades are the real modules here, everything is in
 * one program, and the addresses of pictures are those of the browser's build.
 * @param publicPath address below which the browser's build is published
 * @param folder where the program goes
 */
export function createPrerenderConfig(
  name: string,
  directory: string,
  entry: string,
  publicPath: string,
  folder: string,
): Configuration {
  const base = browserConfig(`prerender-${name}`, directory, 'production');
  return {
    ...base,
    // Modules are named from here: what is compiled in another draft is the same program, letter by letter.
    context: folder,
    target: 'node20.19',
    devtool: false,
    entry: { main: entry },
    // Faster forms of what `ws` does itself, which it asks for in vain where nobody has installed them.
    externals: { bufferutil: 'commonjs bufferutil', 'utf-8-validate': 'commonjs utf-8-validate' },
    output: {
      path: folder,
      filename: PRERENDER_PROGRAM,
      assetModuleFilename: base.output?.assetModuleFilename,
      publicPath,
      library: { type: 'commonjs2' },
    },
    module: {
      // One program: what a page imports on demand is in it.
      parser: { javascript: { dynamicImportMode: 'eager' } },
      generator: { 'asset/resource': { emit: false } },
      rules: [
        compileRule({ node: '20.19' }, 'production'),
        { test: /\.css$/, type: 'asset/source' },
        { test: /\.(svg|png|avif|woff2)$/, type: 'asset/resource' },
        { test: /\.m?js$/, include: /@pixi.react/, resolve: { fullySpecified: false } },
      ],
    },
    plugins: [],
    optimization: { minimize: false, splitChunks: false },
  };
}
