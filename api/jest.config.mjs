import { jestProject } from '@mosta/tools/jest';

export default {
  ...jestProject({ name: 'api', environment: 'node' }),
  globalSetup: '<rootDir>/test/support/global-setup.ts',
};
