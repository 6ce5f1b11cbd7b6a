import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { checkDocuments } from './documents';

/** A repository in miniature, in which everything that the documents name exists. */
const PROJECT = {
  '.gitignore': 'node_modules/\ndist/\n',
  'package.json': '{ "name": "mosta-expo", "scripts": { "portal": "", "e2e": "" } }',
  'shared/package.json': '{ "name": "@mosta/shared" }',
  'shared/src/ui/ui.ts': 'export function clampQuantity() {}\n',
  'shared/src/contract/contract-version.ts': "export const CONTRACT_VERSION = '1.7.0';\n",
  'api/src/environment.ts':
    'export const environmentSchema = v.object({\n  PORTAL_DATA: v.string(),\n});\n',
  'api/src/tables/stand.ts': "export const stands = pgTable('stands', {});\n",
  'tools/src/commands/portal.ts': "if (action === 'publish') publish();\n",
  'e2e/journeys/hotels.spec.ts': '// decision 1; README.md, "Project"\ntest("lists hotels")\n',
  'docs/decisions/0001-facades.md': '# Façades\n',
  'docs/guides/operate.md': '# Operate\n\n| variable | |\n|---|---|\n| `PORTAL_DATA` | |\n',
  'docs/glossary.md':
    '| fr | in code |\n|---|---|\n| stand | `stands`, `api/src/tables/<noun>.ts` |\n',
  'README.md': [
    '# Project',
    '## Two commands, `npm start`',
    '[up](#two-commands-npm-start), [lists hotels](e2e/journeys/hotels.spec.ts), [façades](docs/decisions/0001-facades.md#façades), decision 1',
    '`shared/ui`, `@mosta/shared/ui`, `*/src/{ui,tables}`, `host/dist`, `ui.ts`, `src/ui/ui.ts`, `clampQuantity`',
    '```\nPORTAL_DATA=/tmp/x npm run portal -- publish <remote>\nnpm run e2e -- journeys/hotels # one file\n```',
  ].join('\n\n'),
};

async function complaintsWith(files: Record<string, string>): Promise<string> {
  const folder = mkdtempSync(join(tmpdir(), 'documents-'));
  try {
    for (const [path, content] of Object.entries({ ...PROJECT, ...files })) {
      mkdirSync(dirname(join(folder, path)), { recursive: true });
      writeFileSync(join(folder, path), content);
    }
    return await checkDocuments(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** One planted violation of each kind: a file, and what the check says of it. */
const PLANTED: [what: string, file: string, content: string, complaint: string][] = [
  ['a dead link', 'GUIDE.md', '\n[x](docs/none.md)', 'GUIDE.md:2 : le lien « docs/none.md »'],
  [
    'a test that is not there',
    'GUIDE.md',
    '[lists stands](e2e/journeys/hotels.spec.ts)',
    '« e2e/journeys/hotels.spec.ts » n’a pas de test « lists stands »',
  ],
  ['a dead anchor', 'GUIDE.md', '[x](README.md#none)', '« README.md » n’a pas de titre « none »'],
  ['a missing path', 'GUIDE.md', '`shared/src/gone.ts`', '« shared/src/gone.ts » n’existe pas'],
  ['a pattern of nothing', 'GUIDE.md', '`shared/*/{a,b}/`', '« shared/*/{a,b}/ » n’existe pas'],
  ['a missing file name', 'GUIDE.md', '`gone-hook.ts`', '« gone-hook.ts » n’existe pas'],
  ['a path inside packages', 'GUIDE.md', '`pages/gone`', '« pages/gone » n’existe pas'],
  ['a missing module', 'GUIDE.md', '`@mosta/shared/gone`', '« @mosta/shared/gone » n’existe pas'],
  ['a missing package', 'GUIDE.md', '`@mosta/gone`', '« @mosta/gone » n’existe pas'],
  ['an unknown script', 'GUIDE.md', '`npm run gone`', '« npm run gone » n’existe pas'],
  [
    'an unknown portal command',
    'GUIDE.md',
    '`npm run portal -- publish | undo`',
    '« npm run portal -- undo » n’existe pas',
  ],
  [
    'a missing test file',
    'GUIDE.md',
    '```\nnpm run e2e -- journeys/gone\n```',
    'GUIDE.md:2 : « npm run e2e -- journeys/gone » n’existe pas',
  ],
  [
    'a package of a former version',
    'GUIDE.md',
    '```\nnpx --package=$SDK/mosta-shared-1.7.0.tgz --package=$SDK/mosta-portal-sdk-1.6.0.tgz\n```',
    'GUIDE.md:2 : « mosta-portal-sdk-1.6.0.tgz » n’est pas emballé ; la version est 1.7.0',
  ],
  ['a variable nobody reads', 'GUIDE.md', '`GONE=1`', 'rien ne lit la variable GONE'],
  [
    'such a variable before a command',
    'GUIDE.md',
    '```\nGONE=1 npm start\n```',
    'rien ne lit la variable GONE',
  ],
  [
    'such a variable in a table',
    'docs/guides/operate.md',
    '| variable |\n|---|\n| `PORTAL_DATA` |\n| `GONE` |',
    'docs/guides/operate.md:4 : rien ne lit la variable GONE',
  ],
  [
    'an unexplained setting',
    'docs/guides/operate.md',
    '# Operate',
    'la variable PORTAL_DATA n’est pas expliquée',
  ],
  ['an unknown identifier', 'GUIDE.md', '`useGone()`', '« useGone » n’apparaît nulle part'],
  [
    'an undeclared name of the glossary',
    'docs/glossary.md',
    '| fr | in code |\n|---|---|\n| stand | `Gone` |',
    'docs/glossary.md:3 : le code ne déclare pas « Gone »',
  ],
  ['a missing decision', 'GUIDE.md', 'see decision 0042', 'la décision 0042 n’existe pas'],
  [
    'a missing decision in a comment',
    'api/src/a.ts',
    '// decision 42',
    'api/src/a.ts:1 : la décision 0042 n’existe pas',
  ],
  [
    'a decision that is cited by its title',
    'api/src/a.ts',
    '/** Seconds (decision: clocks). */',
    'api/src/a.ts:1 : une décision se cite par son numéro',
  ],
  [
    'a missing document in a comment',
    'api/src/a.ts',
    '// docs/gone.md',
    'api/src/a.ts:1 : « docs/gone.md » n’existe pas',
  ],
  [
    'a missing heading in a comment',
    'api/src/a.ts',
    '// README.md, "Gone"',
    'api/src/a.ts:1 : « README.md » n’a pas de titre « Gone »',
  ],
];

describe('the check of the documents', () => {
  it('accepts documents whose every name exists', async () => {
    expect(await complaintsWith({})).toBe('');
  });

  it.each(PLANTED)('finds %s', async (_, file, content, complaint) => {
    const complaints = await complaintsWith({ [file]: content });
    expect(complaints).toContain(complaint);
    expect(complaints.split('\n')).toHaveLength(1);
  });
});
