import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import { UI_PARTS } from '@mosta/portal-sdk/build/webpack/sharing';
import ts from 'typescript';
import { ROOT, SHARED_DIR } from '../project';

const SOURCES = join(SHARED_DIR, 'src');
/** What hosts and remotes agree on: how they meet, and the shapes of the server data that remotes share. */
const FOLDERS = ['contract', 'queries'];
/** What the host hands to every remote, by folder and file. */
const FACADES = [
  ...['auth', 'http', 'i18n', 'realtime', 'router', 'shell', 'theme', 'toast'].map(
    (name) => `${name}/${name}`,
  ),
  ...[...UI_PARTS, 'ui'].map((part) => `ui/${part}`),
];

const REPORTS = [
  {
    file: 'contract.api.md',
    title: 'The contract between host and remotes',
    made: 'Printed from `shared/src/contract` and `shared/src/queries`',
    sources: async () => (await Promise.all(FOLDERS.map(sourcesOf))).flat(),
  },
  {
    file: 'facades.api.md',
    title: 'What the façades hand to remotes',
    made: 'Printed from the façades of `shared/src` and the modules whose exports they pass on',
    sources: () => facadeModules(SOURCES, FACADES),
  },
] as const;

/**
 * Compares the printed declarations of what hosts and remotes agree on with the reports that are checked in: whoever
 * changes one sees it in the review, and decides whether CONTRACT_VERSION must rise.
 * @returns an empty text, or what to do
 */
export async function checkContractReport(): Promise<string> {
  const files = await Promise.all(REPORTS.map(({ sources }) => sources()));
  const declarations = compileDeclarations([...new Set(files.flat())]);
  const problems = await Promise.all(
    REPORTS.map(async ({ file, title, made }, index) => {
      const parts = (files[index] ?? []).map((source) =>
        printModule(source, declarations.get(source) ?? ''),
      );
      const head = `# ${title}\n\n${made} by \`npm run check\`; a difference is a change of the contract.\n`;
      return compareReport(file, `${head}\n${parts.join('\n')}`);
    }),
  );
  return problems.filter((problem) => problem !== '').join('\n');
}

async function compareReport(file: string, printed: string): Promise<string> {
  const path = join(ROOT, 'docs', 'api', file);
  const known = existsSync(path) ? await readFile(path, 'utf8') : '';
  if (printed === known) return '';
  if (!process.env.CI) {
    await writeFile(path, printed);
    return `Le contrat a changé : docs/api/${file} vient d’être réécrit. Relisez-le, décidez de CONTRACT_VERSION, puis relancez.`;
  }
  return `Le contrat a changé sans docs/api/${file} : lancez npm run check et relisez le rapport.`;
}

function printModule(source: string, declarations: string): string {
  const name = relative(SOURCES, source)
    .replace(/^contract\//, '')
    .replace(/\.tsx?$/, '');
  const text = declarations.replace(/\/\/# sourceMappingURL.*\n?/, '').trim();
  return `## ${name}\n\n\`\`\`ts\n${sortUnions(text)}\n\`\`\`\n`;
}

/**
 * The façades and the modules of their own whose exports they pass on, at any depth: what these declare is what a remote's
 * types are made of.
 * @param sources folder of the façades
 * @param facades folder and file of each: `shell/shell` for `shell/shell.ts`
 */
export async function facadeModules(
  sources: string,
  facades: readonly string[],
): Promise<string[]> {
  const found = new Set<string>();
  const visit = async (path: string): Promise<void> => {
    if (found.has(path)) return;
    found.add(path);
    const { importedFiles } = ts.preProcessFile(reexportsIn(await readFile(path, 'utf8')));
    for (const { fileName } of importedFiles.filter(({ fileName: name }) => name.startsWith('.'))) {
      const target = join(dirname(path), fileName);
      const source = [`${target}.ts`, `${target}.tsx`].find((candidate) => existsSync(candidate));
      if (source) await visit(source);
    }
  };
  for (const facade of facades) await visit(join(sources, `${facade}.ts`));
  return [...found].sort();
}

/** The lines of a module that pass on what another one exports. */
function reexportsIn(text: string): string {
  return [...text.matchAll(/^export (?:type )?(?:\*|\{[^}]*\})(?: as \w+)? from '[^']+';/gm)].join(
    '\n',
  );
}

/**
 * Declarations by module, compiled from nothing: what an incremental build has in memory or on disk changes how the
 * compiler writes unions and quotes.
 */
function compileDeclarations(files: readonly string[]): Map<string, string> {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, SHARED_DIR);
  const program = ts.createProgram([...files], {
    ...options,
    composite: false,
    incremental: false,
    rootDir: SOURCES,
    outDir: SOURCES,
  });
  const declarations = new Map<string, string>();
  for (const file of files) {
    program.emit(program.getSourceFile(file), (_path, text) => declarations.set(file, text));
  }
  return declarations;
}

async function sourcesOf(folder: string): Promise<string[]> {
  const directory = join(SOURCES, folder);
  const names = (await readdir(directory)).filter(
    (name) => name.endsWith('.ts') && !name.includes('.test.'),
  );
  return names.sort().map((name) => join(directory, name));
}

/** The compiler orders the texts of a union by what it has read before: the same sources do not always print alike. */
function sortUnions(text: string): string {
  return text.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) =>
    union.split(' | ').sort().join(' | '),
  );
}
