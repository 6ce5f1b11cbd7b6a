import { type BuildMode, browserConfig } from '@mosta/portal-sdk/build/webpack/base';
import { WORKER_PATH } from '@mosta/shared/contract/published';
import type { Configuration } from 'webpack';
import { HOST_DIR } from '../../project';

/** The service worker: one script beside the host's page, whose address never changes. */
export function createWorkerConfig(output: string, mode: BuildMode = 'production'): Configuration {
  const base = browserConfig('host-worker', HOST_DIR, mode);
  return {
    ...base,
    target: 'webworker',
    entry: './worker/service-worker.ts',
    output: { path: output, filename: WORKER_PATH.slice(1), publicPath: '/' },
    // Nothing of it is fetched later, and it has no styles.
    plugins: [],
  };
}
