import type { Registry, RegistryRemote, RegistryVersion } from '@mosta/shared/contract/registry';
import { ReleaseError } from './release-error';

/**
 * Adds a stored version, and makes it active where that is asked for. A remote that is new has it active in any case. A
 * version that is there already changes nothing: publishing again undoes no rollback and ends no canary.
 */
export function withVersion(
  registry: Registry,
  name: string,
  version: RegistryVersion,
  activate: boolean,
): Registry {
  const number = version.descriptor.version;
  const remote = registry.remotes[name] ?? {
    enabled: true,
    active: number,
    previous: null,
    versions: {},
  };
  if (remote.versions[number]) return registry;
  const versions = { ...remote.versions, [number]: version };
  const stored = withRemote(registry, name, { ...remote, versions });
  return activate ? activated(stored, name, number) : stored;
}

/**
 * Makes a published version the one that pages load, and ends the remote's canary. The former one is kept as the version
 * to go back to.
 * @throws ReleaseError when it was never published
 */
export function activated(
  registry: Registry,
  name: string,
  version: string,
  now = new Date(),
): Registry {
  const remote = remoteNamed(registry, name);
  const chosen = versionNamed(remote, name, version);
  if (remote.active === version && !remote.canary) return registry;
  const { canary: _ended, ...kept } = remote;
  const former = remote.active === version ? [] : [remote.active];
  return withRemote(registry, name, {
    ...kept,
    ...pastOf([...former, ...historyOf(remote)].filter((each) => each !== version)),
    active: version,
    versions: {
      ...leftVersions(remote, version, now),
      // Whoever chooses it again trusts it again.
      [version]: { ...chosen, withdrawn: undefined, lastUsedAt: undefined },
    },
  });
}

/**
 * Goes back to the version before that held, and ends the remote's canary. What is left is marked: a second rollback
 * goes further back, never to it.
 * @throws ReleaseError when there is none
 */
export function rolledBack(registry: Registry, name: string, now = new Date()): Registry {
  const remote = remoteNamed(registry, name);
  const [target, ...older] = historyOf(remote);
  if (target === undefined) {
    throw new ReleaseError('NO_PREVIOUS_VERSION', `${name} n’a pas de version précédente.`);
  }
  const { canary: _ended, ...kept } = remote;
  const versions = leftVersions(remote, target, now);
  const left = versions[remote.active];
  return withRemote(registry, name, {
    ...kept,
    ...pastOf(older),
    active: target,
    versions: left ? { ...versions, [remote.active]: { ...left, withdrawn: true } } : versions,
  });
}

/** Opens or closes a remote without touching its versions. */
export function switched(registry: Registry, name: string, enabled: boolean): Registry {
  const remote = remoteNamed(registry, name);
  return remote.enabled === enabled ? registry : withRemote(registry, name, { ...remote, enabled });
}

/** Gives a share of the visitors another version; 0 per cent ends it. @throws ReleaseError for a version that cannot be tried */
export function withCanary(
  registry: Registry,
  name: string,
  version: string,
  percent: number,
  now = new Date(),
): Registry {
  const { canary: former, ...remote } = remoteNamed(registry, name);
  if (percent === 0) {
    if (!former) return registry;
    const versions = leftVersions({ ...remote, canary: former }, remote.active, now);
    return withRemote(registry, name, { ...remote, versions });
  }
  versionNamed(remote, name, version);
  if (!(percent > 0 && percent <= 100)) {
    throw new ReleaseError('SHARE_INVALID', 'La part est un nombre de 0 à 100.');
  }
  if (remote.active === version) {
    throw new ReleaseError(
      'CANARY_IS_ACTIVE',
      `La version ${version} de ${name} est déjà active : tous les visiteurs la reçoivent.`,
    );
  }
  const canary = { version, percent, startedAt: now.toISOString() };
  const versions =
    former && former.version !== version
      ? leftVersions({ ...remote, canary: former }, remote.active, now)
      : remote.versions;
  return withRemote(registry, name, { ...remote, versions, canary });
}

/** Ends a trial that went badly, and keeps why; without a running trial of that version nothing changes. */
export function canaryStopped(
  registry: Registry,
  name: string,
  version: string,
  reason: string,
  now = new Date(),
): Registry {
  const remote = remoteNamed(registry, name);
  const { canary } = remote;
  if (canary?.version !== version || canary.stopped) return registry;
  const stopped = { at: now.toISOString(), reason };
  return withRemote(registry, name, { ...remote, canary: { ...canary, stopped } });
}

/** Gives everybody the version that a share of the visitors tried. @throws ReleaseError without a running trial */
export function promoted(registry: Registry, name: string): Registry {
  const { canary } = remoteNamed(registry, name);
  if (!canary) {
    throw new ReleaseError('NO_CANARY', `Aucune version de ${name} n’est à l’essai.`);
  }
  if (canary.stopped) {
    throw new ReleaseError(
      'CANARY_STOPPED',
      `L’essai de la version ${canary.version} de ${name} a été arrêté : ${canary.stopped.reason}. Publiez une version corrigée, ou activez celle-ci par « activate ».`,
    );
  }
  return activated(registry, name, canary.version);
}

/** The versions to which a rollback goes, newest first. */
export function historyOf(remote: RegistryRemote): string[] {
  const past = remote.history ?? (remote.previous === null ? [] : [remote.previous]);
  return past.filter(
    (version) => version !== remote.active && !remote.versions[version]?.withdrawn,
  );
}

/** @throws ReleaseError when nothing of that name was published */
export function remoteNamed(registry: Registry, name: string): RegistryRemote {
  const remote = Object.hasOwn(registry.remotes, name) ? registry.remotes[name] : undefined;
  if (remote) return remote;
  throw new ReleaseError(
    'REMOTE_UNKNOWN',
    `Le registre ne connaît pas ${name} : publiez-le d’abord.`,
  );
}

function versionNamed(remote: RegistryRemote, name: string, version: string): RegistryVersion {
  const found = Object.hasOwn(remote.versions, version) ? remote.versions[version] : undefined;
  if (found) return found;
  const versions = Object.keys(remote.versions).join(', ');
  throw new ReleaseError(
    'VERSION_UNKNOWN',
    `La version ${version} de ${name} n’est pas publiée. Publiées : ${versions}.`,
  );
}

/** The versions, with the time at which pages stopped getting those that they got until now. */
function leftVersions(remote: RegistryRemote, chosen: string, now: Date) {
  const versions = { ...remote.versions };
  for (const version of [remote.active, remote.canary?.version]) {
    const left = version === undefined || version === chosen ? undefined : versions[version];
    if (version && left) versions[version] = { ...left, lastUsedAt: now.toISOString() };
  }
  return versions;
}

function pastOf(history: string[]): Pick<RegistryRemote, 'previous' | 'history'> {
  return { previous: history[0] ?? null, history: [...new Set(history)] };
}

function withRemote(registry: Registry, name: string, remote: RegistryRemote): Registry {
  return { ...registry, remotes: { ...registry.remotes, [name]: remote } };
}
