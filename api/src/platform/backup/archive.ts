import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StartupError } from '../startup-error';
import { readTar, type TarEntry } from './tar';

/** What of the data folder an archive holds; everything else is made anew. */
export const PARTS = [
  ...['database', 'registry.json', 'remotes', 'releases.log', 'release-tokens.json'],
  ...['uploads', 'mail', 'auth-secret'],
];

/** A file of every PostgreSQL data folder, by which a database is known. */
const MARK = 'PG_VERSION';

/** What a read archive tells of itself. */
export type Contents = {
  /** Put before every name: a scheduled dump holds the database alone, and has no folder for it. */
  prefix: '' | 'database/';
  /** Those of PARTS that it has. */
  parts: string[];
};

/** What a file or folder takes of a disk, however little is in it. */
const LEAST_ON_DISK = 4096;

/** Notes an entry and the folders above it. @throws RangeError for a place that another entry has */
function addName(names: Map<string, TarEntry['kind']>, { name, kind }: TarEntry): void {
  const parts = name.split('/');
  for (let depth = 1; depth < parts.length; depth += 1) {
    const above = parts.slice(0, depth).join('/');
    if (names.get(above) === 'file') throw new RangeError('A file has the place of a folder');
    names.set(above, 'folder');
  }
  const known = names.get(name);
  if (known !== undefined && (known === 'file' || kind === 'file')) {
    throw new RangeError('Two entries have the same place');
  }
  names.set(name, kind);
}

/** The entries of a compressed archive, with the names that they have in it. */
export function readArchive(
  path: string,
): AsyncGenerator<TarEntry & { content: AsyncIterable<unknown> }> {
  const file = createReadStream(path);
  const plain = createGunzip();
  file.on('error', (error) => plain.destroy(error));
  return readTar(file.pipe(plain));
}

/**
 * Reads an archive to its end, where its checksum is compared, and changes nothing.
 * @param room bytes that are free where it would be unpacked
 * @throws StartupError for what is not whole, too large, or no archive of this portal
 */
export async function inspectArchive(path: string, room: number): Promise<Contents> {
  const names = new Map<string, TarEntry['kind']>();
  const tops = new Set<string>();
  let bytes = 0;
  try {
    for await (const entry of readArchive(path)) {
      // What an entry states, before its content is read: nobody waits for the end of an endless one.
      bytes += entry.size + LEAST_ON_DISK;
      if (bytes > room) throw new RangeError(`it needs more than the ${room} bytes that are free`);
      addName(names, entry);
      tops.add(entry.name.split('/')[0] ?? entry.name);
    }
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new StartupError(
      `La sauvegarde ${path} est illisible ou incomplète ; rien n’a été changé (${reason}).`,
      { cause: error },
    );
  }
  if (names.has(MARK)) return { prefix: 'database/', parts: ['database'] };
  const strange = [...tops].some((top) => !PARTS.includes(top));
  if (strange || !names.has(`database/${MARK}`)) {
    throw new StartupError(
      `Le fichier ${path} n’est pas une sauvegarde de ce portail ; rien n’a été changé.`,
    );
  }
  return { prefix: '', parts: PARTS.filter((part) => tops.has(part)) };
}
