import { readFile } from 'node:fs/promises';
import { basename, isAbsolute, join, relative } from 'node:path';
import * as v from 'valibot';
import { SDK_DIR } from '../places';

/**
 * Where a remote lives: in the workspace, or in a repository of its own, which takes the packed SDK from a folder
 * (absolute) or an address.
 */
export type Home = 'workspace' | { sdk: string };

const LIBRARIES = ['react', 'react-dom'];
const FOR_DEVELOPMENT = [
  '@testing-library/dom',
  '@testing-library/jest-dom',
  '@testing-library/react',
  '@testing-library/user-event',
  '@types/jest',
  '@types/jest-axe',
  '@types/node',
  '@types/react',
  '@types/react-dom',
  'jest',
  'jest-axe',
];
/** Kilobytes of gzip that the scripts of a new remote may have. */
const FIRST_BUDGET_KB = 60;

const dependenciesSchema = v.optional(v.record(v.string(), v.string()), {});
const ownManifestSchema = v.object({
  version: v.string(),
  dependencies: dependenciesSchema,
  devDependencies: dependenciesSchema,
});

/** The `package.json` of a new remote: versions are those with which the SDK was tested. */
export async function manifestOf(name: string, directory: string, home: Home): Promise<object> {
  const text = await readFile(join(SDK_DIR, 'package.json'), 'utf8');
  const { version, ...own } = v.parse(ownManifestSchema, JSON.parse(text));
  const versions = { ...own.dependencies, ...own.devDependencies };
  const pick = (names: readonly string[]) =>
    Object.fromEntries(names.map((one) => [one, versions[one] ?? '*']));
  const inWorkspace = home === 'workspace';
  const project = (one: string) =>
    inWorkspace ? 'workspace:*' : packed(home.sdk, `mosta-${one}-${version}.tgz`, directory);
  const folder = `remote-${name}`;
  const scripts = inWorkspace
    ? Object.fromEntries(
        Object.entries({ build: 'build', dev: 'dev', test: 'unit' }).map(([script, command]) => [
          script,
          `node ../tools/bin/mosta.mjs ${command} ${folder}`,
        ]),
      )
    : { build: 'portal build', test: 'portal test', types: 'portal types' };
  return {
    name: inWorkspace ? `@mosta/${folder}` : basename(directory),
    version: '1.0.0',
    private: true,
    ...(inWorkspace ? { license: 'MIT' } : {}),
    type: 'module',
    portal: { name, scriptsKb: FIRST_BUDGET_KB },
    scripts,
    dependencies: { '@mosta/shared': project('shared'), ...pick(LIBRARIES) },
    devDependencies: {
      '@mosta/portal-sdk': project('portal-sdk'),
      ...pick(inWorkspace ? FOR_DEVELOPMENT : [...FOR_DEVELOPMENT, 'typescript']),
    },
  };
}

function packed(place: string, file: string, directory: string): string {
  if (!isAbsolute(place)) return `${place.replace(/\/$/, '')}/${file}`;
  return `file:${relative(directory, join(place, file))}`;
}

export function tsconfigOf(home: Home): object {
  const inWorkspace = home === 'workspace';
  return {
    extends: inWorkspace ? '../tsconfig.base.json' : '@mosta/portal-sdk/tsconfig.json',
    compilerOptions: {
      rootDir: '.',
      outDir: '.types',
      tsBuildInfoFile: '.types/tsconfig.tsbuildinfo',
    },
    include: ['src', 'src/**/*.json'],
    ...(inWorkspace ? { references: [{ path: '../shared' }] } : {}),
  };
}
