import { jestProject } from '@mosta/tools/jest';

export default jestProject({ name: 'host', environment: 'browser' });
