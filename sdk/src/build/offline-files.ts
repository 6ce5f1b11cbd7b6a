import type { DescriptorSource } from '@mosta/shared/contract/descriptor';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import {
  catalogueChunk,
  FILES_FOLDER,
  routeChunk,
  slotChunk,
} from '@mosta/shared/contract/published';
import type { ChunkGroup, Stats } from 'webpack';
import type { RemoteFiles } from './remote-files';

/**
 * The files of each page that can be read without network: its chunk, and all that this may fetch later. `*` is what every
 * page and the remote's widgets may fetch, with the texts of every language, of which a device keeps its reader's.
 * @returns undefined where no page can be read without network
 */
export function offlineLists(
  { routes, slots }: DescriptorSource,
  stats: Stats,
  { entry, always }: RemoteFiles,
): Record<string, string[]> | undefined {
  const kept = routes.filter(({ offline }) => offline !== undefined);
  if (kept.length === 0) return undefined;
  const listOf = (names: readonly string[]) =>
    filesBelow(stats, names).map((file) => `${FILES_FOLDER}/${file}`);
  const common = new Set([
    entry,
    ...always,
    ...listOf([...LANGUAGES.map(catalogueChunk), ...slots.map(slotChunk)]),
  ]);
  const lists = kept.map(({ path }): [string, string[]] => [
    path,
    listOf([routeChunk(path)]).filter((file) => !common.has(file)),
  ]);
  return Object.fromEntries([['*', [...common]], ...lists]);
}

/** The scripts and styles of these groups of chunks, and of all that their modules may fetch later, in alphabetical order. */
export function filesBelow(stats: Stats, names: readonly string[]): string[] {
  const files = names.flatMap((name) => {
    const group = stats.compilation.namedChunkGroups.get(name);
    return group ? [...groupsBelow(group)].flatMap((each) => each.getFiles()) : [];
  });
  return [...new Set(files)].filter((file) => /\.(js|css)$/.test(file)).sort();
}

/** The group and every group that its modules may ask for, at any depth. */
function groupsBelow(group: ChunkGroup, seen = new Set<ChunkGroup>()): Set<ChunkGroup> {
  if (seen.has(group)) return seen;
  seen.add(group);
  for (const child of group.getChildren()) groupsBelow(child, seen);
  return seen;
}
