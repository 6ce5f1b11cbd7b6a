import { jestProject } from '@mosta/tools/jest';

export default jestProject({
  name: 'remote-floorplan',
  environment: 'browser',
  setup: ['<rootDir>/jest.setup.mjs'],
});
