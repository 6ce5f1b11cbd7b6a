import { randomUUID } from 'node:crypto';
import { readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import { REGISTRY_FILE } from '@mosta/shared/contract/published';
import { hasCode } from '../error-code';
import { writeWhole } from '../write-whole';

/** A file of the data folder; null where there is none. */
export async function readRootFile(dataDir: string, file: string): Promise<Buffer | null> {
  return readFile(join(dataDir, file)).catch((error) => {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  });
}

/** Puts a file into the data folder, in one step; the log and the tokens are for the service's user alone. */
export async function replaceRootFile(dataDir: string, file: string, body: Buffer): Promise<void> {
  const draft = join(dataDir, `release-tokens.json.${randomUUID()}`);
  await writeWhole(draft, body.toString('utf8'), file === REGISTRY_FILE ? 0o666 : 0o600);
  await rename(draft, join(dataDir, file));
}
