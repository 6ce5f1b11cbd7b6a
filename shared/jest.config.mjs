import { jestProject } from '@mosta/tools/jest';

export default jestProject({ name: 'shared', environment: 'browser' });
