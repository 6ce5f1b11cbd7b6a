import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { hasCode } from '../error-code';
import { StartupError } from '../startup-error';

/** Characters that a secret has at least. */
export const AUTH_SECRET_MIN = 32;

/**
 * The signing secret: the configured one, or one made once and kept, readable by this user alone, with the data.
 * @throws StartupError when the kept one is too short to sign with
 */
export function readAuthSecret(configured: string | undefined, dataDir: string): string {
  if (configured !== undefined) return configured;
  const path = join(dataDir, 'auth-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const secret = readIfThere(path) ?? makeSecret(path);
  if (secret.length >= AUTH_SECRET_MIN) return secret;
  throw new StartupError(
    `Le fichier ${path} ne contient pas de secret utilisable\u00a0; supprimez-le, et un autre sera créé au prochain démarrage.`,
  );
}

/** A hard link appears whole or not at all: of two processes that start at once, one writes and both read the same. */
function makeSecret(path: string): string {
  const draft = `${path}.${process.pid}`;
  writeFileSync(draft, randomBytes(48).toString('base64url'), { mode: 0o600 });
  try {
    linkSync(draft, path);
  } catch (error) {
    if (!hasCode(error, 'EEXIST')) throw error;
  } finally {
    rmSync(draft, { force: true });
  }
  return readFileSync(path, 'utf8').trim();
}

function readIfThere(path: string): string | null {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch (error) {
    if (hasCode(error, 'ENOENT')) return null;
    throw error;
  }
}
