import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type BuildOptions, build, type Message } from 'esbuild';
import { UserError } from '../user-error';

export type NodeProgram = Pick<
  BuildOptions,
  'entryPoints' | 'external' | 'format' | 'loader' | 'plugins' | 'sourcemap' | 'stdin'
> & {
  /** For messages. */
  name: string;
  /** Of the package that the program is of. Its modules are named from here, so that any machine writes the same program. */
  directory: string;
  /** File of the program, or folder of several. */
  output: { file: string } | { folder: string };
};

/**
 * Compiles a program for Node, as it runs in production. esbuild does it in a sixth of webpack's time; only what browsers load needs
 * what webpack has beside it: federation, chunks and their names (docs/decisions/0142).
 * @returns the files that were read, and the manifests of their packages
 * @throws UserError with what is wrong with the sources
 */
export async function compileForNode({
  name,
  directory,
  output,
  ...options
}: NodeProgram): Promise<string[]> {
  const result = await build({
    bundle: true,
    platform: 'node',
    target: 'node20.19',
    mainFields: ['module', 'main'],
    conditions: ['production', 'module'],
    resolveExtensions: ['.tsx', '.ts', '.mjs', '.js', '.json'],
    define: { 'process.env.NODE_ENV': '"production"' },
    jsx: 'automatic',
    absWorkingDir: directory,
    metafile: true,
    logLevel: 'silent',
    legalComments: 'inline',
    ...('file' in output ? { outfile: output.file } : { outdir: output.folder }),
    ...options,
  }).catch((thrown: unknown) => {
    if (thrown instanceof Error && 'errors' in thrown && Array.isArray(thrown.errors)) {
      throw failure(name, thrown.errors);
    }
    throw thrown;
  });
  if (result.warnings.length > 0) throw failure(name, result.warnings);
  const sources = Object.keys(result.metafile.inputs).map((path) => join(directory, path));
  return [...sources, ...manifestsOf(sources)];
}

/** The manifests that say which file of a package is asked for. */
function manifestsOf(sources: readonly string[]): Set<string> {
  const folders = new Map<string, string | undefined>();
  const manifestOf = (folder: string): string | undefined => {
    if (folders.has(folder)) return folders.get(folder);
    const file = join(folder, 'package.json');
    const above = dirname(folder);
    const found = existsSync(file) ? file : above === folder ? undefined : manifestOf(above);
    folders.set(folder, found);
    return found;
  };
  return new Set(sources.flatMap((source) => manifestOf(dirname(source)) ?? []));
}

function failure(name: string, messages: readonly Message[]): UserError {
  const lines = messages.map(({ text, location }) =>
    location ? `${location.file}:${location.line}:${location.column} ${text}` : text,
  );
  return new UserError(`La construction de ${name} a échoué :\n${lines.join('\n')}`);
}
