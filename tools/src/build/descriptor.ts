import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import {
  type Descriptor,
  type DescriptorSource,
  descriptorSchema,
  descriptorSourceSchema,
  isIndexable,
  type RouteDescriptor,
} from '@mosta/shared/contract/descriptor';
import { DEFAULT_LANGUAGE } from '@mosta/shared/contract/languages';
import {
  catalogueChunk,
  DESCRIPTOR_FILE,
  ENTRY_FILE,
  MANIFEST_FILE,
  routeChunk,
} from '@mosta/shared/contract/published';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import { linkPictureOf } from './prerender';
import { requireRouteChunks } from './route-chunks';

/**
 * Writes `descriptor.json`: what the team wrote, and what only the build knows.
 * @throws UserError when a route has no chunk of its name
 */
export async function writeDescriptor(
  directory: string,
  output: string,
  version: string,
  stats: Stats,
): Promise<DescriptorSource> {
  // A stub is one file beside its descriptor; its pages stand in for any route.
  const isPackage = existsSync(join(directory, 'src'));
  const sources = isPackage ? join(directory, 'src') : directory;
  const module = (await import(pathToFileURL(join(sources, 'descriptor.ts')).href)) as {
    descriptor: unknown;
  };
  const source = v.parse(descriptorSourceSchema, module.descriptor);
  const groups = chunkGroupsOf(stats);
  if (isPackage) requireRouteChunks(source, Object.keys(groups), join(sources, 'remote.tsx'));
  const entry = await readFile(join(output, ENTRY_FILE));
  const descriptor: Descriptor = v.parse(descriptorSchema, {
    ...source,
    routes: isPackage ? source.routes.map(withPicture) : source.routes,
    version,
    entry: ENTRY_FILE,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    preload: await preloadLists(
      output,
      source.routes.map((route) => route.path),
      groups,
    ),
  });
  await writeFile(join(output, DESCRIPTOR_FILE), JSON.stringify(descriptor));
  return source;
}

/** A route that may be shared shows the picture that the build draws, unless it names one of its own. */
function withPicture(route: RouteDescriptor): RouteDescriptor {
  return isIndexable(route) ? { image: linkPictureOf(route.path), ...route } : route;
}

/** The files of each named group of chunks. */
export function chunkGroupsOf(stats: Stats): Record<string, string[]> {
  const groups = stats.toJson({ all: false, chunkGroups: true, ids: true }).namedChunkGroups ?? {};
  return Object.fromEntries(
    Object.entries(groups).map(([name, { assets = [] }]) => [
      name,
      assets.map((asset) => asset.name),
    ]),
  );
}

/** Files that the page can fetch while the entry still loads: of every route, and of each route alone. */
async function preloadLists(
  output: string,
  paths: string[],
  groups: Record<string, string[]>,
): Promise<Record<string, string[]>> {
  const filesOf = (group: string) =>
    (groups[group] ?? []).filter((file) => /\.(js|css)$/.test(file));
  const manifest = v.parse(
    manifestAssetsSchema,
    JSON.parse(await readFile(join(output, MANIFEST_FILE), 'utf8')),
  );
  const always = manifest.exposes.flatMap((exposed) => [
    ...exposed.assets.js.sync,
    ...exposed.assets.css.sync,
  ]);
  const lists: Record<string, string[]> = {
    '*': [...new Set([...always, ...filesOf(catalogueChunk(DEFAULT_LANGUAGE))])],
  };
  for (const path of paths) {
    const files = filesOf(routeChunk(path)).filter((file) => !lists['*']?.includes(file));
    if (files.length > 0) lists[path] = files;
  }
  return lists;
}

const assetsSchema = v.object({ sync: v.array(v.string()) });
const manifestAssetsSchema = v.object({
  exposes: v.array(v.object({ assets: v.object({ js: assetsSchema, css: assetsSchema }) })),
});
