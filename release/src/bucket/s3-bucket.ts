import { inTurns } from '../in-turns';
import { ReleaseError } from '../release-error';
import { type Bucket, BucketConflict } from './bucket';
import { loadS3 } from './load-s3';

/** A bucket of S3-compatible storage. */
export type S3Settings = {
  bucket: string;
  /** Undefined: Amazon's own. */
  endpoint: string | undefined;
  region: string;
  /** Undefined: as the SDK finds them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
};

/** Keys of the portal's releases begin so; uploaded files of the same bucket do not. */
const PREFIX = 'portal/';
const MISSING = new Set(['NoSuchKey', 'NotFound']);
const CONFLICT = new Set(['PreconditionFailed', 'ConditionalRequestConflict']);

/** Releases in a bucket of S3-compatible storage. The SDK is loaded by this call alone. */
export async function openS3Bucket(settings: S3Settings): Promise<Bucket> {
  const s3 = await loadS3();
  const client = new s3.S3Client({
    region: settings.region,
    ...(settings.endpoint !== undefined && { endpoint: settings.endpoint, forcePathStyle: true }),
    ...(settings.credentials && { credentials: settings.credentials }),
    // Storage other than Amazon's may not know the checksums that the SDK would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // What is asked with a condition and answered late would conflict with itself.
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 3000, socketTimeout: 20_000 },
  });
  const at = (key: string) => ({ Bucket: settings.bucket, Key: PREFIX + key });
  return {
    get: (key) =>
      unlessMissing(async () => {
        const { Body, ETag = '' } = await client.send(new s3.GetObjectCommand(at(key)));
        return { body: Buffer.from((await Body?.transformToByteArray()) ?? []), tag: ETag };
      }),
    tagOf: (key) =>
      unlessMissing(async () => (await client.send(new s3.HeadObjectCommand(at(key)))).ETag ?? ''),
    put: async (key, Body, expected) => {
      const condition =
        expected === undefined
          ? {}
          : expected === null
            ? { IfNoneMatch: '*' }
            : { IfMatch: expected };
      try {
        const command = new s3.PutObjectCommand({ ...at(key), ...condition, Body });
        return (await client.send(command)).ETag ?? '';
      } catch (error) {
        // An object that is gone has no tag any more.
        if (CONFLICT.has(nameOf(error)) || MISSING.has(nameOf(error)))
          throw new BucketConflict(key);
        throw unavailable(error);
      }
    },
    keysBelow: (prefix) =>
      answered(async () => {
        const keys: string[] = [];
        let ContinuationToken: string | undefined;
        do {
          const page = { Bucket: settings.bucket, Prefix: PREFIX + prefix, ContinuationToken };
          const found = await client.send(new s3.ListObjectsV2Command(page));
          keys.push(...(found.Contents ?? []).map(({ Key = '' }) => Key.slice(PREFIX.length)));
          ContinuationToken = found.NextContinuationToken;
        } while (ContinuationToken !== undefined);
        return keys;
      }),
    // One by one: storage other than Amazon's differs in what it takes for many.
    remove: (keys) =>
      inTurns(keys, async (key) => {
        await answered(() => client.send(new s3.DeleteObjectCommand(at(key))));
      }),
  };
}

async function unlessMissing<Result>(ask: () => Promise<Result>): Promise<Result | null> {
  try {
    return await ask();
  } catch (error) {
    if (MISSING.has(nameOf(error))) return null;
    throw unavailable(error);
  }
}

async function answered<Result>(ask: () => Promise<Result>): Promise<Result> {
  try {
    return await ask();
  } catch (error) {
    throw unavailable(error);
  }
}

function nameOf(error: unknown): string {
  return error instanceof Error ? error.name : '';
}

function unavailable(cause: unknown): ReleaseError {
  const reason = cause instanceof Error ? cause.message || cause.name : String(cause);
  return new ReleaseError(
    'BUCKET_UNAVAILABLE',
    `Le stockage S3 des publications ne répond pas comme il faut (${reason}) : vérifiez S3_BUCKET, S3_ENDPOINT et les clés, puis réessayez.`,
    { cause },
  );
}
