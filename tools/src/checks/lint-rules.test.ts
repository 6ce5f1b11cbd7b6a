import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../project';

const BIOME = createRequire(join(ROOT, 'package.json')).resolve('@biomejs/biome/bin/biome');
const IMPORTING = "import { useMutation } from '@tanstack/react-query';\n\nvoid useMutation;\n";

/** Runs the project's own linter over a file made for the test. */
function lint(path: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'lint-rules-'));
  try {
    copyFileSync(join(ROOT, 'biome.json'), join(folder, 'biome.json'));
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), IMPORTING);
    const { stdout, stderr } = spawnSync(
      process.execPath,
      [BIOME, 'lint', '--vcs-enabled=false', '.'],
      { cwd: folder, encoding: 'utf8' },
    );
    return stdout + stderr;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

it.each(['shared/src/queries/planted.ts', 'remote-a/src/planted.queries.ts'])(
  'refuses in %s calls that could not be cancelled',
  (path) => expect(lint(path)).toContain('noRestrictedImports'),
);

it('allows them where they are made so', () => {
  const said = lint('shared/src/http/use-mutation.ts');
  expect(said).toContain('Checked 2 files');
  expect(said).not.toContain('noRestrictedImports');
});
