import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const require = createRequire(import.meta.url);

/** Packages that are published as ES modules only and so pass through the compiler. */
const ESM_ONLY = [
  '@mosta',
  'msw',
  '@mswjs',
  '@open-draft',
  'rettime',
  'until-async',
  '@tanstack/(?:react-table|table-core|react-store|store)',
  'earcut',
  'pixi\\.js',
  '@pixi',
  'its-fine',
  'flatbush',
  'flatqueue',
  'hucre',
  'jose',
  'qr',
  'content-disposition',
  'cookie',
  'n2words',
  'p-limit',
  'yocto-queue',
  '@noble',
];

const ENVIRONMENTS = {
  browser: 'browser-environment.cjs',
  node: 'node-environment.cjs',
  'by file': 'environment-by-file.cjs',
};

/**
 * Jest project of one package.
 * @param {{ name: string, environment: 'browser' | 'node' | 'by file', setup?: string[] }} options `by file`: the
 *   browser's for `.test.tsx`, Node's for `.test.ts`
 * @returns {import('jest').Config}
 */
export function jestProject({ name, environment, setup = [] }) {
  const browser = environment !== 'node';
  return {
    displayName: name,
    testEnvironment: join(here, ENVIRONMENTS[environment]),
    testMatch: ['<rootDir>/**/*.test.{ts,tsx}'],
    testPathIgnorePatterns: ['/node_modules/', '/dist/', '/.types/', '/.portal/'],
    modulePathIgnorePatterns: ['/dist/', '/.types/'],
    setupFilesAfterEnv: [join(here, browser ? 'setup-by-file.cjs' : 'setup-node.mjs'), ...setup],
    transform: {
      '\\.[cm]?[jt]sx?$': [
        require.resolve('@swc/jest'),
        {
          jsc: {
            target: 'es2022',
            parser: { syntax: 'typescript', tsx: true },
            transform: { react: { runtime: 'automatic' } },
          },
          module: { type: 'commonjs' },
        },
      ],
    },
    transformIgnorePatterns: [
      `/node_modules/(?!(?:\\.pnpm/[^/]+/node_modules/)?(?:${ESM_ONLY.join('|')})(?:/|@))`,
    ],
    moduleNameMapper: {
      '\\.css$': join(here, 'empty.cjs'),
      '\\.(svg|png|avif|woff2)$': join(here, 'asset.cjs'),
      ...(browser ? { '^jest-axe$': join(here, 'axe.cjs') } : {}),
    },
    restoreMocks: true,
  };
}
