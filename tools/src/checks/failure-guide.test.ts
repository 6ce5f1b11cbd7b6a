import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '../project';
import { checkFailureGuide } from './failure-guide';

const PATH = join('docs', 'guides', 'failures.md');

/** The repository's guide, changed, in a folder of its own. */
function rootWith(change: (guide: string) => string): string {
  const root = mkdtempSync(join(tmpdir(), 'failure-guide-'));
  mkdirSync(join(root, 'docs', 'guides'), { recursive: true });
  writeFileSync(join(root, PATH), change(readFileSync(join(ROOT, PATH), 'utf8')));
  return root;
}

const { CI } = process.env;
beforeEach(() => {
  process.env.CI = '1';
});
afterEach(() => {
  if (CI === undefined) delete process.env.CI;
  else process.env.CI = CI;
});

it('finds the guide as the table has it', async () => {
  expect(await checkFailureGuide(rootWith((guide) => guide))).toBe('');
});

it('complains about a guide that promises another time', async () => {
  const root = rootWith((guide) => guide.replace('| 8 s |', '| 2 s |'));
  expect(await checkFailureGuide(root)).toContain('failure-table.ts');
});

it('writes the table anew for whoever changed it', async () => {
  delete process.env.CI;
  const root = rootWith((guide) => guide.replace('| 8 s |', '| 2 s |'));
  expect(await checkFailureGuide(root)).toContain('réécrit');
  expect(await checkFailureGuide(root)).toBe('');
});
