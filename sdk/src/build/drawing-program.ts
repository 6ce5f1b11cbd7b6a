import { join, relative, sep } from 'node:path';
import type { Plugin } from 'esbuild';
import type { Stats } from 'webpack';
import { UserError } from '../user-error';
import { compileForNode } from './node-program';
import { reactRouterProduction } from './webpack/base';

/** File of the program, in the folder that it is compiled into. */
export const PRERENDER_PROGRAM = 'main.cjs';

const PICTURES = /\.(svg|png|avif|woff2)$/;

export type DrawingProgram = {
  name: string;
  /** Of the package that is drawn. */
  directory: string;
  /** Address below which the browser's build is published. */
  publicPath: string;
  /** The module that draws, as a source in that package. */
  source: string;
  /** The browser's build, which has the pictures that pages name. */
  browser: Stats;
};

/**
 * Compiles the modules that draw a package's pages for Node, into one file: the façades are the real modules here, what a page
 * imports on demand is in it, and the addresses of pictures are those of the browser's build.
 * @returns the files that were read
 */
export function compileDrawing(
  { name, directory, publicPath, source, browser }: DrawingProgram,
  folder: string,
): Promise<string[]> {
  return compileForNode({
    name: `prerender-${name}`,
    directory,
    output: { file: join(folder, PRERENDER_PROGRAM) },
    format: 'cjs',
    stdin: { contents: source, resolveDir: directory, sourcefile: 'drawing.tsx', loader: 'tsx' },
    // Faster forms of what `ws` does itself, which it asks for in vain where nobody has installed them.
    external: ['bufferutil', 'utf-8-validate'],
    loader: { '.css': 'text' },
    plugins: [productionRouter(), namedPictures(publicPath, picturesOf(browser), directory)],
  });
}

/** The package's own conditions choose the development build even in production. */
function productionRouter(): Plugin {
  const files = reactRouterProduction();
  return {
    name: 'production-router',
    setup({ onResolve }) {
      onResolve({ filter: /^react-router(\/dom)?$/ }, ({ path }) => ({
        path: files[path] ?? path,
      }));
    },
  };
}

/** A picture is its address; the file itself is in the browser's build. */
function namedPictures(
  publicPath: string,
  pictures: ReadonlyMap<string, string>,
  directory: string,
): Plugin {
  return {
    name: 'named-pictures',
    setup({ onLoad }) {
      onLoad({ filter: PICTURES }, ({ path }) => {
        const file = pictures.get(path);
        if (file === undefined) {
          throw new UserError(
            `${relative(directory, path).split(sep).join('/')} n’est pas dans la construction pour les navigateurs : une page dessinée ne peut pas la montrer.`,
          );
        }
        return { contents: publicPath + file, loader: 'text' };
      });
    },
  };
}

/** Names of the pictures that a build for browsers has, by the file of their source. */
function picturesOf({ compilation }: Stats): Map<string, string> {
  const pictures = new Map<string, string>();
  const { context = '' } = compilation.options;
  // What a build takes from its cache is among its files, too.
  for (const { name, info } of compilation.getAssets()) {
    const { sourceFilename = '' } = info;
    if (PICTURES.test(sourceFilename)) pictures.set(join(context, sourceFilename), name);
  }
  return pictures;
}
