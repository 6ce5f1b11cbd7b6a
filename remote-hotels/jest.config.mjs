import { jestProject } from '@mosta/tools/jest';

export default jestProject({ name: 'remote-hotels', environment: 'browser' });
