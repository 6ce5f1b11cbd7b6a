import { jestProject } from '@mosta/portal-sdk/jest';

export default jestProject({ name: 'host', environment: 'by file' });
