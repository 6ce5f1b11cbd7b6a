import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, EXPOSED_MODULE } from '@mosta/shared/contract/loading';
import { ENTRY_FILE, FILES_FOLDER, MANIFEST_FILE } from '@mosta/shared/contract/published';
import type { Configuration } from 'webpack';
import { EXPOSED_CHUNK } from '../late-facades';
import { type BuildMode, browserConfig } from './base';
import { containerRuntime } from './bundler-runtime-plugin';
import { CATALOGUE_PARTS, CataloguePartsPlugin } from './catalogue-parts';
import { ChunkIntegrityPlugin } from './chunk-integrity';
import { CompileHintsPlugin, startsPages } from './compile-hints';
import { leftOut } from './left-out';
import { OwnChunksPlugin } from './own-chunks';
import { consumedFromHost } from './sharing';
import { SteadyHashesPlugin } from './steady-hashes';
import { SteadyIdsPlugin } from './steady-ids';

/** Stands for the hash of the entry, which only the finished build knows (sdk/src/build/remote-files.ts). */
export const ENTRY_HASH = '0'.repeat(16);

/** What the scenes of several pages are made of is one file of a remote, which is too small for webpack to share it by itself. */
const SCENES = {
  test: /[\\/]shared[\\/]src[\\/]scenes[\\/]/,
  name: 'scenes',
  minChunks: 2,
  enforce: true,
} as const;

export type RemoteBuild = {
  name: string;
  directory: string;
  /** Folder of the build; files whose addresses are made of their content go into its `files`. */
  output: string;
  mode?: BuildMode;
  /** One-copy modules that the build carries itself (a stub that must be refused). */
  bundles?: readonly string[];
  /** Neither minified nor with source maps, and compiled anew each time: a stub takes a moment and is never released. */
  plain?: boolean;
};

/**
 * A remote for the host: exposes `./remote` alone, and takes every one-copy module from the host. Nothing in a chunk
 * depends on anything but that chunk: an unchanged one has the same bytes, and so the same address, in every version.
 */
export function createRemoteConfig(build: RemoteBuild): Configuration {
  const { name, directory, output, mode = 'production', plain = false } = build;
  const base = browserConfig(`remote-${name}`, directory, mode);
  const container = containerName(name, ENTRY_HASH);
  const source = existsSync(join(directory, 'src')) ? './src/remote.tsx' : './remote.tsx';
  return {
    ...base,
    ...(plain ? { devtool: false, cache: false } : {}),
    entry: {},
    resolve: { ...base.resolve, alias: { ...base.resolve?.alias, ...leftOut(directory) } },
    output: {
      ...base.output,
      path: join(output, FILES_FOLDER),
      // In the entry alone, and another one in each: two versions can live in one page.
      uniqueName: container,
      // In every chunk, and the same in all versions (OwnChunksPlugin).
      chunkLoadingGlobal: `mostaChunks_${name}`,
      devtoolNamespace: name,
    },
    optimization: {
      ...base.optimization,
      ...(plain ? { minimize: false } : {}),
      splitChunks: { cacheGroups: { catalogueParts: CATALOGUE_PARTS, scenes: SCENES } },
    },
    plugins: [
      ...(base.plugins ?? []),
      new SteadyIdsPlugin(),
      new SteadyHashesPlugin(),
      new OwnChunksPlugin(),
      new CataloguePartsPlugin(),
      ...(mode === 'production'
        ? [
            new ChunkIntegrityPlugin(),
            new CompileHintsPlugin((chunk) => startsPages(chunk, [EXPOSED_CHUNK])),
          ]
        : []),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY_FILE,
        exposes: { [EXPOSED_MODULE]: source },
        dts: false,
        manifest: { fileName: MANIFEST_FILE },
        shareStrategy: 'loaded-first',
        shared: consumedFromHost(build.bundles),
      }),
      containerRuntime(),
    ],
  };
}
