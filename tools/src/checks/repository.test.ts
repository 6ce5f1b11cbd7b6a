import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project';

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const packages = readdirSync(ROOT).filter((name) => existsSync(join(ROOT, name, 'package.json')));

describe('the code owners', () => {
  const owned = read('.github/CODEOWNERS')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('#'))
    .map((line) => line.split(/\s+/));

  it.each(packages)('name somebody for %s', (name) => {
    const places = name.startsWith('remote-') ? [`/${name}/`, '/remote-*/'] : [`/${name}/`];
    const owner = owned.find(([path = '']) => places.includes(path))?.[1];
    expect(owner).toMatch(/^@[\w-]+\/[\w-]+$/);
  });

  it('name no folder that is gone', () => {
    const paths = owned.map(([path = '']) => path).filter((path) => !path.includes('*'));
    expect(paths.filter((path) => !existsSync(join(ROOT, path)))).toEqual([]);
  });
});

describe('the workflow', () => {
  const workflow = read('.github/workflows/ci.yml');

  it('runs npm test', () => expect(workflow).toMatch(/^ +run: npm test$/m));

  it('runs it on the oldest Node and on the recommended one', () => {
    const oldest = /"node": ">=(\d+\.\d+)\.\d+"/.exec(read('package.json'))?.[1];
    expect(workflow).toContain(`node: ["${oldest}", "${read('.nvmrc').trim()}"]`);
  });

  it('runs the pnpm of the root commands', () => {
    const pnpm = /pnpm@[\d.]+/.exec(read('tools/bin/mosta.mjs'))?.[0] ?? 'none';
    expect(workflow).toContain(pnpm);
  });
});

describe('the scripts of each package', () => {
  const scriptsOf = (name: string): Record<string, string> =>
    JSON.parse(read(`${name}/package.json`)).scripts ?? {};
  const isBuilt = (name: string) => /^(host|api|remote-.+)$/.test(name);
  const entry = /^node \.\.\/tools\/bin\/mosta\.mjs (\w+)(?: ([\w-]+))?$/;

  it.each(packages)('let the team of %s test in its folder', (name) => {
    expect(scriptsOf(name).test).toMatch(entry);
  });

  it.each(packages.filter(isBuilt))('let the team of %s build and develop there', (name) => {
    expect(scriptsOf(name).build).toBe(`node ../tools/bin/mosta.mjs build ${name}`);
    expect(scriptsOf(name).dev).toMatch(entry);
  });

  it.each(packages)('of %s run commands that exist, on that package', (name) => {
    const calls = Object.values(scriptsOf(name)).flatMap((line) => entry.exec(line) ?? []);
    for (let index = 0; index < calls.length; index += 3) {
      const [, command, subject] = calls.slice(index, index + 3);
      expect(existsSync(join(ROOT, 'tools', 'src', 'commands', `${command}.ts`))).toBe(true);
      expect([undefined, name]).toContain(subject);
    }
  });
});

it.each(packages)('%s has the licence of the repository', (name) => {
  expect(JSON.parse(read(`${name}/package.json`))).toMatchObject({ license: 'MIT' });
});

it('gives the updates that decision 5 holds back no pull request', () => {
  const table = read('docs/decisions/0005-pinned-versions.md');
  const held = [...table.matchAll(/^\| ([@\w/-]+)(?:, ([@\w/-]+))? \| \d/gm)]
    .flatMap(([, one, other]) => [one, other])
    .filter((name) => name !== undefined);
  expect(held).toContain('webpack');
  const updates = read('.github/dependabot.yml');
  const ignored = [...updates.matchAll(/dependency-name: ["']?([@\w/*-]+)/g)].map(
    ([, name = '']) => name,
  );
  const uncovered = held.filter(
    (name) =>
      name !== 'pnpm' &&
      !ignored.some(
        (one) => one === name || (one.endsWith('/*') && name?.startsWith(one.slice(0, -1))),
      ),
  );
  expect(uncovered).toEqual([]);
});
