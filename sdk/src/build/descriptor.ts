import { existsSync, readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
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
  FILES_FOLDER,
  routeChunk,
} from '@mosta/shared/contract/published';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import { lateFacades } from './late-facades';
import { offlineLists } from './offline-files';
import { linkPictureOf } from './prerender';
import type { RemoteFiles } from './remote-files';
import { requireRouteChunks } from './route-chunks';
import { textUse } from './text-use';
import { type TextsByPage, textsByPage } from './texts-by-page';
import { partChunk } from './webpack/catalogue-parts';

/** What the team wrote, and what only the build knows but the version, which is a hash of all of it. */
export type UnversionedDescriptor = Omit<Descriptor, 'version'>;

/**
 * Reads what the team wrote, and adds what the build knows.
 * @throws UserError when a route has no chunk of its name
 */
export async function readDescriptor(
  directory: string,
  stats: Stats,
  files: RemoteFiles,
): Promise<UnversionedDescriptor> {
  // A stub is one file beside its descriptor; its pages stand in for any route.
  const isPackage = existsSync(join(directory, 'src'));
  const sources = isPackage ? join(directory, 'src') : directory;
  const module = (await import(pathToFileURL(join(sources, 'descriptor.ts')).href)) as {
    descriptor: unknown;
  };
  const source: DescriptorSource = v.parse(descriptorSourceSchema, module.descriptor);
  const groups = chunkGroupsOf(stats);
  if (isPackage) requireRouteChunks(source, Object.keys(groups), join(sources, 'remote.tsx'));
  const paths = source.routes.map((route) => route.path);
  const preload = preloadLists(files, paths, groups, isPackage ? neededTexts(sources) : {});
  const preloaded = [...new Set(Object.values(preload).flat())].sort();
  const offlineFiles = isPackage ? offlineLists(source, stats, files) : undefined;
  return {
    ...source,
    routes: isPackage ? source.routes.map(withPicture) : source.routes,
    entry: files.entry,
    integrity: files.integrity.get(files.entry) ?? '',
    preload,
    preloadIntegrity: Object.fromEntries(
      preloaded.map((file) => [file, files.integrity.get(file) ?? '']),
    ),
    facades: lateFacades(paths, stats),
    ...(offlineFiles && { offlineFiles }),
  };
}

/** Writes `descriptor.json` into the build. */
export async function writeDescriptor(output: string, descriptor: Descriptor): Promise<void> {
  const checked = v.parse(descriptorSchema, descriptor);
  await writeFile(join(output, DESCRIPTOR_FILE), JSON.stringify(checked));
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

/** The parts of the French catalogue that pages need beside the first, where it was divided by pages. */
function neededTexts(sources: string): TextsByPage['needed'] {
  const use = textUse(sources);
  const file = join(sources, 'locales', `${DEFAULT_LANGUAGE}.json`);
  if (!use || !existsSync(file)) return {};
  return textsByPage(JSON.parse(readFileSync(file, 'utf8')), use).needed;
}

/** Files that the page can fetch while the entry still loads: of every route, and of each route alone. */
function preloadLists(
  files: RemoteFiles,
  paths: string[],
  groups: Record<string, string[]>,
  needed: TextsByPage['needed'],
): Record<string, string[]> {
  const filesOf = (group: string) =>
    (groups[group] ?? [])
      .filter((file) => /\.(js|css)$/.test(file))
      .map((file) => `${FILES_FOLDER}/${file}`);
  const always = new Set([...files.always, ...filesOf(catalogueChunk(DEFAULT_LANGUAGE))]);
  const lists: Record<string, string[]> = { '*': [...always] };
  for (const path of paths) {
    const chunk = routeChunk(path);
    const texts = (needed[chunk] ?? []).map((part) => partChunk(DEFAULT_LANGUAGE, part));
    const own = [...texts, chunk].flatMap(filesOf).filter((file) => !always.has(file));
    if (own.length > 0) lists[path] = own;
  }
  return lists;
}
