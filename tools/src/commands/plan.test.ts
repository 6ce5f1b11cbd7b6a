import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const ROOT = join(__dirname, '..', '..', '..');
const folder = mkdtempSync(join(tmpdir(), 'plan-command-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

/** Runs `npm run plan -- …` in a folder of its own: its exit code, and what it printed. */
function plan(...args: string[]) {
  const entry = join(ROOT, 'tools', 'bin', 'mosta.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [entry, 'plan', ...args], {
    cwd: ROOT,
    encoding: 'utf8',
    env: { ...process.env, INIT_CWD: folder, MOSTA_CHILD: '1' },
  });
  return { status, stdout, stderr };
}

it('imports a hall, names codes and losses, and checks what it wrote', () => {
  writeFileSync(
    join(folder, 'hall.svg'),
    `<svg xmlns="http://www.w3.org/2000/svg"><rect id="B49_1_" width="9" height="9"/><rect x="8" width="9" height="9"/><text x="11" y="6" font-size="3">B48</text><image/></svg>`,
  );
  const imported = plan('import', 'hall.svg');
  expect(imported.stdout).toContain('✓ B49 (identifiant)\n✓ B48 (texte)\n✗ IMAGE image : ');
  expect(imported.status).toBe(2);
  expect(JSON.parse(readFileSync(join(folder, 'hall.json'), 'utf8'))).toMatchObject({
    id: 'hall',
    width: 1500,
    height: 300,
  });
  writeFileSync(join(folder, 'codes.txt'), 'B48\nB49\nB47\n');
  const checked = plan('check', 'hall.json', '--codes', 'codes.txt', '--json');
  expect(checked.status).toBe(2);
  expect(JSON.parse(checked.stdout)[0].faults.map(({ code }: { code: string }) => code)).toEqual([
    'MISSING',
    'OVERLAPPING',
  ]);
});

it('finds nothing wrong with the drawings that are shown', () => {
  expect(plan('check')).toMatchObject({ status: 0, stderr: '' });
});

it('refuses with a sentence and a code what is no drawing, and explains itself', () => {
  writeFileSync(join(folder, 'page.svg'), '<html/>');
  expect(plan('import', 'page.svg')).toMatchObject({
    status: 1,
    stderr: '✗ NOT_SVG : Ce fichier n’est pas un dessin SVG.\n',
  });
  expect(plan('import', 'none.svg', '--json').stdout).toContain('"code":"NO_FILE"');
  expect(plan('import', '--help')).toMatchObject({ status: 0 });
});
