import { writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { LICENCES } from '../checks/dependencies/accepted';
import { type Installed, readInstalled } from '../checks/dependencies/installed';
import { type LockFile, nameAndVersion, readWorkspaceLock } from '../checks/dependencies/lock-file';
import { ROOT } from '../project';
import { closureOf, keyOf, linkedFrom, neededBy } from './lock-closure';

/** File of a build that lists what the program is made of, as CycloneDX 1.6. */
export const BOM_FILE = 'sbom.cdx.json';

type Program = {
  name: string;
  version: string;
  /** Its importer in the lock file: `host`, `remote-hotels`. */
  importer: string;
};

/** The packages of the workspace, which one command reads once. */
let installed: Promise<Installed[]> | undefined;

/**
 * Writes the list beside a build; stubs have no dependencies and no list. The same sources give the same file.
 * @param directory of the package
 * @param output folder of the build
 */
export async function writeBom(
  { name, version, directory }: { name: string; version: string; directory: string },
  output: string,
): Promise<void> {
  const lock = await readWorkspaceLock();
  const importer = relative(ROOT, directory);
  if (!(importer in lock.importers)) return;
  installed ??= readInstalled(ROOT);
  const bom = createBom({ name, version, importer }, lock, await installed);
  await writeFile(join(output, BOM_FILE), `${JSON.stringify(bom, null, 1)}\n`);
}

/** Every package that the program needs to run, with its hash, its licence, and what it needs itself. */
export function createBom(
  { name, version, importer }: Program,
  lock: LockFile,
  installed: readonly Installed[],
) {
  const direct = directKeys(importer, lock);
  const keys = closureOf(direct, lock);
  const licences = new Map(installed.map((one) => [`${one.name}@${one.version}`, one.licence]));
  return {
    $schema: 'http://cyclonedx.org/schema/bom-1.6.schema.json',
    ...{ bomFormat: 'CycloneDX', specVersion: '1.6', version: 1 },
    metadata: {
      component: {
        ...{ type: 'application', 'bom-ref': name, name, version },
        licenses: [{ license: { id: 'MIT' } }],
      },
    },
    components: keys.map((key) => componentOf(key, lock, licences.get(bare(key)) ?? null)),
    dependencies: [
      { ref: name, dependsOn: direct },
      ...keys.map((key) => ({ ref: key, dependsOn: neededBy(key, lock) })),
    ],
  };
}

/**
 * What the program's manifest names. What it takes of another package of the workspace it ships too. Only the
 * host ships the libraries of `shared`, once for the page; the service takes
 * its pure modules, whose libraries it names itself.
 */
function directKeys(importer: string, lock: LockFile): string[] {
  const linked = linkedFrom(importer, lock);
  const places = importer === 'host' ? linked : linked.filter((place) => place !== 'shared');
  const keys = places.flatMap((place) =>
    Object.entries(lock.importers[place]?.dependencies ?? {})
      .filter(([, { version }]) => !version.startsWith('link:'))
      .map(([name, { version }]) => keyOf(name, version, lock)),
  );
  return [...new Set(keys)].sort();
}

/** Without the peers it was resolved with. */
const bare = (key: string) => key.replace(/\(.*$/, '');

function componentOf(key: string, lock: LockFile, licence: string | null) {
  const [fullName, version] = nameAndVersion(bare(key));
  const [group, name] = fullName.startsWith('@') ? fullName.split('/') : [undefined, fullName];
  const integrity = lock.packages[bare(key)]?.resolution.integrity;
  return {
    ...{ type: 'library', 'bom-ref': key },
    ...(group === undefined ? {} : { group }),
    ...{ name, version, purl: `pkg:npm/${fullName.replace('@', '%40')}@${version}` },
    ...(typeof integrity === 'string' ? { hashes: [hashOf(integrity)] } : {}),
    ...(licence === null ? {} : { licenses: [licenceOf(licence)] }),
  };
}

/** `sha512-<base64>` as CycloneDX writes it. */
function hashOf(integrity: string) {
  const [algorithm = '', digest = ''] = integrity.split('-');
  return {
    alg: algorithm.toUpperCase().replace('SHA', 'SHA-'),
    content: Buffer.from(digest, 'base64').toString('hex'),
  };
}

function licenceOf(stated: string) {
  if (LICENCES.has(stated)) return { license: { id: stated } };
  return / (OR|AND) /.test(stated) ? { expression: stated } : { license: { name: stated } };
}
