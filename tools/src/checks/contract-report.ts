import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join, relative } from 'node:path';
import ts from 'typescript';
import { ROOT, SHARED_DIR } from '../project';

const REPORT = join(ROOT, 'docs', 'api', 'contract.api.md');
/** What hosts and remotes agree on: how they meet, and the shapes of the server data that remotes share. */
const FOLDERS = ['contract', 'queries'];

/**
 * Compares the printed declarations of `shared/contract` and `shared/queries` with the report that is checked in: whoever changes what
 * hosts and remotes agree on sees it in the review, and decides whether CONTRACT_VERSION must rise.
 * @returns an empty text, or what to do
 */
export async function checkContractReport(): Promise<string> {
  const printed = await printContract();
  const known = existsSync(REPORT) ? await readFile(REPORT, 'utf8') : '';
  if (printed === known) return '';
  if (!process.env.CI) {
    await writeFile(REPORT, printed);
    return 'Le contrat a changé : docs/api/contract.api.md vient d’être réécrit. Relisez-le, décidez de CONTRACT_VERSION, puis relancez.';
  }
  return 'Le contrat a changé sans docs/api/contract.api.md : lancez npm run check et relisez le rapport.';
}

async function printContract(): Promise<string> {
  const declarations = await compileDeclarations();
  const parts = [...declarations].map(
    ([name, text]) =>
      `## ${name}\n\n\`\`\`ts\n${sortUnions(text.replace(/\/\/# sourceMappingURL.*\n?/, '').trim())}\n\`\`\`\n`,
  );
  return `# The contract between host and remotes\n\nPrinted from \`shared/src/contract\` and \`shared/src/queries\` by \`npm run check\`; a difference is a change of the contract.\n\n${parts.join('\n')}`;
}

/**
 * Declarations of the folders' modules, compiled from nothing: what an incremental build has in memory or on disk
 * changes how the compiler writes unions and quotes.
 */
async function compileDeclarations(): Promise<Map<string, string>> {
  const files = (await Promise.all(FOLDERS.map(sourcesOf))).flat();
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { options } = ts.convertCompilerOptionsFromJson(config.compilerOptions, SHARED_DIR);
  const program = ts.createProgram(files, {
    ...options,
    composite: false,
    incremental: false,
    rootDir: join(SHARED_DIR, 'src'),
    outDir: join(SHARED_DIR, 'src'),
  });
  const declarations = new Map<string, string>();
  for (const file of files) {
    const name = relative(join(SHARED_DIR, 'src'), file)
      .replace(/^contract\//, '')
      .replace('.ts', '');
    program.emit(program.getSourceFile(file), (_path, text) => declarations.set(name, text));
  }
  return declarations;
}

async function sourcesOf(folder: string): Promise<string[]> {
  const directory = join(SHARED_DIR, 'src', folder);
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
