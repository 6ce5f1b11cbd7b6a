import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../project';
import { DEPRECATED, OTHER_LICENCES } from './dependencies/accepted';
import { readAudit } from './dependencies/audit';
import { checkLicences, checkScripts, type Installed } from './dependencies/installed';
import { type LockFile, readLockFile } from './dependencies/lock-file';
import {
  checkAdvisories,
  checkDeprecated,
  checkOrigins,
  checkRanges,
} from './dependencies/lock-rules';

const real = readLockFile(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8'));
const integrity = 'sha512-AAAA';

/** The project's lock file with one package more. */
const withPackage = (key: string, value: LockFile['packages'][string]): LockFile => ({
  ...real,
  packages: { ...real.packages, [key]: value },
});
const withImporter = (specifier: string, version: string): LockFile => ({
  ...real,
  importers: {
    ...real.importers,
    planted: {
      dependencies: { planted: { specifier, version } },
      ...{ devDependencies: {}, optionalDependencies: {} },
    },
  },
});

it('finds nothing in the lock file of the project', () => {
  expect(Object.keys(real.packages).length).toBeGreaterThan(500);
  const rules = [checkOrigins, checkRanges, checkDeprecated, checkAdvisories];
  expect(rules.flatMap((rule) => rule(real))).toEqual([]);
});

describe('finds in a lock file', () => {
  it('a package without hash, and one from an address', () => {
    expect(checkOrigins(withPackage('planted@1.0.0', { resolution: {} }))).toEqual([
      'planted@1.0.0 : sans somme de contrôle',
    ]);
    const tarball = 'https://exemple.dz/planted.tgz';
    expect(
      checkOrigins(withPackage('planted@1.0.0', { resolution: { integrity, tarball } })),
    ).toEqual(['planted@1.0.0 : vient d’une adresse (tarball)']);
    expect(checkOrigins(withImporter('catalog:', 'git+ssh://exemple.dz/planted'))).toHaveLength(1);
  });

  it('a version that the catalog does not name, or not exactly', () => {
    expect(checkRanges(withImporter('^1.0.0', '1.0.0'))).toEqual([
      'planted : planted à ^1.0.0, hors du catalogue',
    ]);
    const entry = { specifier: '^1.0.0', version: '1.0.0' };
    const catalogs = { ...real.catalogs, default: { ...real.catalogs.default, planted: entry } };
    expect(checkRanges({ ...real, catalogs })).toEqual([
      'catalogue : planted à ^1.0.0, qui n’est pas une version',
    ]);
  });

  it('a deprecated package, and a reason that is no longer needed', () => {
    const planted = { resolution: { integrity }, deprecated: 'Use another.' };
    expect(checkDeprecated(withPackage('planted@1.0.0', planted))).toEqual([
      'planted@1.0.0 : abandonné (Use another.)',
    ]);
    expect(checkDeprecated({ ...real, packages: {} })).toHaveLength(Object.keys(DEPRECATED).length);
  });

  it.each([
    ['ws@8.17.0', 1],
    ['ws@8.17.1', 0],
    ['ws@7.5.10', 0],
    ['@fastify/multipart@9.0.2', 1],
    ['nanoid@3.3.10', 0],
  ])('what is known to be vulnerable: %s %i times', (key, times) => {
    expect(checkAdvisories(withPackage(key, { resolution: { integrity } }))).toHaveLength(times);
  });
});

describe('finds among the installed packages', () => {
  const planted: Installed = {
    ...{ name: 'planted', version: '1.0.0', licence: 'MIT', installs: false },
  };
  const about = (licence: string | null) =>
    checkLicences([{ ...planted, licence }]).filter((one) => one.startsWith('planted'));

  it('one that wants to run a script, and a decision about none', () => {
    const none = { built: [], ignored: [] };
    expect(checkScripts([{ ...planted, installs: true }], none)).toHaveLength(1);
    expect(checkScripts([{ ...planted, installs: true }], { ...none, built: ['planted'] })).toEqual(
      [],
    );
    expect(checkScripts([planted], { ...none, ignored: ['planted'] })).toHaveLength(1);
  });

  it.each(['GPL-3.0-only', 'MIT AND GPL-3.0-only', null])('the licence %s', (licence) => {
    expect(about(licence)).toHaveLength(1);
  });

  it.each(['MIT', '(MIT OR GPL-3.0-only)', 'Apache-2.0 AND MIT'])('nothing in %s', (licence) => {
    expect(about(licence)).toEqual([]);
  });

  it('a licence that is accepted for a package which is not there', () => {
    expect(checkLicences([])).toHaveLength(Object.keys(OTHER_LICENCES).length);
  });
});

describe('the registry’s answer', () => {
  it('is its advisories', () => {
    const advisory = { module_name: 'planted', severity: 'high', title: 'Planted' };
    expect(readAudit(JSON.stringify({ advisories: { 1: advisory } }))).toEqual([
      'planted : high, Planted ',
    ]);
    expect(readAudit('{"advisories":{}}')).toEqual([]);
  });

  it.each(['', 'not found', '{"error":{"code":"ERR_PNPM_AUDIT_BAD_RESPONSE"}}'])(
    'is none where it says %j',
    (output) => {
      expect(readAudit(output)).toBeNull();
    },
  );
});
