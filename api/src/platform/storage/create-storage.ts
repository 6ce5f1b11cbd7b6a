import { join } from 'node:path';
import type { Config } from '../../config';
import { createClamdScanner } from '../scanner/clamd-scanner';
import { createVirusCheck, type Scanner } from '../scanner/scanner';
import { createLocalStorage } from './local-storage';
import { createS3Storage } from './s3-storage';
import type { Storage } from './storage';

const MEGABYTE = 1024 * 1024;

/** The bucket where one is configured, a folder otherwise; with a scanner, nothing gets in that it has not judged. */
export async function createStorage({
  s3,
  dataDir,
  scannerUrl,
  freeMegabytes,
}: Pick<Config, 's3' | 'dataDir' | 'scannerUrl' | 'freeMegabytes'>): Promise<Storage> {
  const storage = s3
    ? await createS3Storage(s3)
    : createLocalStorage(join(dataDir, 'uploads'), freeMegabytes * MEGABYTE);
  return scannerUrl === undefined ? storage : withScanner(storage, createClamdScanner(scannerUrl));
}

function withScanner(storage: Storage, scanner: Scanner): Storage {
  return {
    ...storage,
    put: (content, ...checks) => storage.put(content, ...checks, createVirusCheck(scanner)),
  };
}
