import { existsSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { REQUIREMENTS_FILE, type Requirements } from '@mosta/release/requirements';
import { LANGUAGES } from '@mosta/shared/contract/languages';
import type { Compilation, Dependency, Module, Stats } from 'webpack';
import { consumedModule } from './consumed-module';

const FACADE = /^@mosta\/shared\//;
const PAGE_CHUNK = /^route-/;
/** Languages have different plural forms of one text. */
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** Writes into a build what it needs of the portal, so that whoever publishes it can compare. */
export async function writeRequirements(
  directory: string,
  output: string,
  { compilation }: Stats,
): Promise<void> {
  const requirements = await requirementsOf(directory, compilation);
  await writeFile(join(output, REQUIREMENTS_FILE), JSON.stringify(requirements));
}

/** What a compilation of the remote in `directory` needs of the portal. */
export async function requirementsOf(
  directory: string,
  compilation: Compilation,
): Promise<Requirements> {
  const shared = [...compilation.modules].flatMap((module) => {
    const consumed = consumedModule(module);
    return consumed && isBuilt(compilation, module) ? [{ module, ...consumed }] : [];
  });
  const facades = shared.filter(({ request }) => FACADE.test(request));
  return {
    facades: sorted(
      facades.map(({ request, module }) => [request, usedExports(compilation, module)]),
    ),
    shared: sorted(shared.map(({ request, range }) => [request, range])),
    pages: [...compilation.namedChunkGroups.keys()].filter((name) => PAGE_CHUNK.test(name)).sort(),
    missingTexts: await missingTexts(join(directory, 'src', 'locales')),
  };
}

/** Whether a module is in what was built: one that passes on what others export is left out where each is taken from there. */
function isBuilt({ chunkGraph }: Compilation, module: Module): boolean {
  return chunkGraph.getNumberOfModuleChunks(module) > 0;
}

/** The names that a remote's modules import from a façade; `*` for all of it. */
function usedExports(compilation: Compilation, facade: Module): string[] {
  const { moduleGraph } = compilation;
  const names = new Set<string>();
  for (const { dependency, originModule } of moduleGraph.getIncomingConnections(facade)) {
    if (!dependency || !importsNames(dependency)) continue;
    if (originModule && !isBuilt(compilation, originModule)) continue;
    names.add(dependency.getIds(moduleGraph)[0] ?? '*');
  }
  return [...names].sort();
}

type NamedImport = Dependency & { getIds: (graph: Compilation['moduleGraph']) => string[] };

function importsNames(dependency: Dependency): dependency is NamedImport {
  return 'getIds' in dependency && typeof dependency.getIds === 'function';
}

/** The keys that a language lacks and another one has; nothing for a remote without texts. */
export async function missingTexts(folder: string): Promise<Record<string, string[]>> {
  if (!existsSync(folder)) return {};
  const catalogues = await Promise.all(
    LANGUAGES.map(async (language) => {
      const text = await readFile(join(folder, `${language}.json`), 'utf8').catch(() => '{}');
      return { language, keys: new Set(keysOf(JSON.parse(text), '')) };
    }),
  );
  const all = new Set(catalogues.flatMap(({ keys }) => [...keys]));
  const lacking = catalogues
    .map(({ language, keys }) => [language, [...all].filter((key) => !keys.has(key))] as const)
    .filter(([, missing]) => missing.length > 0);
  return Object.fromEntries(lacking);
}

function keysOf(value: unknown, path: string): string[] {
  if (typeof value !== 'object' || value === null) return [path.replace(PLURAL, '')];
  return Object.entries(value).flatMap(([key, inner]) =>
    keysOf(inner, path === '' ? key : `${path}.${key}`),
  );
}

function sorted<Value>(entries: [string, Value][]): Record<string, Value> {
  return Object.fromEntries(entries.sort(([a], [b]) => (a < b ? -1 : 1)));
}
