import { jestProject } from '@mosta/tools/jest';

const project = jestProject({
  name: 'api',
  environment: 'node',
  setup: ['<rootDir>/test/support/patience.ts'],
});

export default {
  ...project,
  globalSetup: '<rootDir>/test/support/global-setup.ts',
  // What only concerns the embedded database is not run again on PostgreSQL.
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    // Run apart, by `npm run faults`.
    '/test/faults/',
    ...(process.env.TEST_DATABASE_URL ? ['/test/(process|backup)\\.test\\.ts$'] : []),
  ],
};
