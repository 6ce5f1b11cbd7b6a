import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FacadeTypes } from '@mosta/release/requirements';
import { cacheOf, SDK_DIR } from '../places';
import { checkAgainst } from './check-against';

let remote = '';
beforeAll(async () => {
  await mkdir(cacheOf(SDK_DIR), { recursive: true });
  remote = await mkdtemp(join(cacheOf(SDK_DIR), 'check-against-'));
  await mkdir(join(remote, 'src'));
  const options = {
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    types: [],
    lib: ['es2022'],
  };
  await writeFile(
    join(remote, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, include: ['src'] }),
  );
  await writeFile(
    join(remote, 'src', 'page.ts'),
    `import { notify } from '@mosta/shared/toast';
     import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
     export const told = notify('Bonjour', { seconds: 5 });
     export const contract: string = CONTRACT_VERSION;`,
  );
});
afterAll(() => rm(remote, { recursive: true, force: true }));

/** What a host declares of its toasts. */
const host = (contract: string, toast: string): FacadeTypes => ({
  contract,
  files: {
    'src/toast/toast.d.ts': `export * from './notify';`,
    'src/toast/notify.d.ts': toast,
    'src/contract/contract-version.d.ts': `export declare const CONTRACT_VERSION = "${contract}";`,
  },
});

const NEWER = `export declare function notify(text: string, options?: { seconds?: number; sound?: boolean }): string;`;
const OLDER = `export declare function notify(text: string): string;`;
const BEFORE = `export declare const hide: () => void;`;

it('has nothing against a remote whose calls an older contract’s successor still takes', () => {
  expect(checkAgainst(remote, host('1.9.0', NEWER))).toEqual([]);
});

it('names file, place and call where a new remote asks more than an old host gives', () => {
  expect(checkAgainst(remote, host('1.2.0', OLDER))).toEqual([
    expect.stringMatching(/^src\/page\.ts\(3,\d+\): error TS2554: Expected 1 arguments/),
  ]);
});

it('names what an old host does not export yet', () => {
  expect(checkAgainst(remote, host('1.0.0', BEFORE))).toEqual([
    expect.stringMatching(/^src\/page\.ts\(1,\d+\): error TS2305: .*no exported member 'notify'/),
  ]);
});
