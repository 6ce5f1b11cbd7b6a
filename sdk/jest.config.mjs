import { jestProject } from '@mosta/portal-sdk/jest';

const project = jestProject({ name: 'sdk', environment: 'node' });

/** The template is a project of its own: its tests are a remote's. */
export default {
  ...project,
  testPathIgnorePatterns: [...project.testPathIgnorePatterns, '/template/'],
};
