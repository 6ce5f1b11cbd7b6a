import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../error-code';

/** The signing secret: the configured one, or one made once and kept, readable by this user alone, with the data. */
export function readAuthSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true });
  try {
    // `wx`: of two processes that start at once, one writes and both read the same.
    writeFileSync(path, randomBytes(48).toString('base64url'), { mode: 0o600, flag: 'wx' });
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  }
  return readFileSync(path, 'utf8').trim();
}
