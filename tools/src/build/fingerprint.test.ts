import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fingerprint } from './fingerprint';

let folder = '';
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'fingerprint-'));
  await writeFile(join(folder, 'a.ts'), 'export {};');
});
afterEach(() => rm(folder, { recursive: true, force: true }));

describe('fingerprint', () => {
  it('changes with a source, and not with a test or a build', async () => {
    const before = fingerprint([folder]);
    await writeFile(join(folder, 'a.test.ts'), 'it');
    await mkdir(join(folder, 'dist'));
    await writeFile(join(folder, 'dist', 'a.js'), 'built');
    expect(fingerprint([folder])).toBe(before);
    await writeFile(join(folder, 'b.ts'), 'export {};');
    expect(fingerprint([folder])).not.toBe(before);
  });

  it('counts an absent input as absent', () => {
    expect(fingerprint([join(folder, 'nowhere')])).toMatch(/^[0-9a-f]{8}$/);
  });
});
