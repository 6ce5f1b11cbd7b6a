import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, open, readFile, rename, rm, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { REGISTRY_FILE } from '@mosta/shared/contract/published';
import { emptyRegistry, type Registry, registrySchema } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { ReleaseError } from './release-error';

/** A lock older than this many milliseconds was left by a command that died. */
const STALE_LOCK_MS = 30_000;

export function registryFile(dataDir: string): string {
  return join(dataDir, REGISTRY_FILE);
}

/** @throws ReleaseError when the file is not a registry */
export async function readRegistry(dataDir: string): Promise<Registry> {
  const file = registryFile(dataDir);
  if (!existsSync(file)) return emptyRegistry(new Date());
  const parsed = v.safeParse(
    v.pipe(v.string(), v.parseJson(), registrySchema),
    await readFile(file, 'utf8'),
  );
  if (!parsed.success) {
    throw new ReleaseError(
      'REGISTRY_UNREADABLE',
      `Le registre ${file} est illisible : ${v.summarize(parsed.issues)}`,
    );
  }
  return parsed.output;
}

/**
 * Changes the registry: one command at a time, and in one step for whoever reads it
 * (written beside, forced to disk, then renamed).
 * @param change gives the new remotes; returning the same registry leaves the file alone
 */
export async function changeRegistry(
  dataDir: string,
  change: (registry: Registry) => Registry,
): Promise<Registry> {
  await mkdir(dataDir, { recursive: true });
  return withLock(join(dataDir, 'registry.lock'), async () => {
    const before = await readRegistry(dataDir);
    const changed = change(before);
    if (changed === before && existsSync(registryFile(dataDir))) return before;
    const after = v.parse(registrySchema, { ...changed, updatedAt: new Date().toISOString() });
    const draft = join(dataDir, `registry.${randomUUID()}.json`);
    const handle = await open(draft, 'w');
    await handle.writeFile(`${JSON.stringify(after, null, 2)}\n`);
    await handle.sync();
    await handle.close();
    await rename(draft, registryFile(dataDir));
    return after;
  });
}

/** @throws ReleaseError when another command keeps the registry for longer than a change can take */
async function withLock<Result>(file: string, work: () => Promise<Result>): Promise<Result> {
  const owner = randomUUID();
  const patience = Date.now() + 2 * STALE_LOCK_MS;
  while (!(await tryLock(file, owner))) {
    if (Date.now() > patience) {
      throw new ReleaseError(
        'REGISTRY_BUSY',
        'Une autre publication garde le registre ; réessayez dans un instant.',
      );
    }
    await wait(50);
  }
  try {
    return await work();
  } finally {
    // A lock that was taken for stale and taken over is no longer ours to remove.
    if ((await readFile(file, 'utf8').catch(() => '')) === owner) await rm(file, { force: true });
  }
}

async function tryLock(file: string, owner: string): Promise<boolean> {
  try {
    await writeFile(file, owner, { flag: 'wx' });
    return true;
  } catch (error) {
    if (!isAlreadyThere(error)) throw error;
  }
  const held = await stat(file).catch(() => null);
  if (held && Date.now() - held.mtimeMs > STALE_LOCK_MS) await rm(file, { force: true });
  return false;
}

function isAlreadyThere(error: unknown): boolean {
  return typeof error === 'object' && error !== null && 'code' in error && error.code === 'EEXIST';
}
