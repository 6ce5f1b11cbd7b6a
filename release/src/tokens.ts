import { createHash, randomBytes, randomUUID, timingSafeEqual } from 'node:crypto';
import { mkdir, readFile, rename } from 'node:fs/promises';
import { join } from 'node:path';
import * as v from 'valibot';
import { hasCode } from './error-code';
import { withRegistryLock } from './registry-lock';
import { ReleaseError } from './release-error';
import { finishLog, type LogLine, logPending, TOKENS_FILE } from './release-log';
import { writeWhole } from './write-whole';

const tokenSchema = v.object({
  /** Part of the token by which it is found, and its name in the log. */
  id: v.string(),
  /** The only remote that it may touch. */
  remote: v.string(),
  /** SHA-256 of the whole token, in hexadecimal digits; 256 random bits need no slow hash. */
  hash: v.string(),
  createdAt: v.pipe(v.string(), v.isoTimestamp()),
  createdBy: v.string(),
  revokedAt: v.optional(v.pipe(v.string(), v.isoTimestamp())),
});
export type ReleaseToken = v.InferOutput<typeof tokenSchema>;

const TOKEN = /^mosta-([\da-f]{8})-[\w-]{43}$/;

/** Makes a token for one remote. What is returned is shown once, and kept nowhere. */
export async function addToken(dataDir: string, remote: string, by: string): Promise<string> {
  const id = randomBytes(4).toString('hex');
  const token = `mosta-${id}-${randomBytes(32).toString('base64url')}`;
  await changeTokens(dataDir, { by, action: 'token-add', remote, version: id }, (tokens) => [
    ...tokens,
    { id, remote, hash: hashOf(token), createdAt: new Date().toISOString(), createdBy: by },
  ]);
  return token;
}

/** The tokens of a portal, or of one remote; revoked ones too. */
export async function listTokens(dataDir: string, remote?: string): Promise<ReleaseToken[]> {
  const tokens = await readTokens(dataDir);
  return tokens.filter((token) => !remote || token.remote === remote);
}

/**
 * Revokes one token of a remote, or all of them.
 * @returns how many were good until then
 * @throws ReleaseError when the remote has no such token
 */
export async function revokeTokens(
  dataDir: string,
  remote: string,
  by: string,
  id?: string,
): Promise<number> {
  let revoked = 0;
  const version = id;
  await changeTokens(dataDir, { by, action: 'token-revoke', remote, version }, (tokens) => {
    const meant = (token: ReleaseToken) => token.remote === remote && (!id || token.id === id);
    if (!tokens.some(meant)) {
      throw new ReleaseError(
        'TOKEN_UNKNOWN',
        id ? `${remote} n’a pas de jeton ${id}.` : `${remote} n’a pas de jeton.`,
      );
    }
    const revokedAt = new Date().toISOString();
    return tokens.map((token) => {
      if (!meant(token) || token.revokedAt) return token;
      revoked += 1;
      return { ...token, revokedAt };
    });
  });
  return revoked;
}

/** The token that somebody showed; undefined for one that is unknown or revoked. */
export async function findToken(dataDir: string, text: string): Promise<ReleaseToken | undefined> {
  const id = TOKEN.exec(text)?.[1];
  if (id === undefined) return undefined;
  const hash = hashOf(text);
  return (await readTokens(dataDir)).find(
    (token) =>
      token.id === id &&
      token.revokedAt === undefined &&
      timingSafeEqual(Buffer.from(token.hash, 'hex'), Buffer.from(hash, 'hex')),
  );
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}

async function changeTokens(
  dataDir: string,
  entry: LogLine,
  change: (tokens: ReleaseToken[]) => ReleaseToken[],
): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await withRegistryLock(dataDir, async (held) => {
    const file = join(dataDir, TOKENS_FILE);
    await finishLog(dataDir);
    const tokens = change(await readTokens(dataDir));
    const draft = join(dataDir, `${TOKENS_FILE}.${randomUUID()}`);
    const text = `${JSON.stringify({ tokens }, null, 2)}\n`;
    await writeWhole(draft, text, 0o600);
    await logPending(dataDir, text, [entry]);
    held.check();
    await rename(draft, file);
    await finishLog(dataDir);
  });
}

async function readTokens(dataDir: string): Promise<ReleaseToken[]> {
  const file = join(dataDir, TOKENS_FILE);
  const text = await readFile(file, 'utf8').catch((error) => {
    if (hasCode(error, 'ENOENT')) return '{"tokens":[]}';
    throw error;
  });
  const schema = v.pipe(v.string(), v.parseJson(), v.object({ tokens: v.array(tokenSchema) }));
  const parsed = v.safeParse(schema, text);
  if (parsed.success) return parsed.output.tokens;
  throw new ReleaseError('REGISTRY_UNREADABLE', `Le fichier des jetons ${file} est illisible.`);
}
