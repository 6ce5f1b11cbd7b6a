import type { Descriptor } from '../contract/descriptor';
import { ENTRY_FILE, MANIFEST_FILE, versionPath } from '../contract/published';
import type { RegistryRemote, RegistryVersion } from '../contract/registry';

const PUBLISHED_AT = '2026-01-01T00:00:00.000Z';

/** A descriptor as a build publishes it; without routes, entries and slots by default. */
export function buildDescriptor(overrides: Partial<Descriptor> = {}): Descriptor {
  return {
    name: 'hotels',
    label: { fr: 'Annuaire', en: 'Directory', ar: 'دليل' },
    contract: '^1.0.0',
    routes: [],
    navigation: [],
    slots: [],
    version: '1.0.0',
    entry: ENTRY_FILE,
    integrity: 'sha384-AAAA',
    preload: {},
    ...overrides,
  };
}

/** One published version, at the address where the portal keeps it. */
export function buildRegistryVersion(overrides: Partial<Descriptor> = {}): RegistryVersion {
  const descriptor = buildDescriptor(overrides);
  return {
    baseUrl: versionPath(descriptor.name, descriptor.version),
    manifest: MANIFEST_FILE,
    integrity: '',
    publishedAt: PUBLISHED_AT,
    descriptor,
  };
}

/** A remote with the versions given, the first of which is active. */
export function buildRegistryRemote(
  versions: RegistryVersion[] = [buildRegistryVersion()],
  overrides: Partial<RegistryRemote> = {},
): RegistryRemote {
  return {
    enabled: true,
    active: versions[0]?.descriptor.version ?? '',
    previous: null,
    versions: Object.fromEntries(versions.map((version) => [version.descriptor.version, version])),
    ...overrides,
  };
}

export function buildRegistry(remotes: Record<string, RegistryRemote>) {
  return { schemaVersion: 1 as const, updatedAt: PUBLISHED_AT, remotes };
}
