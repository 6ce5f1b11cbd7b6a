import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { LAST_GOOD_REGISTRY_FILE, REGISTRY_FILE } from '@mosta/shared/contract/published';
import {
  emptyRegistry,
  REGISTRY_SCHEMA_VERSION,
  type Registry,
  registrySchema,
} from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { hasCode } from './error-code';
import { withRegistryLock } from './registry-lock';
import { ReleaseError } from './release-error';
import { finishLog, type LogLine, logPending } from './release-log';
import { writeWhole } from './write-whole';

const DRAFT = /^(?:registry\.[\da-f-]{36}\.json|release-tokens\.json\.[\da-f-]{36})$/;

export function registryFile(dataDir: string): string {
  return join(dataDir, REGISTRY_FILE);
}

/**
 * The registry; where its file is gone, the copy that the service keeps of the last good one.
 * @throws ReleaseError when the file is not a registry, or one of a later portal
 */
export async function readRegistry(dataDir: string): Promise<Registry> {
  for (const name of [REGISTRY_FILE, LAST_GOOD_REGISTRY_FILE]) {
    const file = join(dataDir, name);
    try {
      return parseRegistry(await readFile(file, 'utf8'), file);
    } catch (error) {
      if (!hasCode(error, 'ENOENT')) throw error;
    }
  }
  return emptyRegistry(new Date());
}

/**
 * Reads the text of a registry.
 * @param where what the sentence names
 * @throws ReleaseError when it is not a registry, or one of a later portal
 */
export function parseRegistry(text: string, where: string = REGISTRY_FILE): Registry {
  const json = v.safeParse(v.pipe(v.string(), v.parseJson()), text);
  const later = v.safeParse(
    v.object({ schemaVersion: v.pipe(v.number(), v.gtValue(REGISTRY_SCHEMA_VERSION)) }),
    json.output,
  );
  if (later.success) {
    throw new ReleaseError(
      'REGISTRY_NEWER',
      `Le registre ${where} vient d’un portail plus récent (schéma ${later.output.schemaVersion}, celui-ci connaît le schéma ${REGISTRY_SCHEMA_VERSION}) : mettez ce portail à jour. Rien n’a été changé.`,
    );
  }
  const parsed = v.safeParse(registrySchema, json.success ? json.output : undefined);
  if (parsed.success) return parsed.output;
  const reason = json.success ? v.summarize(parsed.issues) : 'ce n’est pas du JSON';
  throw new ReleaseError('REGISTRY_UNREADABLE', `Le registre ${where} est illisible : ${reason}`);
}

/** What goes with a change of the registry. */
export type Accompaniment = {
  /** Refuses the change by throwing, before anything is written. */
  allow?: (before: Registry, after: Registry) => Promise<void>;
  /** Lines of the log; a change whose command is killed is in it, too. */
  log?: (after: Registry) => LogLine[];
  /** What follows the change under the same lock. */
  after?: (after: Registry) => Promise<void>;
  /** What is done under the lock where nothing changes. */
  otherwise?: (registry: Registry) => Promise<void>;
};

/**
 * Changes the registry: one command at a time, and in one step for whoever reads it
 * (written beside, forced to disk, then renamed).
 * @param change gives the new remotes; returning the same registry leaves the file alone
 */
export async function changeRegistry(
  dataDir: string,
  change: (registry: Registry) => Registry,
  { allow, log, after: followUp, otherwise }: Accompaniment = {},
): Promise<Registry> {
  await mkdir(dataDir, { recursive: true });
  return withRegistryLock(dataDir, async (held) => {
    await removeDrafts(dataDir);
    await finishLog(dataDir);
    const before = await readRegistry(dataDir);
    const changed = change(before);
    if (changed === before && existsSync(registryFile(dataDir))) {
      await otherwise?.(before);
      return before;
    }
    const after = v.parse(registrySchema, { ...changed, updatedAt: new Date().toISOString() });
    await allow?.(before, after);
    const draft = join(dataDir, `registry.${randomUUID()}.json`);
    const text = `${JSON.stringify(after, null, 2)}\n`;
    await writeWhole(draft, text);
    await logPending(dataDir, text, log?.(after) ?? []);
    held.check();
    await rename(draft, registryFile(dataDir));
    await finishLog(dataDir);
    await followUp?.(after);
    return after;
  });
}

/** Removes what killed commands left half written; whoever holds the lock is the only one who writes. */
async function removeDrafts(dataDir: string): Promise<void> {
  for (const name of await readdir(dataDir)) {
    if (DRAFT.test(name)) await rm(join(dataDir, name), { force: true });
  }
}
