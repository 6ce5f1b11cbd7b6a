import { builtinModules } from 'node:module';
import { compileForNode } from '@mosta/portal-sdk/build/node-program';
import type { Plugin } from 'esbuild';
import { API_DIR } from '../project';

/**
 * Compiles the API into a folder: a file for Node, and one for its threads. Packages from node_modules stay outside, the project's own
 * modules go in.
 * @returns the files that were read
 */
export function compileApi(folder: string): Promise<string[]> {
  return compileForNode({
    name: 'api',
    directory: API_DIR,
    output: { folder },
    // The second is the program of the threads that draw documents: they find it beside the first.
    entryPoints: { main: 'src/main.ts', 'print-worker': 'src/print-worker.ts' },
    format: 'esm',
    sourcemap: true,
    plugins: [packagesOutside()],
  });
}

function packagesOutside(): Plugin {
  const builtins = new Set(builtinModules);
  return {
    name: 'packages-outside',
    setup({ onResolve }) {
      onResolve({ filter: /^[^./]/ }, ({ path, kind }) => {
        if (kind === 'entry-point' || path.startsWith('@mosta/')) return undefined;
        return { path: builtins.has(path) ? `node:${path}` : path, external: true };
      });
    },
  };
}
