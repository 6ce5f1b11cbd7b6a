/**
 * The whole portal as one bundle, from the same sources: the host's shell with every remote bound statically, a chunk
 * for each `import()`, what they have in common divided as webpack does it by itself, no module shared at run time. Its
 * pages keep for times without network what the portal's keep, by the same worker.
 */
import { createHash } from 'node:crypto';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { compressFolder } from '@mosta/portal-sdk/build/compress';
import { chunkGroupsOf } from '@mosta/portal-sdk/build/descriptor';
import { inDraft } from '@mosta/portal-sdk/build/drafts';
import { filesBelow } from '@mosta/portal-sdk/build/offline-files';
import { browserConfig } from '@mosta/portal-sdk/build/webpack/base';
import { ChunkIntegrityPlugin } from '@mosta/portal-sdk/build/webpack/chunk-integrity';
import { CompileHintsPlugin, startsPages } from '@mosta/portal-sdk/build/webpack/compile-hints';
import { leftOut } from '@mosta/portal-sdk/build/webpack/left-out';
import { runWebpack } from '@mosta/portal-sdk/build/webpack/run';
import type { RemoteProject } from '@mosta/portal-sdk/remote-project';
import { filesPath, HOST_ASSETS_PATH, PRERENDER_FOLDER } from '@mosta/shared/contract/published';
import webpack, {
  type ChunkGroup,
  type Compiler,
  type Configuration,
  type RuleSetRule,
  type Stats,
} from 'webpack';
import { finishHostFiles, writeHostFiles } from '../../src/build/host-files';
import { writeHostPage } from '../../src/build/host-page';
import { HOST_ENTRY } from '../../src/build/webpack/host';
import { createWorkerConfig } from '../../src/build/webpack/worker';
import { findRemotes, HOST_DIR, HOST_DIST } from '../../src/project';

/** What the host asks for a remote's version; here it is the remote itself. */
const LOADER = /[\\/]host[\\/]src[\\/]federation[\\/]federation-runtime$/;
const HOST_INDEX = join(HOST_DIR, 'src', 'index.ts');
const ASSETS = /\.(svg|png|avif|woff2)$/;

export type OneBundle = {
  /** Name of the script with which the page starts, below the host's address. */
  entry: string;
  /** As the registry demands it. */
  entryIntegrity: string;
  /** Files by the name of a group of chunks: `route-program`, `public-locale-fr-json`. */
  groups: Record<string, string[]>;
  /** The files of these groups, and of all that they may fetch later. */
  filesBelow: (groups: readonly string[]) => string[];
  /** Integrity by file. */
  integrity: ReadonlyMap<string, string>;
};

/** Builds it into a folder that serves in the place of the host's build. */
export function buildOneBundle(output: string): Promise<OneBundle> {
  return inDraft(HOST_DIR, async (draft) => {
    const remotes = findRemotes();
    const bound = join(draft, 'bound-remotes.ts');
    await writeFile(bound, boundRemotes(remotes));
    const stats = await runWebpack(configOf(output, bound, remotes));
    const integrity = await finishHostFiles(output, stats);
    const entry = entryOf(stats);
    const script = await readFile(join(output, 'assets', entry));
    const entryIntegrity = `sha384-${createHash('sha384').update(script).digest('base64')}`;
    integrity.set(entry, entryIntegrity);
    await writeHostPage(output, stats, { integrity, ownStyles: true });
    await askWithCors(join(output, 'index.html'));
    await writeHostFiles(output, shellFiles(stats, remotes));
    await runWebpack(createWorkerConfig(output));
    await cp(join(HOST_DIR, 'public'), output, { recursive: true });
    await cp(join(HOST_DIST, PRERENDER_FOLDER), join(output, PRERENDER_FOLDER), {
      recursive: true,
    });
    await compressFolder(output);
    return {
      ...{ entry, entryIntegrity, integrity, groups: chunkGroupsOf(stats) },
      filesBelow: (groups) => filesBelow(stats, groups),
    };
  });
}

/** The remotes' modules by name, in the place of what fetches them. */
function boundRemotes(remotes: RemoteProject[]): string {
  return [
    ...remotes.map(
      ({ directory }, index) =>
        `import remote${index} from ${JSON.stringify(join(directory, 'src', 'remote.tsx'))};`,
    ),
    'const remotes = {',
    ...remotes.map(({ name }, index) => `  ${JSON.stringify(name)}: remote${index},`),
    '};',
    'type Bound = { descriptor: { name: keyof typeof remotes } };',
    'export const importRemoteVersion = ({ descriptor: { name } }: Bound) => Promise.resolve(remotes[name]);',
  ].join('\n');
}

function configOf(output: string, bound: string, remotes: RemoteProject[]): Configuration {
  const base = browserConfig('one-bundle', HOST_DIR, 'production');
  const aliases = remotes.map(({ directory }) => leftOut(directory));
  return {
    ...base,
    entry: { [HOST_ENTRY]: './src/index.ts' },
    cache: false,
    output: { ...base.output, publicPath: HOST_ASSETS_PATH, path: join(output, 'assets') },
    resolve: { ...base.resolve, alias: Object.assign({}, base.resolve?.alias, ...aliases) },
    module: { ...base.module, rules: [...(base.module?.rules ?? []), ...remotes.map(ownPictures)] },
    plugins: [
      ...(base.plugins ?? []),
      new ChunkIntegrityPlugin(),
      new CompileHintsPlugin(startsPages),
      new webpack.NormalModuleReplacementPlugin(/\/federation-runtime$/, (resource) => {
        if (LOADER.test(join(resource.context, resource.request))) resource.request = bound;
      }),
      new BindingPlugin(),
    ],
  };
}

/** Pictures stay where the prerendered pages name them, or a visitor of this bundle would load them twice. */
function ownPictures({ name, directory }: RemoteProject): RuleSetRule {
  return {
    test: ASSETS,
    include: join(directory, 'src'),
    generator: { publicPath: filesPath(name), emit: false },
  };
}

/** Changes what is said to webpack beside the imports. */
class BindingPlugin {
  apply(compiler: Compiler): void {
    compiler.hooks.compilation.tap('BindingPlugin', (compilation) => {
      compiler.webpack.NormalModule.getCompilationHooks(compilation).processResult.tap(
        'BindingPlugin',
        ([source, ...rest], { resource }) => [
          boundSource(resource, `${source}`) ?? source,
          ...rest,
        ],
      );
    });
  }
}

function boundSource(resource: string, source: string): string | undefined {
  // The start is one file: the parts of a façade that nobody uses are not in it, as in any bundle. Webpack itself sees what is
  // taken from an awaited import, and refuses to be told.
  if (resource === HOST_INDEX)
    return source
      .replace(/import\((["'])(?=\.)/g, 'import(/* webpackMode: "eager" */ $1')
      .replace(/(?<=await )import\((["'])(?!\.)/g, 'import(/* webpackMode: "eager" */ $1')
      .replace(
        /(?<!await )import\((["'])(?!\.)/g,
        'import(/* webpackMode: "eager", webpackExports: [] */ $1',
      );
  // Remotes give their catalogues equal names, which in one build would put them into one file.
  if (basename(resource) === 'remote.tsx')
    return source.replaceAll('"locale-[request]"', `"${remoteNameOf(resource)}-locale-[request]"`);
  return undefined;
}

function remoteNameOf(resource: string): string | undefined {
  return findRemotes().find(({ directory }) => resource.startsWith(join(directory, 'src')))?.name;
}

function entryOf(stats: Stats): string {
  const { entrypoints = {} } = stats.toJson({ all: false, entrypoints: true });
  const scripts = (entrypoints[HOST_ENTRY]?.assets ?? []).filter(({ name }) =>
    name.endsWith('.js'),
  );
  const [entry, ...others] = scripts;
  if (!entry || others.length > 0) throw new Error('The bundle starts with more than one script.');
  return entry.name;
}

/** The files of the shell: what its start and its own imports ask for, and nothing that a remote's sources import. */
function shellFiles({ compilation }: Stats, remotes: RemoteProject[]): string[] {
  const sources = remotes.map(({ directory }) => join(directory, 'src'));
  const isRemotes = ({ origins }: ChunkGroup) =>
    origins.every(({ module }) => {
      const path = module?.nameForCondition() ?? '';
      return sources.some((folder) => path.startsWith(folder));
    });
  const found = new Set<ChunkGroup>();
  const visit = (group: ChunkGroup) => {
    if (found.has(group)) return;
    found.add(group);
    for (const child of group.getChildren()) if (!isRemotes(child)) visit(child);
  };
  for (const entry of compilation.entrypoints.values()) visit(entry);
  return [...new Set([...found].flatMap((group) => group.getFiles()))];
}

/** The server preloads a version's entry, which is this script here, with CORS: a page that asks otherwise asks twice. */
async function askWithCors(page: string): Promise<void> {
  const html = await readFile(page, 'utf8');
  await writeFile(page, html.replace('<script defer ', '<script defer crossorigin="anonymous" '));
}
