import { type Collected, collect } from '../collect';
import { ReleaseError } from '../release-error';
import { type Finding, verify } from '../verify';
import type { Bucket } from './bucket';
import { type Mirror, shareThrough } from './mirror';
import { openS3Bucket, type S3Settings } from './s3-bucket';
import { verifyBucket } from './verify-bucket';

/** Where a portal keeps what is published. */
export type ReleaseStore = {
  /** Takes over what was published elsewhere; nothing to do for a folder. */
  pull: () => Promise<void>;
  /** As `verify` and `collect` of a folder. */
  verify: (only?: string) => Promise<Finding[]>;
  collect: (options: { keepDays: number; by: string }) => Promise<Collected>;
};

/** The data folder alone. */
export function folderStore(dataDir: string): ReleaseStore {
  return {
    pull: async () => undefined,
    verify: (only) => verify(dataDir, only),
    collect: (options) => collect(dataDir, options),
  };
}

/** A bucket, of which the data folder is a copy from here on. */
export function bucketStore(dataDir: string, bucket: Bucket): ReleaseStore {
  const mirror: Mirror = shareThrough(dataDir, bucket);
  return {
    pull: () => mirror.pull(),
    verify: (only) => verifyBucket(bucket, only),
    collect: async (options) => {
      const collected = await collect(dataDir, options);
      const swept = await mirror.change(() => mirror.sweep());
      return { ...collected, files: [...new Set([...collected.files, ...swept])] };
    },
  };
}

/**
 * The store that the environment chooses: `REMOTES_STORE=s3` takes the bucket of uploads, anything else the folder.
 * @throws ReleaseError when the bucket is not named
 */
export async function openReleaseStore(
  dataDir: string,
  environment: Record<string, string | undefined>,
): Promise<ReleaseStore> {
  if (environment.REMOTES_STORE !== 's3') return folderStore(dataDir);
  return bucketStore(dataDir, await openS3Bucket(settingsOf(environment)));
}

function settingsOf(environment: Record<string, string | undefined>): S3Settings {
  const given = (name: string) => environment[name] || undefined;
  const bucket = given('S3_BUCKET');
  if (bucket === undefined) {
    throw new ReleaseError(
      'BUCKET_UNSUITABLE',
      'REMOTES_STORE=s3 demande S3_BUCKET : nommez le compartiment, ou prenez REMOTES_STORE=folder.',
    );
  }
  const accessKeyId = given('S3_ACCESS_KEY_ID');
  const secretAccessKey = given('S3_SECRET_ACCESS_KEY');
  return {
    bucket,
    endpoint: given('S3_ENDPOINT'),
    region: given('S3_REGION') ?? 'us-east-1',
    credentials: accessKeyId && secretAccessKey ? { accessKeyId, secretAccessKey } : undefined,
  };
}
