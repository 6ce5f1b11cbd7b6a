import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

const ROOT = join(__dirname, '..', '..');
const CRUISER = join(ROOT, 'node_modules', 'dependency-cruiser', 'bin', 'dependency-cruise.mjs');

/** Runs the project's own rules over a small tree made for the test. */
function cruise(files: Record<string, string>): { code: number; output: string } {
  const folder = mkdtempSync(join(tmpdir(), 'import-rules-'));
  try {
    for (const [path, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    writeFileSync(join(folder, 'tsconfig.base.json'), '{}');
    const rooms = [...new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''))];
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [CRUISER, '--config', join(ROOT, '.dependency-cruiser.cjs'), ...rooms],
      { cwd: folder, encoding: 'utf8' },
    );
    return { code: status ?? 1, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const empty = 'export const nothing = 0;\n';

describe('the import rules', () => {
  it('accept a remote that imports what lies below it', () => {
    const { code, output } = cruise({
      'remote-a/src/pages/page.ts': "export { nothing } from '../features/f/f';\n",
      'remote-a/src/features/f/f.ts': empty,
    });
    expect(output).toContain('no dependency violations found');
    expect(code).toBe(0);
  });

  it.each([
    ['remote-knows-no-sibling', 'remote-a/src/a.ts', '../../remote-b/src/b', 'remote-b/src/b.ts'],
    ['remote-knows-no-sibling', 'remote-a/src/a.ts', '../../host/src/b', 'host/src/b.ts'],
    ['host-names-no-remote', 'host/src/a.ts', '../../remote-b/src/b', 'remote-b/src/b.ts'],
    [
      'features-are-strangers',
      'remote-a/src/features/f/f.ts',
      '../g/g',
      'remote-a/src/features/g/g.ts',
    ],
    [
      'features-below-pages',
      'remote-a/src/features/f/f.ts',
      '../../pages/p',
      'remote-a/src/pages/p.ts',
    ],
    ['pure-rooms', 'shared/src/domain/a.ts', '../auth/b', 'shared/src/auth/b.ts'],
    [
      'api-shares-only-pure-rooms',
      'api/src/a.ts',
      '../../shared/src/auth/b',
      'shared/src/auth/b.ts',
    ],
    [
      'tools-import-contract-and-testing',
      'tools/src/a.ts',
      '../../shared/src/auth/b',
      'shared/src/auth/b.ts',
    ],
    ['no-circular', 'host/src/a.ts', './a', 'host/src/b.ts'],
    ['not-resolvable', 'host/src/a.ts', './missing', 'host/src/b.ts'],
  ])('catch a violation of %s (%s)', (rule, from, target, to) => {
    const { code, output } = cruise({
      [to]: empty,
      [from]: `export { nothing } from '${target}';\n`,
    });
    expect(output).toContain(rule);
    expect(code).not.toBe(0);
  });
});
