import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type LockFile, readWorkspaceLock } from '../checks/dependencies/lock-file';
import { ROOT } from '../project';
import { BUILD_PACKAGES, resolvedPackages } from './resolved-packages';

let lock: LockFile;
beforeAll(async () => {
  lock = await readWorkspaceLock();
});

const importersOf = (remote: string) => [remote, 'shared'];

describe('the packages that a build uses', () => {
  it('stay the same when the repository gets another remote with packages of its own', () => {
    const left = { specifier: '1.3.0', version: '1.3.0' };
    const grown: LockFile = {
      ...lock,
      importers: {
        ...lock.importers,
        'remote-essai': {
          dependencies: { 'left-pad': left },
          devDependencies: {},
          optionalDependencies: {},
        },
      },
      packages: { ...lock.packages, 'left-pad@1.3.0': { resolution: { integrity: 'sha512-a' } } },
      snapshots: {
        ...lock.snapshots,
        'left-pad@1.3.0': { dependencies: {}, optionalDependencies: {} },
      },
    };
    for (const importer of ['host', 'remote-hotels', 'remote-floorplan']) {
      expect(resolvedPackages(grown, importersOf(importer))).toEqual(
        resolvedPackages(lock, importersOf(importer)),
      );
    }
    expect(resolvedPackages(grown, importersOf('remote-essai'))).toContain(
      'left-pad@1.3.0 sha512-a',
    );
  });

  it('are those of the remote that bundles them, and those that build', () => {
    const named = (remote: string) => resolvedPackages(lock, importersOf(remote)).join('\n');
    expect(named('remote-floorplan')).toMatch(/^pixi\.js@/m);
    expect(named('remote-hotels')).not.toMatch(/^pixi\.js@/m);
    expect(named('remote-hotels')).toMatch(/^webpack@/m);
    expect(named('remote-hotels')).not.toMatch(/^fastify@/m);
  });

  it('name every package that the builds import', () => {
    const sources = [
      'tools/src/build',
      'tools/src/build/webpack',
      'sdk/src/build',
      'sdk/src/build/webpack',
      'sdk/bin',
    ].flatMap((folder) =>
      readdirSync(join(ROOT, folder))
        .filter((file) => /^(?!.*\.test\.ts$).*\.(ts|mjs)$/.test(file))
        .map((file) => readFileSync(join(ROOT, folder, file), 'utf8')),
    );
    const sdk = lock.importers.sdk?.dependencies ?? {};
    // What checks a form, starts a command or serves one remote alone takes no part in what is published.
    const aside = new Set(['valibot', 'tsx', 'html-webpack-plugin', 'webpack-dev-server', 'yaml']);
    const imported = Object.entries(sdk)
      .filter(([name, { version }]) => !version.startsWith('link:') && !aside.has(name))
      .map(([name]) => name)
      .filter((name) =>
        sources.some((text) => new RegExp(`(from |import |resolve\\()'${name}[/']`).test(text)),
      );
    expect(imported.filter((name) => !BUILD_PACKAGES.includes(name))).toEqual([]);
  });
});
