import { jestProject } from '@mosta/portal-sdk/jest';

const project = jestProject({
  name: 'api',
  environment: 'node',
  setup: ['<rootDir>/test/support/patience.ts'],
});

/** Tests of the embedded database, and those whose outcome does not depend on what keeps the rows. */
const NOT_AGAIN_ON_POSTGRESQL = [
  '<rootDir>/src/',
  '<rootDir>/test/(process|backup|embedded-database)\\.test\\.ts$',
  // Who may call what is decided before a call asks for anything, and by the owner that a row names.
  '<rootDir>/test/(access|registry-file|registry-lost|releases-bucket|row-drawer)\\.test\\.ts$',
  '<rootDir>/test/(mail|mail-corpus|offline|openapi|page-drawer|portal|prerendered|printing|releases|scanner|search-engines|storage|wallets)\\.test\\.ts$',
  '<rootDir>/test/safety/(hostile-documents|mail-headers|malformed|posture|uploads)\\.test\\.ts$',
];

export default {
  ...project,
  testEnvironment: '<rootDir>/test/support/environment.cjs',
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  globalTeardown: '<rootDir>/test/support/global-teardown.ts',
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    // Run apart, by `npm run faults`.
    '/test/faults/',
    ...(process.env.TEST_DATABASE_URL ? NOT_AGAIN_ON_POSTGRESQL : []),
  ],
};
