import { mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readAuthSecret } from './auth-secret';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'mosta-secret-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

it('is the configured one', () => {
  expect(readAuthSecret('configured', folder)).toBe('configured');
});

it('is otherwise made once, kept, and readable by its owner alone', () => {
  const secret = readAuthSecret(undefined, join(folder, 'new'));
  expect(secret.length).toBeGreaterThanOrEqual(64);
  expect(readAuthSecret(undefined, join(folder, 'new'))).toBe(secret);
  expect(statSync(join(folder, 'new/auth-secret')).mode & 0o777).toBe(0o600);
  expect(readdirSync(join(folder, 'new'))).toEqual(['auth-secret']);
});

it('is never the empty one of a file that a crash left behind', () => {
  writeFileSync(join(folder, 'auth-secret'), '');
  expect(() => readAuthSecret(undefined, folder)).toThrow('ne contient pas de secret utilisable');
});
