import { cp, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { exchangeable } from '@mosta/portal-sdk/dev/webpack-config';
import type { Compiler, Configuration } from 'webpack';
import { writeFacades } from '../build/facades';
import { writeHostPage } from '../build/host-page';
import { createHostConfig } from '../build/webpack/host';
import { CACHE_DIR, HOST_DIR, SHARED_DIR } from '../project';

const NAME = 'HostPagePlugin';

/** Where the service finds the page of the development host; its scripts come from the development server. */
export const DEVELOPMENT_HOST = join(CACHE_DIR, 'development-host');

/** The host and the shared modules from their sources, with modules that a page can exchange. */
export function developmentHostConfig(): Configuration {
  const config = exchangeable(createHostConfig('development', DEVELOPMENT_HOST), {
    build: 'host',
    folders: { [join(HOST_DIR, 'src')]: 'host', [join(SHARED_DIR, 'src')]: 'shared' },
  });
  return { ...config, plugins: [...(config.plugins ?? []), new HostPagePlugin()] };
}

/** Writes what the service reads of the host's build: its page, its façades, its public files. */
class HostPagePlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.afterEmit.tapPromise(NAME, async (compilation) => {
      if (compilation.errors.length > 0) return;
      const stats = compilation.getStats();
      await mkdir(DEVELOPMENT_HOST, { recursive: true });
      await writeHostPage(DEVELOPMENT_HOST, stats);
      await writeFacades(DEVELOPMENT_HOST, stats);
      await cp(join(HOST_DIR, 'public'), DEVELOPMENT_HOST, { recursive: true });
    });
  }
}
