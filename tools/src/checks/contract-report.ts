import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
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
  const parts = (await Promise.all(FOLDERS.map(printFolder))).flat();
  return `# The contract between host and remotes\n\nPrinted from \`shared/src/contract\` and \`shared/src/queries\` by \`npm run check\`; a difference is a change of the contract.\n\n${parts.join('\n')}`;
}

async function printFolder(folder: string): Promise<string[]> {
  const declarations = join(SHARED_DIR, '.types', 'src', folder);
  const sources = join(SHARED_DIR, 'src', folder);
  // declarations of a module that has gone may lie there still
  const files = (await readdir(declarations)).filter(
    (file) =>
      file.endsWith('.d.ts') &&
      !file.includes('.test.') &&
      existsSync(join(sources, file.replace('.d.ts', '.ts'))),
  );
  return Promise.all(
    files.sort().map(async (file) => {
      const text = sortUnions(await readFile(join(declarations, file), 'utf8'));
      const name = folder === 'contract' ? '' : `${folder}/`;
      return `## ${name}${file.replace('.d.ts', '')}\n\n\`\`\`ts\n${text.replace(/\/\/# sourceMappingURL.*\n?/, '').trim()}\n\`\`\`\n`;
    }),
  );
}

/** The compiler orders the texts of a union by what it has read before: the same sources do not always print alike. */
function sortUnions(text: string): string {
  return text.replace(/"[^"\n]*"(?: \| "[^"\n]*")+/g, (union) =>
    union.split(' | ').sort().join(' | '),
  );
}
