import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({
  name: 'remote-floorplan',
  environment: 'browser',
  setup: ['<rootDir>/jest.setup.mjs'],
});
