import { existsSync } from 'node:fs';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ROOT, SHARED_DIR } from '../project';

const REPORT = join(ROOT, 'docs', 'api', 'contract.api.md');
const DECLARATIONS = join(SHARED_DIR, '.types', 'src', 'contract');

/**
 * Compares the printed declarations of `shared/contract` with the report that is checked in: whoever changes what
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
  const files = (await readdir(DECLARATIONS)).filter(
    (file) => file.endsWith('.d.ts') && !file.includes('.test.'),
  );
  const parts = await Promise.all(
    files.sort().map(async (file) => {
      const declarations = await readFile(join(DECLARATIONS, file), 'utf8');
      return `## ${file.replace('.d.ts', '')}\n\n\`\`\`ts\n${declarations.replace(/\/\/# sourceMappingURL.*\n?/, '').trim()}\n\`\`\`\n`;
    }),
  );
  return `# The contract between host and remotes\n\nPrinted from \`shared/src/contract\` by \`npm run check\`; a difference is a change of the contract.\n\n${parts.join('\n')}`;
}
