import { randomBytes } from 'node:crypto';
import { pipeline as join, Readable, type Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { CompletedPart } from '@aws-sdk/client-s3';
import { loadS3 } from '@mosta/release/bucket/load-s3';
import type { S3Config } from '../../config';
import { AppError } from '../http/app-error';
import { checkKey, isKey, type Storage, storageUnavailable } from './storage';

/** Bytes of a part, the smallest that S3 takes but for the last: what one upload holds in memory, twice at most. */
const PART = 5 * 1024 * 1024;
/** Milliseconds for one answer, and for tidying up after a failure: together less than the 5 s a call may take. */
const ANSWER = 3000;
const TIDYING = 1000;

/** Files in a bucket of S3-compatible storage. The SDK is loaded by this call alone. */
export async function createS3Storage(config: S3Config): Promise<Storage> {
  const s3 = await loadS3();
  const { bucket: Bucket } = config;
  const client = new s3.S3Client({
    region: config.region,
    ...(config.endpoint === undefined ? {} : { endpoint: config.endpoint, forcePathStyle: true }),
    ...(config.credentials === undefined ? {} : { credentials: config.credentials }),
    // Storage other than Amazon's may not know the checksums that the SDK would add by itself.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 2,
    // Between two pieces of a file that is being read.
    requestHandler: { connectionTimeout: 2000, socketTimeout: 10_000 },
  });

  /** Small files in one request, larger ones part by part; nothing is visible before the last of them. */
  const upload = async (
    Key: string,
    content: AsyncIterable<Buffer>,
    keep: (id: string) => void,
  ) => {
    const file = { Bucket, Key };
    const parts: CompletedPart[] = [];
    let UploadId: string | undefined;
    for await (const { bytes: Body, last } of inParts(content)) {
      if (last && UploadId === undefined) {
        await answered((abortSignal) =>
          client.send(new s3.PutObjectCommand({ ...file, Body }), { abortSignal }),
        );
        return;
      }
      if (UploadId === undefined) {
        const begun = await answered((abortSignal) =>
          client.send(new s3.CreateMultipartUploadCommand(file), { abortSignal }),
        );
        UploadId = begun.UploadId ?? '';
        keep(UploadId);
      }
      const part = { ...file, UploadId, PartNumber: parts.length + 1 };
      const { ETag } = await answered((abortSignal) =>
        client.send(new s3.UploadPartCommand({ ...part, Body }), { abortSignal }),
      );
      parts.push({ ETag, PartNumber: part.PartNumber });
    }
    const whole = { ...file, UploadId, MultipartUpload: { Parts: parts } };
    await answered((abortSignal) =>
      client.send(new s3.CompleteMultipartUploadCommand(whole), { abortSignal }),
    );
  };
  /** As far as storage answers; what stays is invisible parts, which a rule of the bucket removes. */
  const tidy = async (Key: string, UploadId: string | undefined) => {
    const options = { abortSignal: AbortSignal.timeout(TIDYING) };
    await Promise.allSettled([
      UploadId === undefined
        ? client.send(new s3.DeleteObjectCommand({ Bucket, Key }), options)
        : client.send(new s3.AbortMultipartUploadCommand({ Bucket, Key, UploadId }), options),
    ]);
  };
  return {
    put: async (content, ...checks) => {
      const key = randomBytes(24).toString('base64url');
      let uploadId: string | undefined;
      try {
        await pipeline(through(content, checks), (checked) =>
          upload(key, checked, (id) => {
            uploadId = id;
          }),
        );
      } catch (error) {
        await tidy(key, uploadId);
        throw error;
      }
      return key;
    },
    open: async (key) => {
      const Key = checkKey(key);
      const { Body, ContentLength } = await answered((abortSignal) =>
        client.send(new s3.GetObjectCommand({ Bucket, Key }), { abortSignal }),
      );
      if (!(Body instanceof Readable) || ContentLength === undefined) throw storageUnavailable();
      return { content: Body, size: ContentLength };
    },
    remove: async (key) => {
      const Key = checkKey(key);
      await answered((abortSignal) =>
        client.send(new s3.DeleteObjectCommand({ Bucket, Key }), { abortSignal }),
      );
    },
    proveWrite: async () => undefined,
    keysBefore: async (instant) => {
      const keys: string[] = [];
      let ContinuationToken: string | undefined;
      do {
        const page = { Bucket, ...(ContinuationToken && { ContinuationToken }) };
        const { Contents = [], NextContinuationToken } = await answered((abortSignal) =>
          client.send(new s3.ListObjectsV2Command(page), { abortSignal }),
        );
        for (const { Key = '', LastModified } of Contents) {
          if (isKey(Key) && LastModified && LastModified < instant) keys.push(Key);
        }
        ContinuationToken = NextContinuationToken;
      } while (ContinuationToken !== undefined);
      return keys;
    },
  };
}

/** One answer of storage in time, or AppError: NOT_FOUND for a missing file, UNAVAILABLE for anything else. */
async function answered<T>(ask: (abortSignal: AbortSignal) => Promise<T>): Promise<T> {
  const limit = new AbortController();
  const timer = setTimeout(() => limit.abort(), ANSWER);
  try {
    return await ask(limit.signal);
  } catch (error) {
    if (error instanceof Error && error.name === 'NoSuchKey') throw new AppError('NOT_FOUND');
    throw Object.assign(storageUnavailable(), { cause: error });
  } finally {
    clearTimeout(timer);
  }
}

/** The content behind its checks; a failure of any of them comes out of the last. */
function through(content: Readable, checks: readonly Transform[]): Readable {
  return checks.reduce<Readable>((from, check) => join(from, check, () => undefined), content);
}

/** Collects pieces into parts; the last one is what remains, which may be nothing. */
async function* inParts(content: AsyncIterable<Buffer>) {
  let pieces: Buffer[] = [];
  let size = 0;
  for await (const piece of content) {
    pieces.push(piece);
    size += piece.length;
    if (size >= PART) {
      yield { bytes: Buffer.concat(pieces), last: false };
      pieces = [];
      size = 0;
    }
  }
  yield { bytes: Buffer.concat(pieces), last: true };
}
