import { dirname, relative } from 'node:path';
import type { DescriptorSource } from '@mosta/shared/contract/descriptor';
import { routeChunk } from '@mosta/shared/contract/published';
import { repositoryOf } from '../places';
import { UserError } from '../user-error';

/**
 * Every page of the descriptor has its chunk in the build: a mistyped name would lose its preload in silence.
 * @param chunks names of the build's chunks
 * @param file the module that names them
 * @throws UserError that names each route, the chunk it should have, and the file
 */
export function requireRouteChunks(
  { routes }: Pick<DescriptorSource, 'routes'>,
  chunks: readonly string[],
  file: string,
): void {
  const built = new Set(chunks);
  const pages = routes.filter(({ redirectTo }) => redirectTo === undefined);
  const missing = pages.map(({ path }) => path).filter((path) => !built.has(routeChunk(path)));
  if (missing.length === 0) return;
  const wanted = new Set(pages.map(({ path }) => routeChunk(path)));
  const strays = chunks.filter((name) => name.startsWith('route-') && !wanted.has(name));
  throw new UserError(
    [
      `${relative(repositoryOf(dirname(file)), file)} : des pages n’ont pas de fragment à leur nom.`,
      ...missing.map((path) => `  ${path} attend webpackChunkName: "${routeChunk(path)}"`),
      ...strays.map((name) => `  « ${name} » n’est le nom d’aucune adresse`),
    ].join('\n'),
  );
}
