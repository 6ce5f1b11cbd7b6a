import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import * as v from 'valibot';

/** What documents may name. */
export type ProjectFacts = {
  root: string;
  /** Files and folders from the root, with slashes; built ones are left out. */
  paths: string[];
  /** Names of folders that builds and commands make. */
  built: Set<string>;
  /** Scripts of the packages. */
  scripts: Set<string>;
  /** What `npm run portal --` understands. */
  portalCommands: Set<string>;
  /** Names of the packages. */
  packages: Set<string>;
  /** Environment variables that something reads. */
  environment: Set<string>;
  /** Those of them that configure the service. */
  configuration: Set<string>;
  /** Every word of the sources. */
  words: Set<string>;
  /** Functions, constants, types and tables. */
  declared: Set<string>;
  /** The contract's version, which the SDK's packages carry; undefined where there is none. */
  contractVersion: string | undefined;
  /** Sources, without the documents. */
  sources: { path: string; text: string }[];
};

const SOURCE = /\.(ts|tsx|mjs|cjs|js|json|ya?ml|conf|css|html|sql|example)$|Dockerfile$/;
/** The check's own examples prove nothing. */
const OWN = /^tools\/src\/checks\/documents/;
const manifestSchema = v.object({
  name: v.string(),
  scripts: v.optional(v.record(v.string(), v.string()), {}),
});

/** Reads the repository below `root` once. */
export function readProjectFacts(root: string): ProjectFacts {
  const built = ignoredFolders(root);
  const entries = readdirSync(root, { withFileTypes: true })
    .filter(({ name }) => name !== '.git' && !built.has(name))
    .flatMap((entry) =>
      entry.isDirectory() ? [entry.name, ...below(root, entry.name, built)] : [entry.name],
    );
  const sources = entries
    .filter((path) => SOURCE.test(path) && path !== 'pnpm-lock.yaml' && !OWN.test(path))
    .map((path) => ({ path, text: readFileSync(join(root, path), 'utf8') }));
  const manifests = sources
    .filter(({ path }) => basename(path) === 'package.json')
    .map(({ text }) => v.parse(v.pipe(v.string(), v.parseJson(), manifestSchema), text));
  const configuration = new Set(configurationVariables(root));
  return {
    root,
    paths: entries,
    built,
    scripts: new Set(manifests.flatMap(({ scripts }) => Object.keys(scripts))),
    portalCommands: new Set(
      found(
        sources.filter(({ path }) => path === 'tools/src/commands/portal.ts'),
        /(?:case|===) '(\w+)'/g,
      ),
    ),
    packages: new Set(manifests.map(({ name }) => name)),
    environment: new Set([
      ...configuration,
      ...found(sources, /process\.env\.([A-Z0-9_]+)/g),
      ...found(sources, /\$\{([A-Z0-9_]+)/g),
    ]),
    configuration,
    words: new Set(found(sources, /([A-Za-z_]\w*)/g)),
    declared: new Set([
      ...found(sources, /\b(?:function|const|class|type|interface|enum)\s+(\w+)/g),
      ...found(sources, /\bpgTable\(\s*'(\w+)'/g),
    ]),
    contractVersion: found(sources, /\bCONTRACT_VERSION = '([\d.]+)'/g)[0],
    sources,
  };
}

/** The variables of `api/src/environment.ts`. */
export function configurationVariables(root: string): string[] {
  const file = join(root, 'api', 'src', 'environment.ts');
  const schema = /const environmentSchema = v\.object\(\{([\s\S]*?)\n\}\);/.exec(
    readFileSync(file, 'utf8'),
  );
  return [...(schema?.[1] ?? '').matchAll(/^ {2}([A-Z][A-Z0-9_]+):/gm)].map(
    ([, name = '']) => name,
  );
}

function ignoredFolders(root: string): Set<string> {
  const lines = readFileSync(join(root, '.gitignore'), 'utf8').split('\n');
  return new Set(lines.filter((line) => line.endsWith('/')).map((line) => line.slice(0, -1)));
}

function below(root: string, folder: string, built: Set<string>): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true })
    .filter(({ name }) => !built.has(name))
    .flatMap((entry) => {
      const path = `${folder}/${entry.name}`;
      return entry.isDirectory() ? [path, ...below(root, path, built)] : [path];
    });
}

function found(sources: { text: string }[], pattern: RegExp): string[] {
  return sources.flatMap(({ text }) => [...text.matchAll(pattern)].map(([, name = '']) => name));
}
