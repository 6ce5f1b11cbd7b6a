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
  routeSlug,
} from '@mosta/shared/contract/descriptor';
import * as v from 'valibot';
import type { Stats } from 'webpack';
import { linkPictureOf } from './prerender';
import { ENTRY_FILE, MANIFEST_FILE } from './webpack/remote';

export async function writeDescriptor(
  directory: string,
  output: string,
  version: string,
  stats: Stats,
): Promise<DescriptorSource> {
  const file = existsSync(join(directory, 'src'))
    ? join(directory, 'src', 'descriptor.ts')
    : join(directory, 'descriptor.ts');
  const module = (await import(pathToFileURL(file).href)) as { descriptor: unknown };
  const source = v.parse(descriptorSourceSchema, module.descriptor);
  const entry = await readFile(join(output, ENTRY_FILE));
  const descriptor: Descriptor = v.parse(descriptorSchema, {
    ...source,
    routes: existsSync(join(directory, 'src')) ? source.routes.map(withPicture) : source.routes,
    version,
    entry: ENTRY_FILE,
    integrity: `sha384-${createHash('sha384').update(entry).digest('base64')}`,
    preload: await preloadLists(
      output,
      source.routes.map((route) => route.path),
      stats,
    ),
  });
  await writeFile(join(output, 'descriptor.json'), JSON.stringify(descriptor));
  return source;
}

/** A route that may be shared shows the picture that the build draws, unless it names one of its own. */
function withPicture(route: RouteDescriptor): RouteDescriptor {
  return isIndexable(route) ? { image: linkPictureOf(route.path), ...route } : route;
}

/** Files that the page can fetch while the entry still loads: of every route, and of each route alone. */
async function preloadLists(
  output: string,
  paths: string[],
  stats: Stats,
): Promise<Record<string, string[]>> {
  const groups = stats.toJson({ all: false, chunkGroups: true, ids: true }).namedChunkGroups ?? {};
  const filesOf = (group: string) =>
    (groups[group]?.assets ?? [])
      .map((asset) => asset.name)
      .filter((file) => /\.(js|css)$/.test(file));
  const manifest = v.parse(
    manifestAssetsSchema,
    JSON.parse(await readFile(join(output, MANIFEST_FILE), 'utf8')),
  );
  const always = manifest.exposes.flatMap((exposed) => [
    ...exposed.assets.js.sync,
    ...exposed.assets.css.sync,
  ]);
  const lists: Record<string, string[]> = {
    '*': [...new Set([...always, ...filesOf('locale-fr-json')])],
  };
  for (const path of paths) {
    const files = filesOf(`route-${routeSlug(path)}`).filter((file) => !lists['*']?.includes(file));
    if (files.length > 0) lists[path] = files;
  }
  return lists;
}

const assetsSchema = v.object({ sync: v.array(v.string()) });
const manifestAssetsSchema = v.object({
  exposes: v.array(v.object({ assets: v.object({ js: assetsSchema, css: assetsSchema }) })),
});
