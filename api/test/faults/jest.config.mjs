import { jestProject } from '@mosta/portal-sdk/jest';

const project = jestProject({
  name: 'faults',
  environment: 'node',
  setup: ['<rootDir>/support/patience.ts'],
});

/** Real processes that are killed, starved and stopped: `npm run faults`, one file at a time. */
export default {
  ...project,
  testPathIgnorePatterns: [
    ...project.testPathIgnorePatterns,
    ...(process.env.FAULTS_POSTGRES_BIN ? [] : ['/services/']),
    ...(process.env.FAULTS_SMALL_DISK ? [] : ['/disk-full\\.test\\.ts$']),
  ],
};
