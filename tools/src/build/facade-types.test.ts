import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FACADE_TYPES_FILE, facadeTypesSchema } from '@mosta/release/requirements';
import { CONTRACT_VERSION } from '@mosta/shared/contract/contract-version';
import * as v from 'valibot';
import { SHARED_DIR } from '../project';
import { writeFacadeTypes } from './facade-types';

const output = mkdtempSync(join(tmpdir(), 'facade-types-'));
afterAll(() => rmSync(output, { recursive: true, force: true }));

it('declares the façades and what they are made of, and names every source of that', async () => {
  const sources = await writeFacadeTypes(output);
  const text = readFileSync(join(output, FACADE_TYPES_FILE), 'utf8');
  const { contract, files } = v.parse(facadeTypesSchema, JSON.parse(text));
  expect(contract).toBe(CONTRACT_VERSION);
  expect(files['src/auth/auth.d.ts']).toContain('useSession');
  expect(files['src/contract/contract-version.d.ts']).toContain('CONTRACT_VERSION');
  const bundled = /\.test\.|^src\/(testing|prerender|forms|illustrations)\//;
  expect(Object.keys(files).filter((path) => bundled.test(path))).toEqual([]);
  expect(sources).toContain(join(SHARED_DIR, 'src', 'auth', 'auth.ts'));
  expect(sources).toHaveLength(Object.keys(files).length);
});
