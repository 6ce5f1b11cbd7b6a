import { jestProject } from '@mosta/tools/jest';

export default {
  ...jestProject({
    name: 'api',
    environment: 'node',
    setup: ['<rootDir>/test/support/patience.ts'],
  }),
  globalSetup: '<rootDir>/test/support/global-setup.ts',
};
