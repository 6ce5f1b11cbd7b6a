import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sourceRefusals } from './source-refusals';

let directory = '';
beforeEach(async () => {
  directory = await mkdtemp(join(tmpdir(), 'remote-media-'));
  await writeFile(join(directory, 'tsconfig.json'), '{}');
  await writeFile(join(directory, 'jest.config.mjs'), 'export default {};');
});
afterEach(() => rm(directory, { recursive: true, force: true }));

const OUTPUT: Record<string, string> = {
  'typescript#tsc':
    "src/page.tsx(3,7): error TS2322: Type 'string' is not assignable to type 'number'.",
  jest: '  ● the page › shows its heading\n\n    expected',
};

const refusals = (codes: Record<string, number>) =>
  sourceRefusals({ name: 'media', directory }, async (tool) => ({
    code: codes[tool] ?? 0,
    output: codes[tool] ? (OUTPUT[tool] ?? '') : '',
  }));

it('has nothing against sources whose types and tests pass', async () => {
  expect(await refusals({})).toEqual([]);
});

it('tells type errors and failing tests, both at once, and where they are', async () => {
  expect(await refusals({ 'typescript#tsc': 1, jest: 1 })).toEqual([
    { code: 'TYPES_FAILED', message: expect.stringContaining('src/page.tsx(3,7): error TS2322') },
    { code: 'TESTS_FAILED', message: expect.stringContaining('the page › shows its heading') },
  ]);
});

it('checks what is there: a stub has neither types nor tests of its own', async () => {
  await rm(join(directory, 'tsconfig.json'));
  await rm(join(directory, 'jest.config.mjs'));
  expect(await refusals({ 'typescript#tsc': 1, jest: 1 })).toEqual([]);
});
