import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { facadeModules } from './contract-report';

let sources: string;

beforeEach(async () => {
  sources = await mkdtemp(join(tmpdir(), 'facades-'));
});
afterEach(() => rm(sources, { recursive: true, force: true }));

async function write(files: Record<string, string>): Promise<void> {
  for (const [path, text] of Object.entries(files)) {
    await mkdir(join(sources, path, '..'), { recursive: true });
    await writeFile(join(sources, path), text);
  }
}

it('follows what a façade passes on, and nothing else that its modules import', async () => {
  await write({
    'http/http.ts':
      "import { claim } from '../claim';\nexport {\n  call,\n} from './calls';\nexport { useQuery } from 'library';\n",
    'http/calls.ts': "import { hidden } from './hidden';\nexport * from '../kinds/kinds';\n",
    'http/hidden.ts': 'export const hidden = 1;\n',
    'kinds/kinds.tsx': "export type { Kind } from './kind';\n",
    'kinds/kind.ts': 'export type Kind = string;\n',
    'claim.ts': 'export const claim = 1;\n',
  });
  const found = await facadeModules(sources, ['http/http']);
  expect(found.map((path) => relative(sources, path))).toEqual([
    'http/calls.ts',
    'http/http.ts',
    'kinds/kind.ts',
    'kinds/kinds.tsx',
  ]);
});
