import { ADVISORIES, DEPRECATED } from './accepted';
import { type LockFile, nameAndVersion } from './lock-file';

const EXACT = /^\d+\.\d+\.\d+(-[\w.]+)?$/;

/** Every package comes from the registry, with the hash of what was fetched once. */
export function checkOrigins({ packages, importers, snapshots }: LockFile): string[] {
  const unhashed = Object.entries(packages).flatMap(([key, { resolution }]) => {
    const { integrity, ...rest } = resolution;
    const hashed = typeof integrity === 'string' && /^sha(512|384|256)-/.test(integrity);
    if (!hashed) return [`${key} : sans somme de contrôle`];
    const [elsewhere] = Object.keys(rest);
    return elsewhere ? [`${key} : vient d’une adresse (${elsewhere})`] : [];
  });
  const used = [
    ...Object.entries(importers).flatMap(([place, { dependencies, devDependencies }]) =>
      Object.entries({ ...dependencies, ...devDependencies }).map(
        ([name, { version }]) => [place, name, version] as const,
      ),
    ),
    ...Object.entries(snapshots).flatMap(([place, { dependencies, optionalDependencies }]) =>
      Object.entries({ ...dependencies, ...optionalDependencies }).map(
        ([name, version]) => [place, name, version] as const,
      ),
    ),
  ];
  const addressed = used
    .filter(([, , version]) => /:\/\/|^(git|github|file|https?):/.test(version))
    .map(([place, name, version]) => `${place} : ${name} vient de ${version}`);
  return [...unhashed, ...addressed];
}

/** Versions stand in the catalogs, exact, and nowhere else. */
export function checkRanges({ catalogs, importers }: LockFile): string[] {
  const inexact = Object.values(catalogs)
    .flatMap(Object.entries)
    .filter(([, { specifier }]) => !EXACT.test(specifier))
    .map(
      ([name, { specifier }]) => `catalogue : ${name} à ${specifier}, qui n’est pas une version`,
    );
  const named = Object.keys(catalogs).map((name) => `catalog:${name === 'default' ? '' : name}`);
  const outside = Object.entries(importers).flatMap(([place, importer]) =>
    Object.entries({
      ...importer.dependencies,
      ...importer.devDependencies,
      ...importer.optionalDependencies,
    })
      .filter(([, { specifier }]) => ![...named, 'workspace:*'].includes(specifier))
      .map(([name, { specifier }]) => `${place} : ${name} à ${specifier}, hors du catalogue`),
  );
  return [...inexact, ...outside];
}

/** Nothing deprecated, unless it is accepted with a reason; and no reason for what is not there. */
export function checkDeprecated({ packages }: LockFile): string[] {
  const found = Object.entries(packages).flatMap(([key, { deprecated }]) =>
    deprecated === undefined ? [] : [{ name: nameAndVersion(key)[0], key, deprecated }],
  );
  return [
    ...found
      .filter(({ name }) => !(name in DEPRECATED))
      .map(({ key, deprecated }) => `${key} : abandonné (${deprecated})`),
    ...Object.keys(DEPRECATED)
      .filter((name) => !found.some((one) => one.name === name))
      .map((name) => `${name} : accepté comme abandonné, mais ne l’est plus`),
  ];
}

/** Nothing that is known here to be vulnerable. */
export function checkAdvisories({ packages }: LockFile): string[] {
  return Object.keys(packages).flatMap((key) => {
    const [name, version] = nameAndVersion(key);
    return ADVISORIES.filter(
      (one) =>
        one.name === name &&
        isBefore(version, one.fixedIn) &&
        !(one.from !== undefined && isBefore(version, one.from)),
    ).map(({ id, fixedIn }) => `${key} : ${id}, corrigé par ${fixedIn}`);
  });
}

function isBefore(version: string, other: string): boolean {
  return version.localeCompare(other, 'en', { numeric: true }) < 0;
}
