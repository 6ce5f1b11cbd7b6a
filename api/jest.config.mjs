import { jestProject } from '@mosta/tools/jest';

export default jestProject({ name: 'api', environment: 'node' });
