import { readFileSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { basename, join, relative, sep } from 'node:path';
import { findRemotes, HOST_DIR, ROOT, SHARED_DIR } from '../project';
import { type KeyUse, readKeyUses, type Source } from './query-keys/key-uses';

/** Where keys of server data may be written, and the first element that they must have there. */
const SHARED_KEYS = /^shared\/src\/(queries\/|workspace\/.*\.queries\.ts$|http\/use-fetch\.ts$)/;
const OWN_KEYS = /^remote-([^/]+)\/src\/.*\.queries\.tsx?$/;

/** Gives a query its function and its first data; the query that takes them names its key. */
const PART_OF_QUERIES = 'shared/src/http/public-answer.ts';

/**
 * Holds every key of the query cache to one definition, and so to one shape (ARCHITECTURE.md, "Server data").
 * @returns an empty text, or one complaint a line
 */
export async function checkQueryKeys(): Promise<string> {
  const folders = [SHARED_DIR, HOST_DIR, ...findRemotes().map(({ directory }) => directory)];
  const sources = (
    await Promise.all(folders.map((folder) => readSources(join(folder, 'src'))))
  ).flat();
  return findKeyFaults(sources).join('\n');
}

/** What is wrong with the keys of these sources, a sentence each. */
export function findKeyFaults(sources: readonly Source[]): string[] {
  const remotes = new Set(sources.flatMap(({ path }) => /^remote-([^/]+)\//.exec(path)?.[1] ?? []));
  const uses = sources.filter(({ path }) => path !== PART_OF_QUERIES).flatMap(readKeyUses);
  const faults = uses.flatMap((use) =>
    faultOf(use, remotes).map((fault) => `${use.at} : ${fault}`),
  );
  return [...faults, ...collisions(uses)];
}

function faultOf(use: KeyUse, remotes: ReadonlySet<string>): string[] {
  if (use.kind === 'cache-access')
    return ['la clé vient de la requête (requete().queryKey), sans type à côté'];
  if (use.kind === 'query' && !use.key)
    return ['une requête s’écrit avec sa clé, en toutes lettres'];
  if (use.kind === 'query' && !use.typed)
    return ['une requête s’écrit dans queryOptions(…), qui donne son type à la clé'];
  const first = use.key?.[0];
  if (first === undefined || first === null) return ['le premier élément d’une clé est un texte'];
  const own = OWN_KEYS.exec(use.path)?.[1];
  if (own !== undefined) {
    return first === own ? [] : [`une clé d’un seul remote commence par '${own}'`];
  }
  if (!SHARED_KEYS.test(use.path)) {
    return ['une clé s’écrit dans shared/src/queries ou dans un module *.queries.ts'];
  }
  return remotes.has(first) ? [`une clé partagée ne commence pas par le remote '${first}'`] : [];
}

/** Two queries whose keys can be equal would put two shapes under one key. */
function collisions(uses: readonly KeyUse[]): string[] {
  const queries = uses.filter(({ kind, key }) => kind === 'query' && key);
  return queries.flatMap((query, index) =>
    queries
      .slice(index + 1)
      .filter((other) => canBeEqual(query.key ?? [], other.key ?? []))
      .map((other) => `${other.at} : la même clé que ${query.at}`),
  );
}

/** Elements that are no literal may have any value. */
function canBeEqual(one: readonly (string | null)[], other: readonly (string | null)[]): boolean {
  return (
    one.length === other.length &&
    one.every((element, index) => {
      const beside = other[index];
      return element === null || beside === null || element === beside;
    })
  );
}

async function readSources(folder: string): Promise<Source[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter(
      (entry) => entry.isFile() && /^(?!.*(\.test\.|\.d\.ts$)).*\.tsx?$/.test(basename(entry.name)),
    )
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({
      path: relative(ROOT, file).split(sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
}
