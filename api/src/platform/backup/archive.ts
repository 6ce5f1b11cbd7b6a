import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { StartupError } from '../startup-error';
import { readTar, type TarEntry } from './tar';

/** What of the data folder an archive holds; everything else is made anew. */
export const PARTS = ['database', 'registry.json', 'remotes', 'uploads', 'mail', 'auth-secret'];

/** A file of every PostgreSQL data folder, by which a database is known. */
const MARK = 'PG_VERSION';

/** What a read archive tells of itself. */
export type Contents = {
  /** Put before every name: a scheduled dump holds the database alone, and has no folder for it. */
  prefix: '' | 'database/';
  /** Those of PARTS that it has. */
  parts: string[];
};

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
 * @throws StartupError for what is not whole, or no archive of this portal
 */
export async function inspectArchive(path: string): Promise<Contents> {
  const names = new Set<string>();
  const tops = new Set<string>();
  try {
    for await (const { name } of readArchive(path)) {
      names.add(name);
      tops.add(name.split('/')[0] ?? name);
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
