import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'shared', environment: 'by file' });
