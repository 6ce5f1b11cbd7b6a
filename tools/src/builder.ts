import { createHash } from 'node:crypto';
import { existsSync } from 'node:fs';
import { cp, readFile, writeFile } from 'node:fs/promises';
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
import webpack, { type Configuration, type Stats } from 'webpack';
import { compressFolder } from './compress';
import { fingerprint } from './fingerprint';
import { writeHostPage } from './host-page';
import { linkPictureOf, prerenderHost, prerenderRemote } from './prerender';
import { API_DIR, HOST_DIR, type RemoteProject, ROOT, SHARED_DIR, UserError } from './project';
import { createApiConfig } from './webpack/api';
import { createHostConfig } from './webpack/host';
import { createRemoteConfig, ENTRY_FILE, MANIFEST_FILE } from './webpack/remote';

const STAMP = 'build-stamp.json';
const TOOLCHAIN = [
  ...['webpack', 'builder.ts', 'compress.ts', 'host-page.ts', 'prerender.ts'].map((part) =>
    join(ROOT, 'tools', 'src', part),
  ),
  ...['prerender.mjs', 'outline-text.mjs'].map((part) => join(ROOT, 'tools', 'bin', part)),
  join(ROOT, 'pnpm-lock.yaml'),
];

/** The host, the API, or one remote (a stub is one too). */
export type BuildTarget = 'host' | 'api' | RemoteProject;

export type BuildResult = { name: string; version: string; output: string; fresh: boolean };

type Plan = Omit<BuildResult, 'fresh'> & { work: () => Promise<void> };

/** Builds what is asked for unless its sources are those of the last build. */
export async function build(target: BuildTarget): Promise<BuildResult> {
  const { work, ...plan } = await planOf(target);
  if (await isFresh(plan)) return { ...plan, fresh: true };
  await work();
  await compressFolder(plan.output);
  await writeFile(join(plan.output, STAMP), plan.version);
  return { ...plan, fresh: false };
}

/** Whether the last build was made of the sources that stand there now. */
export async function isUpToDate(target: BuildTarget): Promise<boolean> {
  return isFresh(await planOf(target));
}

async function isFresh(plan: Omit<BuildResult, 'fresh'>): Promise<boolean> {
  const stamp = join(plan.output, STAMP);
  return existsSync(stamp) && (await readFile(stamp, 'utf8')) === plan.version;
}

async function planOf(target: BuildTarget): Promise<Plan> {
  if (target === 'host') return hostPlan();
  return target === 'api' ? apiPlan() : remotePlan(target);
}

function hostPlan(): Plan {
  const assets = join(HOST_DIR, 'public');
  const output = join(HOST_DIR, 'dist');
  return {
    name: 'host',
    version: fingerprint([join(HOST_DIR, 'src'), assets, join(SHARED_DIR, 'src'), ...TOOLCHAIN]),
    output,
    work: async () => {
      await writeHostPage(output, await run(createHostConfig()));
      await cp(assets, output, { recursive: true });
      await prerenderHost(output, run);
    },
  };
}

function apiPlan(): Plan {
  return {
    name: 'api',
    version: fingerprint([join(API_DIR, 'src'), join(SHARED_DIR, 'src'), ...TOOLCHAIN]),
    output: join(API_DIR, 'dist'),
    work: async () => {
      await run(createApiConfig());
    },
  };
}

/** The version is the package's, followed by the hash of everything the build reads: the same sources, the same version. */
async function remotePlan({ name, directory }: RemoteProject): Promise<Plan> {
  const settings = await readStubSettings(directory);
  const sources = join(directory, 'src');
  const hash = fingerprint([
    existsSync(sources) ? sources : directory,
    join(directory, 'package.json'),
    join(SHARED_DIR, 'src'),
    ...TOOLCHAIN,
  ]);
  const version = `${await packageVersion(directory)}-${hash}`;
  const output = join(directory, 'dist');
  return {
    name,
    version,
    output,
    work: async () => {
      const stats = await run(
        createRemoteConfig({ name, version, directory, output, ...settings }),
      );
      const { routes } = await writeDescriptor(directory, output, version, stats);
      // A stub is one file beside its descriptor; it draws nothing.
      if (existsSync(sources)) {
        const drawsPages = routes.some(({ prerender }) => prerender);
        await prerenderRemote({ name, directory, version, drawsPages }, output, run);
      }
    },
  };
}

/** @throws UserError with webpack's messages when the build fails */
async function run(config: Configuration): Promise<Stats> {
  const compiler = webpack(config);
  const stats = await new Promise<Stats>((resolve, reject) => {
    compiler.run((error, result) => {
      if (error || !result) reject(error ?? new Error('webpack gave no result'));
      else resolve(result);
    });
  });
  await new Promise<void>((resolve, reject) => {
    compiler.close((error) => (error ? reject(error) : resolve()));
  });
  if (stats.hasErrors() || stats.hasWarnings()) {
    const text = stats.toString({ all: false, errors: true, warnings: true, colors: false });
    throw new UserError(`La construction de ${config.name} a échoué :\n${text}`);
  }
  return stats;
}

async function writeDescriptor(
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

const stubSettingsSchema = v.object({ bundles: v.array(v.string()) });

async function readStubSettings(directory: string): Promise<{ bundles?: string[] }> {
  const file = join(directory, 'stub.json');
  return existsSync(file)
    ? v.parse(stubSettingsSchema, JSON.parse(await readFile(file, 'utf8')))
    : {};
}

async function packageVersion(directory: string): Promise<string> {
  const file = join(directory, 'package.json');
  if (!existsSync(file)) return '1.0.0';
  return v.parse(v.object({ version: v.string() }), JSON.parse(await readFile(file, 'utf8')))
    .version;
}
