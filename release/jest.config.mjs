import { jestProject } from '@mosta/tools/jest';

export default jestProject({ name: 'release', environment: 'node' });
