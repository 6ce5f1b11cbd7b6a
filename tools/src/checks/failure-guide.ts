import { readFileSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { failureRows } from '@mosta/portal-sdk/failures/failure-table';
import { ROOT } from '../project';

const GUIDE = join('docs', 'guides', 'failures.md');
const HEAD = [
  '| what fails | how a test provokes it | what the visitor sees | code | known after | works by itself after | works again |',
  '|---|---|---|---|---|---|---|',
];
/** The rows of the guide's one table. */
const TABLE = /\| what fails [\s\S]*?(?=\n\n|\n$)/;

/**
 * Compares the table of failures in the guide with the one from which the tests run.
 * @returns an empty text, or what to do
 */
export async function checkFailureGuide(root: string = ROOT): Promise<string> {
  const file = join(root, GUIDE);
  const guide = readFileSync(file, 'utf8');
  const table = [...HEAD, ...failureRows()].join('\n');
  if (guide.match(TABLE)?.[0] === table) return '';
  if (process.env.CI || !TABLE.test(guide)) {
    return `${GUIDE} ne dit pas ce que dit sdk/src/failures/failure-table.ts : lancez npm run check.`;
  }
  await writeFile(
    file,
    guide.replace(TABLE, () => table),
  );
  return `Le tableau des pannes a changé : ${GUIDE} vient d’être réécrit. Relisez-le, puis relancez.`;
}
