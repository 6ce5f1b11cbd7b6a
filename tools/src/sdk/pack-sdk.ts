import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import { inDraft, moveInto } from '@mosta/portal-sdk/build/drafts';
import { UserError } from '@mosta/portal-sdk/user-error';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import * as v from 'valibot';
import { parse } from 'yaml';
import { buildStale } from '../build/build-stale';
import { STUBS } from '../build/targets';
import { findStubs, HOST_DIST, ROOT, SDK_DIR, SHARED_DIR } from '../project';
import { buildTypes } from '../services/compiler';
import { type Compiled, compilePackage, dropUnused, packagesOf } from './compile-package';
import { packTar } from './pack-tar';

/** Where the packed SDK lies; the portal serves it below `/sdk/`. */
export const SDK_DIST = join(SDK_DIR, 'dist');

/** Goes into the SDK's package: teams outside have no use for it by itself. */
const RELEASE = '@mosta/release';

const versionsSchema = v.optional(v.record(v.string(), v.string()), {});
const manifestSchema = v.looseObject({
  name: v.string(),
  exports: v.record(v.string(), v.string()),
  sideEffects: v.optional(v.array(v.string())),
  dependencies: versionsSchema,
  devDependencies: versionsSchema,
});
type Manifest = v.InferOutput<typeof manifestSchema>;

/**
 * Packs `@mosta/portal-sdk` and `@mosta/shared` as packages that any package manager installs.
 * @returns the names of the files below SDK_DIST
 * @throws UserError when the types do not pass
 */
export async function packSdk(): Promise<string[]> {
  const { code, output } = await buildTypes(['sdk']);
  if (code !== 0) throw new UserError(`Les types ne passent pas :\n${output}`);
  const catalog = await readCatalog();
  return inDraft(SDK_DIR, async (draft) => {
    const packages = [await sharedPackage(catalog), await sdkPackage(catalog)];
    for (const { file, files } of packages)
      await writeFile(join(draft, file), await packTar(files));
    await mkdir(SDK_DIST, { recursive: true });
    await moveInto(SDK_DIST, draft);
    return packages.map(({ file }) => file);
  });
}

type Catalog = Readonly<Record<string, string>>;
type Packed = { file: string; files: Map<string, string | Buffer> };

async function sharedPackage(catalog: Catalog): Promise<Packed> {
  const manifest = await readManifest(SHARED_DIR);
  const compiled = await compilePackage(SHARED_DIR, ['src']);
  await addDeclarations(compiled, SHARED_DIR, '');
  const scripts = (target: string) => target.replace(/\.tsx?$/, '.js');
  const exports = Object.fromEntries(
    Object.entries(manifest.exports).map(([key, target]) => [key, scripts(target)]),
  );
  return packed(compiled, {
    ...head(manifest.name),
    sideEffects: manifest.sideEffects?.map(scripts),
    exports,
    dependencies: dependenciesOf(manifest, compiled, catalog),
  });
}

async function sdkPackage(catalog: Catalog): Promise<Packed> {
  const manifest = await readManifest(SDK_DIR);
  const folders = ['src', 'jest', 'bin', 'template'];
  const compiled = await compilePackage(SDK_DIR, folders, { [RELEASE]: 'release/src' });
  const release = await compilePackage(join(ROOT, 'release'), ['src']);
  for (const [path, content] of release.files) compiled.files.set(`release/${path}`, content);
  for (const [path, needed] of release.imports) compiled.imports.set(`release/${path}`, needed);
  // What serves a portal alone, its bucket for one, stays with the portal.
  dropUnused(compiled, 'release/');
  await addDeclarations(compiled, SDK_DIR, '');
  await addDeclarations(compiled, join(ROOT, 'release'), 'release/');
  compiled.files.set('tsconfig.json', await readFile(join(ROOT, 'tsconfig.base.json')));
  await addBuilds(compiled);
  return packed(compiled, {
    ...head(manifest.name),
    bin: { portal: './bin/portal.mjs' },
    exports: {
      './jest': './jest/preset.mjs',
      './jest/page': './jest/browser-environment.cjs',
      './package.json': './package.json',
      './tsconfig.json': './tsconfig.json',
      './*': { types: './src/*.d.ts', default: './src/*.js' },
    },
    peerDependencies: { '@mosta/shared': CONTRACT_VERSION },
    dependencies: dependenciesOf(manifest, compiled, catalog),
    // The versions that a new remote starts with (sdk/src/new/manifest.ts); nobody installs them with the SDK.
    devDependencies: exact(Object.keys(manifest.devDependencies), catalog),
  });
}

/** What of a build no page of a portal of stubs asks for: it follows from the rest, or is of no use without a service. */
const NOT_SERVED = /\.(map|br|gz)$|^(build-stamp|facade-types|sbom\.cdx)\.json$|^prerender\//;

/** Adds the host and the stubs as they are built: outside of the workspace nobody can build them. */
async function addBuilds({ files }: Compiled): Promise<void> {
  await buildStale({ stubs: true, only: ['host', STUBS] });
  const builds = [
    [HOST_DIST, 'host'] as const,
    ...findStubs().map(
      ({ name, directory }) => [join(directory, 'dist'), `stubs/${name}/dist`] as const,
    ),
  ];
  for (const [directory, place] of builds) {
    for (const { path, content } of await filesIn(directory)) {
      if (!NOT_SERVED.test(path)) files.set(`${place}/${path}`, content);
    }
  }
}

async function filesIn(directory: string): Promise<{ path: string; content: Buffer }[]> {
  const entries = await readdir(directory, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return Promise.all(
    files.map(async ({ parentPath, name }) => {
      const file = join(parentPath, name);
      return { path: relative(directory, file), content: await readFile(file) };
    }),
  );
}

/** The version of both packages is the contract's: a range of it says what a remote needs. */
function head(name: string) {
  return { name, version: CONTRACT_VERSION, license: 'MIT', type: 'module' };
}

function packed(
  { files }: Compiled,
  manifest: { name: string; version: string; [field: string]: unknown },
): Packed {
  files.set('package.json', `${JSON.stringify(manifest, null, 2)}\n`);
  return {
    file: `${manifest.name.replace('@', '').replace('/', '-')}-${manifest.version}.tgz`,
    files,
  };
}

/** What a package names, and what its modules import: tests of remotes need some that are no dependencies here. */
function dependenciesOf(manifest: Manifest, compiled: Compiled, catalog: Catalog): Catalog {
  return exact([...Object.keys(manifest.dependencies), ...packagesOf(compiled)], catalog);
}

function exact(names: Iterable<string>, catalog: Catalog): Catalog {
  const others = [...new Set(names)].filter((name) => !name.startsWith('@mosta/')).sort();
  return Object.fromEntries(
    others.map((name) => {
      const version = catalog[name];
      if (version === undefined) throw new Error(`${name} has no version in pnpm-workspace.yaml`);
      return [name, version];
    }),
  );
}

/** Puts beside every module what the compiler has declared of it. */
async function addDeclarations(
  { files }: Compiled,
  directory: string,
  place: string,
): Promise<void> {
  for (const [path, text] of await declarationsIn(directory)) {
    const module = `${place}${path.replace(/\.d\.ts$/, '.js')}`;
    if (!files.has(module)) continue;
    const up = '../'.repeat(module.split('/').length - 1);
    const settled = text
      .replaceAll(`'${RELEASE}/`, `'${up}release/src/`)
      .replaceAll(`"${RELEASE}/`, `"${up}release/src/`);
    files.set(`${place}${path}`, settled);
  }
}

async function declarationsIn(directory: string): Promise<[path: string, text: string][]> {
  const files = await filesIn(join(directory, '.types', 'src'));
  return files
    .filter(({ path }) => path.endsWith('.d.ts'))
    .map(({ path, content }): [string, string] => [join('src', path), content.toString('utf8')])
    .sort(([one], [other]) => (one < other ? -1 : 1));
}

async function readManifest(directory: string): Promise<Manifest> {
  return v.parse(
    manifestSchema,
    JSON.parse(await readFile(join(directory, 'package.json'), 'utf8')),
  );
}

async function readCatalog(): Promise<Catalog> {
  const text = await readFile(join(ROOT, 'pnpm-workspace.yaml'), 'utf8');
  return v.parse(v.object({ catalog: v.record(v.string(), v.string()) }), parse(text)).catalog;
}
