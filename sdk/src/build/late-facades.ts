import { routeChunk } from '@mosta/shared/contract/published';
import type { Stats } from 'webpack';
import { consumedModule } from './consumed-module';
import { LATE_FACADES } from './webpack/sharing';

/** As the federation plugin names the chunk of `./remote`. */
export const EXPOSED_CHUNK = '__federation_expose_remote';

/**
 * The parts of façades that pages take from the host beside those of the start: by path of the route, `*` of the remote
 * itself. What a page fetches later is not among them.
 * @param paths of the routes
 */
export function lateFacades(
  paths: readonly string[],
  { compilation }: Stats,
): Record<string, string[]> {
  const { chunkGraph, namedChunkGroups } = compilation;
  const takenBy = (group: string) => {
    const taken = new Set(
      (namedChunkGroups.get(group)?.chunks ?? [])
        .flatMap((chunk) => [...chunkGraph.getChunkModulesIterable(chunk)])
        .map((module) => consumedModule(module)?.request),
    );
    return LATE_FACADES.filter((request) => taken.has(request));
  };
  const always = takenBy(EXPOSED_CHUNK);
  const lists = paths.map((path): [string, string[]] => [
    path,
    takenBy(routeChunk(path)).filter((request) => !always.includes(request)),
  ]);
  lists.unshift(['*', always]);
  return Object.fromEntries(lists.filter(([, requests]) => requests.length > 0));
}
