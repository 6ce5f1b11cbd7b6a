import { openS3Bucket } from '@mosta/release/bucket/s3-bucket';
import { bucketStore, folderStore, type ReleaseStore } from '@mosta/release/bucket/store';
import fp from 'fastify-plugin';
import type { Config } from '../config';
import { RegistryFile } from './registry-file';

declare module 'fastify' {
  interface FastifyInstance {
    /** The registry that pages are made of. */
    portalRegistry: RegistryFile;
    /** Where releases are kept. */
    releaseStore: ReleaseStore;
  }
}

/** Milliseconds between two looks at what others have published in the bucket. */
const LOOK = 2000;
const FAILURE = 'the releases of the bucket could not be taken over; those of the folder stay';

/**
 * The registry, for whoever shows pages or says whether the service is well. Where releases are kept in a bucket, the data
 * folder follows it: pages and files are served from the folder, and go on when the bucket does not answer.
 */
export const registryPlugin = fp<Pick<Config, 'dataDir' | 'releasesS3'>>(
  async (app, { dataDir, releasesS3 }) => {
    const store = releasesS3
      ? bucketStore(dataDir, await openS3Bucket(releasesS3))
      : folderStore(dataDir);
    app.decorate('releaseStore', store);
    app.decorate('portalRegistry', new RegistryFile(dataDir, app.log));
    if (!releasesS3) return;
    await store.pull().catch((error: unknown) => app.log.error({ err: error }, FAILURE));
    app.startTask(FAILURE, LOOK, store.pull);
  },
  { name: 'registry', dependencies: ['task'] },
);
