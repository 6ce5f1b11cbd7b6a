import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { ROOT } from '../project';

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
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[0] ?? ''));
    folders.delete('node_modules');
    const { status, stdout, stderr } = spawnSync(
      process.execPath,
      [CRUISER, '--config', join(ROOT, '.dependency-cruiser.cjs'), ...folders],
      { cwd: folder, encoding: 'utf8' },
    );
    return { code: status ?? 1, output: stdout + stderr };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const empty = 'export const nothing = 0;\n';
const importing = (target: string) => `export { nothing } from '${target}';\n`;

/** One planted violation a rule: the file that breaks it, and what it must not import. */
const PLANTED = [
  {
    rule: 'remote-knows-no-sibling',
    from: 'remote-a/src/sibling.ts',
    target: '../../remote-b/src/b',
  },
  { rule: 'remote-knows-no-sibling', from: 'remote-a/src/shell.ts', target: '../../host/src/b' },
  { rule: 'host-names-no-remote', from: 'host/src/a.ts', target: '../../remote-b/src/b' },
  { rule: 'no-imports-between-features', from: 'remote-a/src/features/f/f.ts', target: '../g/g' },
  { rule: 'features-below-pages', from: 'remote-a/src/features/f/up.ts', target: '../../pages/p' },
  {
    rule: 'no-imports-between-areas',
    from: 'remote-a/src/area/next.ts',
    target: '../other/part/o',
  },
  {
    rule: 'no-imports-between-area-parts',
    from: 'remote-a/src/area/part/next.ts',
    target: '../beside/b',
  },
  { rule: 'area-parts-below-page', from: 'remote-a/src/area/part/up.ts', target: '../area-page' },
  { rule: 'areas-below-remote', from: 'remote-a/src/ui/up.ts', target: '../area/beside/b' },
  { rule: 'pure-modules', from: 'shared/src/domain/a.ts', target: '../auth/b' },
  {
    rule: 'platform-knows-no-fair',
    from: 'api/src/platform/mail/sender.ts',
    target: '../../../../shared/src/domain/edition',
  },
  {
    rule: 'platform-knows-no-fair',
    from: 'api/src/platform/database/rows.ts',
    target: '../../tables/stand',
  },
  {
    rule: 'platform-knows-no-fair',
    from: 'api/src/platform/http/codes.ts',
    target: '../../modules/stand/problems',
  },
  {
    rule: 'shared-knows-no-application',
    from: 'shared/src/ui/a.ts',
    target: '../../../host/src/b',
  },
  {
    rule: 'release-shares-only-the-contract',
    from: 'release/src/store.ts',
    target: '../../tools/src/a',
  },
  {
    rule: 'release-shares-only-the-contract',
    from: 'release/src/session.ts',
    target: '../../shared/src/auth/b',
  },
  { rule: 'sdk-knows-no-workspace', from: 'sdk/src/a.ts', target: '../../tools/src/a' },
  {
    rule: 'sdk-knows-no-workspace',
    from: 'sdk/src/session.ts',
    target: '../../shared/src/auth/b',
  },
  { rule: 'stubs-are-remotes', from: 'sdk/stubs/ok/remote.ts', target: '../../src/a' },
  {
    rule: 'pages-follow-the-edition',
    from: 'remote-public/src/features/edition.ts',
    target: '../../../shared/src/domain/edition',
  },
  { rule: 'release-in-no-page', from: 'host/src/release.ts', target: '../../release/src/b' },
  {
    rule: 'release-in-no-page',
    from: 'shared/src/ui/release.ts',
    target: '../../../release/src/b',
  },
  { rule: 'plan-knows-no-project', from: 'plan/src/hall.ts', target: '../../shared/src/auth/b' },
  { rule: 'plan-knows-no-project', from: 'plan/src/page.ts', target: '../../remote-b/src/b' },
  {
    rule: 'plan-drawing-below-import',
    from: 'plan/src/drawing/read.ts',
    target: '../import/b',
  },
  {
    rule: 'plan-import-in-no-page',
    from: 'remote-a/src/upload.ts',
    target: '../../plan/src/import/b',
  },
  { rule: 'api-shares-only-pure-modules', from: 'api/src/a.ts', target: '../../shared/src/auth/b' },
  { rule: 'one-copy-by-name', from: 'shared/src/ui/copy.ts', target: '../auth/auth' },
  {
    rule: 'calls-in-queries',
    from: 'remote-a/src/features/f/button.tsx',
    target: '../../../../shared/src/http/http',
  },
  { rule: 'calls-in-queries', from: 'shared/src/forms/sending.ts', target: '../http/http' },
  { rule: 'shared-by-name', from: 'remote-a/src/far.ts', target: '../../shared/src/auth/b' },
  {
    rule: 'tools-import-contract-and-testing',
    from: 'tools/src/a.ts',
    target: '../../shared/src/auth/b',
  },
  { rule: 'facade-internals', from: 'shared/src/forms/f.ts', target: '../auth/browser-storage' },
  { rule: 'facade-internals', from: 'shared/src/shell/s.ts', target: '../theme/tokens' },
  { rule: 'one-importer-axios', from: 'host/src/axios.ts', target: 'axios' },
  { rule: 'one-importer-socket.io', from: 'host/src/socket.ts', target: 'socket.io-client' },
  { rule: 'one-importer-query', from: 'host/src/query.ts', target: '@tanstack/react-query' },
  { rule: 'one-importer-table', from: 'host/src/table.ts', target: '@tanstack/react-table' },
  { rule: 'one-importer-dnd-kit', from: 'remote-a/src/list.ts', target: '@dnd-kit/core' },
  { rule: 'one-importer-notistack', from: 'remote-a/src/toasts.ts', target: 'notistack' },
  { rule: 'one-importer-router', from: 'remote-a/src/router.ts', target: 'react-router-dom' },
  { rule: 'one-importer-i18next', from: 'remote-a/src/texts.ts', target: 'react-i18next' },
  { rule: 'one-importer-mui', from: 'remote-a/src/box.ts', target: '@mui/material' },
  { rule: 'one-importer-mui', from: 'shared/src/forms/css.ts', target: '@emotion/react' },
  { rule: 'one-importer-workbooks', from: 'remote-a/src/workbook.ts', target: 'hucre' },
  { rule: 'one-importer-workbox', from: 'host/src/app/kept.ts', target: 'workbox-core' },
  { rule: 'one-importer-totp', from: 'api/src/modules/a/codes.ts', target: 'otpauth' },
  { rule: 'one-importer-qr', from: 'remote-organiser/src/ui/codes.ts', target: 'qr' },
  { rule: 'one-importer-pdf', from: 'remote-organiser/src/ui/reader.ts', target: 'pdfjs-dist' },
  { rule: 'one-importer-saxes', from: 'remote-a/src/xml.ts', target: 'saxes' },
  { rule: 'one-importer-css-tree', from: 'remote-a/src/style-sheet.ts', target: 'css-tree' },
  { rule: 'one-importer-pixi', from: 'remote-a/src/pixi.ts', target: 'pixi.js' },
  {
    rule: 'one-importer-federation',
    from: 'host/src/layout.ts',
    target: '@module-federation/enhanced',
  },
  { rule: 'no-circular', from: 'host/src/circle-back.ts', target: './circle' },
  { rule: 'no-circular-modules', from: 'api/src/modules/a/a.ts', target: '../b/b' },
  { rule: 'not-resolvable', from: 'host/src/lost.ts', target: './missing' },
];

const PACKAGES = PLANTED.map(({ target }) => target).filter((target) => !target.startsWith('.'));

const INNOCENT = {
  ...Object.fromEntries(
    PACKAGES.flatMap((name) => [
      [`node_modules/${name}/package.json`, `{"name":"${name}","main":"index.js"}`],
      [`node_modules/${name}/index.js`, 'exports.nothing = 0;'],
    ]),
  ),
  'shared/src/auth/browser-storage.ts': empty,
  'shared/src/theme/tokens.ts': empty,
  'remote-b/src/b.ts': empty,
  // a circle of folders without a circle of files
  'api/src/modules/a/d.ts': empty,
  'api/src/modules/b/b.ts': empty,
  'api/src/modules/b/c.ts': importing('../a/d'),
  'host/src/b.ts': empty,
  'release/src/b.ts': empty,
  'plan/src/import/b.ts': empty,
  'host/src/circle.ts': importing('./circle-back'),
  'remote-a/src/features/g/g.ts': empty,
  'remote-a/src/pages/p.ts': empty,
  'remote-a/src/other/part/o.ts': empty,
  'remote-a/src/area/beside/b.ts': empty,
  'remote-a/src/area/area-page.ts': empty,
  'shared/src/domain/edition.ts': empty,
  'api/src/tables/stand.ts': empty,
  'api/src/modules/stand/problems.ts': empty,
  'shared/src/auth/b.ts': empty,
  'shared/src/auth/auth.ts': empty,
  'shared/src/http/http.ts': empty,
};

const { forbidden }: { forbidden: { name: string }[] } = createRequire(__filename)(
  join(ROOT, '.dependency-cruiser.cjs'),
);

it('plants a violation of each rule', () => {
  expect([...new Set(PLANTED.map(({ rule }) => rule))].sort()).toEqual(
    forbidden.map(({ name }) => name).sort(),
  );
});

/** A rule of folders names the folder. */
const shownAs = (rule: string, from: string) =>
  rule === 'no-circular-modules' ? dirname(from) : from;

describe('the import rules', () => {
  it('accept a remote that imports what lies below it', () => {
    const { code, output } = cruise({
      'remote-a/src/pages/page.ts': importing('../features/f/f'),
      'remote-a/src/features/f/f.ts': empty,
    });
    expect(output).toContain('no dependency violations found');
    expect(code).toBe(0);
  });

  it('accept an area whose page puts its parts together and takes the state of another', () => {
    const { code, output } = cruise({
      'remote-a/src/area/area-page.ts': importing('./part/p'),
      'remote-a/src/area/part/p.ts': importing('../state/s'),
      'remote-a/src/area/state/s.ts': importing('../../other/state/o'),
      'remote-a/src/other/state/o.ts': importing('../../ui/u'),
      'remote-a/src/ui/u.ts': empty,
    });
    expect(output).toContain('no dependency violations found');
    expect(code).toBe(0);
  });

  it('catch modules of the service whose folders form a circle, though none of their files do', () => {
    const { code, output } = cruise({
      'api/src/modules/stand/stand.ts': importing('../hold/term'),
      'api/src/modules/hold/term.ts': empty,
      'api/src/modules/hold/hold.ts': importing('../sale/price'),
      'api/src/modules/sale/price.ts': empty,
      'api/src/modules/sale/sale.ts': importing('../stand/code'),
      'api/src/modules/stand/code.ts': empty,
    });
    expect(code).not.toBe(0);
    expect(output).toContain('error no-circular-modules: api/src/modules/hold');
    expect(output).not.toContain('error no-circular:');
  });

  describe('catch every planted violation', () => {
    let found = { code: 0, output: '' };
    beforeAll(() => {
      const planted = PLANTED.map(({ from, target }) => [from, importing(target)]);
      found = cruise({ ...INNOCENT, ...Object.fromEntries(planted) });
    });

    it('and fail the run', () => expect(found.code).not.toBe(0));

    it.each(PLANTED)('$rule: $from', ({ rule, from }) => {
      expect(found.output).toMatch(
        new RegExp(`error ${rule}: .*${shownAs(rule, from).replace(/[.]/g, '\\.')}`),
      );
    });
  });
});
