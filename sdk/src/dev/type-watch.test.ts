import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { changedSince, readChecks, watchTypes } from './type-watch';

/** What `tsc -b -w --pretty false` writes for one check. */
function check(errors: string[]): string {
  return [
    '',
    '3:57:35 PM - File change detected. Starting incremental compilation...',
    '',
    ...errors,
    `3:57:36 PM - Found ${errors.length} error${errors.length === 1 ? '' : 's'}. Watching for file changes.`,
    '',
  ].join('\n');
}

const ERROR = "src/page.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.";
const DETAIL = "  Type 'string' is not assignable to type 'never'.";

test('the errors of a check are told when it ends, each with its details', () => {
  const report = jest.fn();
  readChecks(report)(check([ERROR, DETAIL]));
  expect(report.mock.calls).toEqual([[[ERROR, DETAIL.trimEnd()]]]);
});

test('the next check begins with none', () => {
  const report = jest.fn();
  const read = readChecks(report);
  read(check([ERROR]));
  read(check([]));
  expect(report.mock.calls).toEqual([[[ERROR]], [[]]]);
});

test('a check may come in pieces', () => {
  const report = jest.fn();
  const read = readChecks(report);
  for (const letter of check([ERROR])) read(letter);
  expect(report.mock.calls).toEqual([[[ERROR]]]);
});

/**
 * A compiler that reads the source, has it saved while it checks, and would not see that: nor after a restart, as long
 * as its notes are newer.
 */
const COMPILER = `
const { existsSync, readFileSync, writeFileSync } = require('node:fs');
const { join } = require('node:path');
const path = join(process.argv.at(-1), 'src', 'page.ts');
const notes = join(process.argv.at(-1), 'notes');
const looks = !existsSync(notes) || process.argv.includes('--force');
const source = looks ? readFileSync(path, 'utf8') : 'right';
writeFileSync(notes, '');
if (looks && source === 'right') writeFileSync(path, 'wrong');
const error = source === 'wrong' ? ${JSON.stringify(`${ERROR}\n`)} : '';
const found = '3:57:36 PM - Found ' + Number(source === 'wrong') + ' errors. Watching for file changes.';
process.stdout.write(error + found + require('node:os').EOL);
setInterval(() => undefined, 1_000);
`;

test('what is saved during the first check is checked too', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'type-watch-'));
  const compiler = join(folder, 'node_modules', 'typescript');
  await mkdir(compiler, { recursive: true });
  await mkdir(join(folder, 'src'));
  await writeFile(join(compiler, 'package.json'), '{"bin":{"tsc":"tsc.js"}}');
  await writeFile(join(compiler, 'tsc.js'), COMPILER);
  await writeFile(join(folder, 'src', 'page.ts'), 'right');

  const reports: string[][] = [];
  await new Promise<void>((resolve) => {
    const end = watchTypes(folder, [folder], (errors) => {
      reports.push(errors);
      if (reports.length < 2) return;
      end();
      resolve();
    });
  });
  expect(reports).toEqual([[], [ERROR]]);
  await rm(folder, { recursive: true });
});

test('a folder that is gone has no source that was saved', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'type-watch-'));
  await mkdir(join(folder, 'src'));
  await writeFile(join(folder, 'src', 'page.ts'), 'saved');
  expect(await changedSince(0, [folder])).toBe(true);
  await rm(folder, { recursive: true });
  expect(await changedSince(0, [folder])).toBe(false);
});
