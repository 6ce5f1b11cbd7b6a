import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, mkdir, readFile, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { descriptorSchema } from '@mosta/shared/contract/descriptor';
import {
  DESCRIPTOR_FILE,
  MANIFEST_FILE,
  REMOTES_FOLDER,
  versionPath,
} from '@mosta/shared/contract/published';
import type { Registry, RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import * as v from 'valibot';
import { type BuildResult, build } from '../build/builder';
import { type RemoteProject, UserError } from '../project';
import { changeRegistry } from './registry-store';

/**
 * Builds a remote and publishes it as a new immutable version, active at once by default.
 * Sources that were published before give the version that is already there.
 * @param options `activate`: `'new'` leaves a version alone that was already there, so that a start undoes no rollback
 */
export async function publish(
  remote: RemoteProject,
  dataDir: string,
  options: { activate: boolean | 'new' },
): Promise<BuildResult & { published: boolean }> {
  const result = await build(remote);
  const version = await storeVersion(dataDir, remote.name, result);
  let published = false;
  await changeRegistry(dataDir, (registry) => {
    const known = registry.remotes[remote.name];
    published = !known?.versions[result.version];
    const entry: RegistryRemote = known ?? {
      enabled: true,
      active: result.version,
      previous: null,
      versions: {},
    };
    const versions = published ? { ...entry.versions, [result.version]: version } : entry.versions;
    const stored = published ? withRemote(registry, remote.name, { ...entry, versions }) : registry;
    const activate = options.activate === 'new' ? published : options.activate;
    return activate ? activated(stored, remote.name, result.version) : stored;
  });
  return { ...result, published };
}

/** Makes a published version the one that pages load. @throws UserError when it was never published */
export function activated(registry: Registry, name: string, version: string): Registry {
  const remote = known(registry, name);
  if (!remote.versions[version]) {
    const versions = Object.keys(remote.versions).join(', ');
    throw new UserError(
      `La version ${version} de ${name} n’est pas publiée. Publiées : ${versions}.`,
    );
  }
  if (remote.active === version) return registry;
  return withRemote(registry, name, { ...remote, active: version, previous: remote.active });
}

/** Goes back to the previous version. @throws UserError when there is none */
export function rolledBack(registry: Registry, name: string): Registry {
  const remote = known(registry, name);
  if (remote.previous === null) throw new UserError(`${name} n’a pas de version précédente.`);
  return withRemote(registry, name, {
    ...remote,
    active: remote.previous,
    previous: remote.active,
  });
}

/** Opens or closes a remote without touching its versions. */
export function switched(registry: Registry, name: string, enabled: boolean): Registry {
  const remote = known(registry, name);
  return remote.enabled === enabled ? registry : withRemote(registry, name, { ...remote, enabled });
}

/** Gives a share of the visitors another version; 0 per cent ends it. @throws UserError for an unknown version */
export function withCanary(
  registry: Registry,
  name: string,
  version: string,
  percent: number,
): Registry {
  const { canary: _former, ...remote } = known(registry, name);
  if (percent === 0) return withRemote(registry, name, remote);
  if (!remote.versions[version])
    throw new UserError(`La version ${version} de ${name} n’est pas publiée.`);
  if (!(percent > 0 && percent <= 100)) throw new UserError('La part est un nombre de 0 à 100.');
  return withRemote(registry, name, { ...remote, canary: { version, percent } });
}

function known(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes[name];
  if (!remote) throw new UserError(`Le registre ne connaît pas ${name} : publiez-le d’abord.`);
  return remote;
}

function withRemote(registry: Registry, name: string, remote: RegistryRemote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } };
}

/** Copies a build into its version's folder in one step; a folder that exists is never written again. */
async function storeVersion(
  dataDir: string,
  name: string,
  result: BuildResult,
): Promise<RegistryVersion> {
  const remotes = join(dataDir, REMOTES_FOLDER);
  const folder = join(remotes, name, result.version);
  if (!existsSync(folder)) {
    const draft = join(remotes, `.${name}-${randomUUID()}`);
    await mkdir(join(remotes, name), { recursive: true });
    await cp(result.output, draft, {
      recursive: true,
      filter: (file) => !file.endsWith('/standalone'),
    });
    try {
      await rename(draft, folder);
    } catch (error) {
      // Somebody published the same version at the same moment: theirs is as good.
      await rm(draft, { recursive: true, force: true });
      if (!existsSync(folder)) throw error;
    }
  }
  const descriptor = v.parse(
    descriptorSchema,
    JSON.parse(await readFile(join(folder, DESCRIPTOR_FILE), 'utf8')),
  );
  return {
    baseUrl: versionPath(name, result.version),
    descriptor,
    manifest: MANIFEST_FILE,
    integrity: descriptor.integrity,
    publishedAt: new Date().toISOString(),
  };
}
