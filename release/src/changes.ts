import type { Registry, RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import { ReleaseError } from './release-error';

/**
 * Adds a stored version, and makes it active where that is asked for. A remote that is new has it active in any case.
 * @param activate `'new'` leaves a version alone that was already there, so that a start undoes no rollback
 */
export function withVersion(
  registry: Registry,
  name: string,
  version: RegistryVersion,
  activate: boolean | 'new',
): Registry {
  const number = version.descriptor.version;
  const remote = registry.remotes[name] ?? {
    enabled: true,
    active: number,
    previous: null,
    versions: {},
  };
  const isNew = !remote.versions[number];
  const versions = { ...remote.versions, [number]: version };
  const stored = isNew ? withRemote(registry, name, { ...remote, versions }) : registry;
  return (activate === 'new' ? isNew : activate) ? activated(stored, name, number) : stored;
}

/** Makes a published version the one that pages load. @throws ReleaseError when it was never published */
export function activated(registry: Registry, name: string, version: string): Registry {
  const remote = known(registry, name);
  if (!remote.versions[version]) {
    const versions = Object.keys(remote.versions).join(', ');
    throw new ReleaseError(
      'VERSION_UNKNOWN',
      `La version ${version} de ${name} n’est pas publiée. Publiées : ${versions}.`,
    );
  }
  if (remote.active === version) return registry;
  return withRemote(registry, name, { ...remote, active: version, previous: remote.active });
}

/** Goes back to the previous version. @throws ReleaseError when there is none */
export function rolledBack(registry: Registry, name: string): Registry {
  const remote = known(registry, name);
  if (remote.previous === null)
    throw new ReleaseError('NO_PREVIOUS_VERSION', `${name} n’a pas de version précédente.`);
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

/** Gives a share of the visitors another version; 0 per cent ends it. @throws ReleaseError for an unknown version */
export function withCanary(
  registry: Registry,
  name: string,
  version: string,
  percent: number,
): Registry {
  const { canary: _former, ...remote } = known(registry, name);
  if (percent === 0) return withRemote(registry, name, remote);
  if (!remote.versions[version])
    throw new ReleaseError(
      'VERSION_UNKNOWN',
      `La version ${version} de ${name} n’est pas publiée.`,
    );
  if (!(percent > 0 && percent <= 100))
    throw new ReleaseError('SHARE_INVALID', 'La part est un nombre de 0 à 100.');
  return withRemote(registry, name, { ...remote, canary: { version, percent } });
}

function known(registry: Registry, name: string): RegistryRemote {
  const remote = registry.remotes[name];
  if (!remote)
    throw new ReleaseError(
      'REMOTE_UNKNOWN',
      `Le registre ne connaît pas ${name} : publiez-le d’abord.`,
    );
  return remote;
}

function withRemote(registry: Registry, name: string, remote: RegistryRemote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } };
}
