import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'remote-hotels', environment: 'by file' });
