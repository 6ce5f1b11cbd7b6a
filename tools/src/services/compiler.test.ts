import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runBinary } from './child';
import { buildTypes, runTool } from './compiler';

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'compiler-'));
  const options = { strict: true, composite: true, types: [], lib: ['es2022'], outDir: 'out' };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: options }));
  writeFileSync(
    join(folder, 'planted.ts'),
    `export type Stand = { code: string; area?: number };
     export const price = (stand: Stand): number => stand.area * 185;
     export const stand: Stand = { code: 12, colour: 'red' };
     export const colour = stand.colour;`,
  );
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('says of planted errors what the compiler with programming interface says', async () => {
  const native = await buildTypes([folder]);
  const other = await runBinary('typescript#tsc', ['-b', folder], { quiet: true });
  expect(native.output.match(/error TS\d+/g)).toEqual([
    'error TS18048',
    'error TS2322',
    'error TS2339',
  ]);
  expect(native.output).toBe(other.output);
  expect(native.code).not.toBe(0);
});

it('has another major version than all other packages', async () => {
  const native = await runTool('typescript#tsc', ['--version'], { quiet: true });
  const other = await runBinary('typescript#tsc', ['--version'], { quiet: true });
  expect(native.output).toMatch(/^Version 7\./);
  expect(other.output).toMatch(/^Version 6\./);
});
