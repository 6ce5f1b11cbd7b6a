import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ModuleFederationPlugin } from '@module-federation/enhanced/webpack';
import { containerName, EXPOSED_MODULE } from '@mosta/shared/contract/loading';
import { ENTRY_FILE, MANIFEST_FILE } from '@mosta/shared/contract/published';
import type { Configuration } from 'webpack';
import { type BuildMode, browserConfig } from './base';
import { consumedFromHost } from './sharing';

export type RemoteBuild = {
  name: string;
  /** Immutable version of this build; it names the container, so that two versions can live in one page. */
  version: string;
  directory: string;
  output?: string;
  mode?: BuildMode;
  /** One-copy modules that the build carries itself (a stub that must be refused). */
  bundles?: readonly string[];
};

/** A remote for the host: exposes `./remote` alone, and takes every one-copy module from the host. */
export function createRemoteConfig(build: RemoteBuild): Configuration {
  const { name, version, directory, mode = 'production' } = build;
  const base = browserConfig(`remote-${name}`, directory, mode);
  const container = containerName(name, version);
  const source = existsSync(join(directory, 'src')) ? './src/remote.tsx' : './remote.tsx';
  return {
    ...base,
    entry: {},
    output: {
      ...base.output,
      path: build.output ?? join(directory, 'dist'),
      uniqueName: container,
    },
    plugins: [
      ...(base.plugins ?? []),
      new ModuleFederationPlugin({
        name: container,
        filename: ENTRY_FILE,
        exposes: { [EXPOSED_MODULE]: source },
        dts: false,
        manifest: { fileName: MANIFEST_FILE },
        shareStrategy: 'loaded-first',
        shared: consumedFromHost(build.bundles),
        experiments: { externalRuntime: true },
      }),
    ],
  };
}
