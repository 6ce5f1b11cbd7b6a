import type { LockFile } from '../checks/dependencies/lock-file';
import { closureOf, keyOf, linkedFrom } from './lock-closure';

/** Packages of `sdk` that take part in every build. */
export const BUILD_PACKAGES = [
  '@fontsource/fraunces',
  '@fontsource/readex-pro',
  '@module-federation/enhanced',
  '@swc/core',
  '@swc/helpers',
  'css-loader',
  'esbuild',
  'fontkit',
  'mini-css-extract-plugin',
  'minimizer-webpack-plugin',
  'sharp',
  'swc-loader',
  'webpack',
];

/**
 * The packages that a build uses, with the hashes of their files: those of the given workspace packages and of
 * those that they depend on, those that build, and all that they need.
 */
export function resolvedPackages(lock: LockFile, importers: readonly string[]): string[] {
  const sdk = lock.importers.sdk?.dependencies ?? {};
  const named = [
    ...importers
      .flatMap((importer) => linkedFrom(importer, lock))
      .flatMap((importer) => Object.entries(lock.importers[importer]?.dependencies ?? {})),
    ...BUILD_PACKAGES.flatMap((name) => (sdk[name] ? [[name, sdk[name]] as const] : [])),
  ];
  const direct = named
    .filter(([, { version }]) => !version.startsWith('link:'))
    .map(([name, { version }]) => keyOf(name, version, lock));
  return closureOf(direct, lock).map((key) => {
    const integrity = lock.packages[key.replace(/\(.*$/, '')]?.resolution.integrity;
    return `${key} ${String(integrity ?? '')}`;
  });
}
